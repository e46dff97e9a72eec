// cspell:ignore stackmodeofanarea tooltipvalues
import { describe, expect, it } from 'vitest';
import { parseQuery } from './query-words';

describe('parseQuery', () => {
  it.each(['what does stackMode accept', 'stackMode values', 'default of stackMode'])(
    'finds the name that "%s" asks about',
    (query) => {
      expect(parseQuery(query)).toMatchObject({ name: 'stackmode', isName: true });
    },
  );

  it('takes the whole query as the name if it has further words', () => {
    expect(parseQuery('stackMode of an area').name).toBe('stackmodeofanarea');
    expect(parseQuery('tooltip values').name).toBe('tooltipvalues');
  });
});
