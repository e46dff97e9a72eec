// cspell:ignore stackmodeofanarea tooltipvalues
import { describe, expect, it } from 'vitest';
import { readQuery } from './query-words';

describe('readQuery', () => {
  it.each(['what does stackMode accept', 'stackMode values', 'default of stackMode'])(
    'finds the name that "%s" asks about',
    (query) => {
      expect(readQuery(query)).toMatchObject({ name: 'stackmode', isName: true });
    },
  );

  it('takes the whole query as the name if it has further words', () => {
    expect(readQuery('stackMode of an area').name).toBe('stackmodeofanarea');
    expect(readQuery('tooltip values').name).toBe('tooltipvalues');
  });
});
