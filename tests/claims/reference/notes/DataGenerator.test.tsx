import { DataGenerator } from '@elastic/charts';
import { describe, expect, it } from 'vitest';

const generator = new DataGenerator();

describe('reference/notes/DataGenerator', () => {
  it('With 0 groups it throws an error.', () => {
    expect(generator.generateGroupedSeries(2, 1)).toHaveLength(2);
    expect(() => generator.generateGroupedSeries(2, 0)).toThrow(Error);
  });

  it('With 0 groups it throws an error.', () => {
    expect(generator.generateRandomGroupedSeries(2, 1)).toHaveLength(2);
    expect(() => generator.generateRandomGroupedSeries(2, 0)).toThrow(Error);
  });
});
