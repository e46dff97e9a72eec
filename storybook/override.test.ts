import { describe, expect, it } from 'vitest';
import { override } from './override';

const axis = { id: 'price', title: 'Price' };

describe('override', () => {
  it('overrides props of the example', () => {
    expect(override(axis, { title: 'Cost', hide: false })).toEqual({
      id: 'price',
      title: 'Cost',
      hide: false,
    });
  });

  it('ignores undefined values and empty strings', () => {
    expect(override(axis, { title: '', position: undefined })).toEqual(axis);
  });

  it('changes only the element with the selected id', () => {
    expect(override(axis, { only: 'day', title: 'Cost' })).toEqual(axis);
    expect(override(axis, { only: 'price', title: 'Cost' })).toEqual({ ...axis, title: 'Cost' });
  });
});
