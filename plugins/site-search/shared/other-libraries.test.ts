import { describe, expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import { otherNames, replaceOtherNames } from './other-libraries';

describe('replaceOtherNames', () => {
  it('replaces names of options in other libraries, whatever their case', () => {
    expect(replaceOtherNames('stackId of bars')).toBe('stackAccessors two stacks of bars');
    expect(replaceOtherNames('MinPointLength')).toBe('minBarHeight');
  });

  it('keeps words that such a name is a part of', () => {
    expect(replaceOtherNames('xFieldName stackIds')).toBe('xFieldName stackIds');
  });

  it('knows no name of this library', () => {
    const { symbols } = readGenerated(generatedFiles.apiModel);
    const own = symbols.flatMap(({ name, members }) => [name, ...members.map((one) => one.name)]);
    const ownNames = new Set(own.map((name) => name.toLowerCase()));
    expect(otherNames.length).toBeGreaterThan(100);
    expect(otherNames.filter((name) => ownNames.has(name))).toEqual([]);
  });
});
