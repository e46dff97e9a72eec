import type { ComponentType } from 'react';
import { BarSeries, ScaleType, type BarSeriesProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { render, renderChart, type Rendered } from '../render-chart';
import { barsOf } from '../bars-of';

const accessors = { xAccessor: 'x', yAccessors: ['y'], color: '#123456' };

async function bars(props: Partial<BarSeriesProps>) {
  const { svg } = await renderChart(
    <BarSeries id="bars" data={[]} {...accessors} {...(props as object)} />,
  );
  return barsOf(svg, '#123456');
}

const rows = ['a', 'b', 'c'].map((x, index) => ({ x, y: index + 1 }));

describe('docs/bars', () => {
  it('On an ordinal or linear scale a quarter of each step is a gap by default.', async () => {
    const [first] = await bars({ data: rows });
    expect(first!.width).toBeCloseTo((600 / 3) * 0.75, 0);
    const linear = await bars({
      data: rows.map(({ y }) => ({ x: y, y })),
      xScaleType: ScaleType.Linear,
    });
    const step = linear[1]!.x - linear[0]!.x;
    expect(linear[0]!.width).toBeCloseTo(step * 0.75, 0);
  });

  it('A value of zero still gets none.', async () => {
    const data = [
      { x: 'a', y: 1000 },
      { x: 'b', y: 1 },
      { x: 'c', y: 0 },
    ];
    expect((await bars({ data, minBarHeight: 6 })).map(({ height }) => height)).toEqual([300, 6]);
  });

  it('alignment puts the label at the end of its bar; without it the label of a tall bar stands in the middle.', async () => {
    const heights = ({ svg }: Rendered) =>
      [...svg.matchAll(/fill="#7C8696" transform="translate\(\d+ ([\d.]+)\)/g)].map(([, y]) =>
        Math.round(Number(y)),
      );
    const { Weights } = codeOn<{ Weights: ComponentType }>('docs/bars', 'Weights');
    // The bars begin at 24 and 162 of 172 pixels, and labels are lifted by 20.
    expect(heights(await render(<Weights />))).toEqual([4, 142]);

    const unaligned = await renderChart(
      <BarSeries
        id="bars"
        data={rows.slice(0, 1)}
        {...accessors}
        displayValueSettings={{ showValueLabel: true }}
      />,
      { theme: { barSeriesStyle: { displayValue: { offsetY: 0, fill: { color: '#7c8696' } } } } },
    );
    const [height = 0] = heights(unaligned);
    expect(Math.abs(height - 150)).toBeLessThan(20);
  });
});
