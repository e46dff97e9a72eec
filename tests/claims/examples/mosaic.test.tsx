import { describe, expect, it } from 'vitest';
import { showExample } from '../show-example';

describe('examples/partition/mosaic', () => {
  it('The first layer divides the width, the second one the height of each column.', async () => {
    const { svg } = await showExample('partition/mosaic');
    /** Returns the bounds of the boxes of the colors. */
    const boxes = (...colors: string[]) =>
      [...svg.matchAll(/<path fill="([^"]+)" d="M([\d.]+) ([\d.]+)L[\d.]+ ([\d.]+)L([\d.]+)/g)]
        .filter(([, fill]) => colors.includes(fill!))
        .map(([, , left, top, bottom, right]) => ({
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
        }));
    const columns = boxes('#8A8F98');
    expect(columns).toHaveLength(3);
    expect(new Set(columns.map(({ top, bottom }) => `${top} ${bottom}`)).size).toBe(1);
    for (const [index, { left }] of columns.entries())
      expect(left).toBe(index === 0 ? 0 : columns[index - 1]!.right);
    expect(columns[2]!.right).toBe(600);
    const parts = boxes('#11A579', '#F5C35B', '#C2553F');
    for (const { left, right } of columns) {
      const inColumn = parts.filter((part) => part.left >= left && part.right <= right);
      expect(inColumn.length).toBeGreaterThan(1);
      expect(new Set(inColumn.map((part) => part.left)).size).toBe(1);
      expect(new Set(inColumn.map((part) => part.top)).size).toBe(inColumn.length);
    }
  });
});
