import type { ComponentType } from 'react';
import { PointShape } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { drawnAt } from '../drawn-at';
import { renderChart, render } from '../render-chart';
import { twoLines } from '../two-lines';

describe('docs/style-data-points', () => {
  it('Add the points where the line crosses zero, and draw the parts as two series:', async () => {
    const { withZeros, Profit } = codeOn<{
      withZeros: (rows: object[]) => object[];
      Profit: ComponentType<{ rows: object[] }>;
    }>('docs/style-data-points', 'withZeros');
    const rows = [
      { x: 0, y: 4 },
      { x: 4, y: -4 },
      { x: 5, y: 0 },
      { x: 6, y: 2 },
    ];
    expect(withZeros(rows)).toEqual([rows[0], { x: 2, y: 0 }, ...rows.slice(1)]);
    const rendered = await render(<Profit rows={rows} />);
    const at = async (color: string) =>
      (await drawnAt(rendered, color, [90, 300, 570])).map((ys) => ys.length > 0);
    expect(await at('#16c5c0')).toEqual([true, false, true]);
    expect(await at('#c8554f')).toEqual([false, true, false]);
  });

  it('Shapes are those of PointShape.', async () => {
    const drawing = async (shape: PointShape) =>
      (await renderChart(twoLines({ lineSeriesStyle: { point: { visible: 'always', shape } } })))
        .svg;
    const shapes = Object.values(PointShape);
    expect(new Set(await Promise.all(shapes.map(drawing))).size).toBe(shapes.length);
  });
});
