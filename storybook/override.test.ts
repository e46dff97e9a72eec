import { describe, expect, it } from 'vitest';
import { override } from './override';

const axis = { id: 'price', title: 'Price' };

describe('override', () => {
  it('puts what a reader has set over what the example gives', () => {
    expect(override(axis, { title: 'Cost', hide: false })).toEqual({
      id: 'price',
      title: 'Cost',
      hide: false,
    });
  });

  it('leaves the example its own values where nothing is set or a text is emptied', () => {
    expect(override(axis, { title: '', position: undefined })).toEqual(axis);
  });

  it('changes one element alone where its id is chosen', () => {
    expect(override(axis, { only: 'day', title: 'Cost' })).toEqual(axis);
    expect(override(axis, { only: 'price', title: 'Cost' })).toEqual({ ...axis, title: 'Cost' });
  });
});
