import { Axis, BarSeries, Position } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

describe('docs/axes', () => {
  it('The y axis starts at zero.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} />
        <BarSeries id="a" data={[{ x: 'A', y: 8 }]} xAccessor="x" yAccessors={['y']} />
      </>,
    );
    expect(debugState?.axes?.y[0]?.values[0]).toBe(0);
  });
});

const bars = <BarSeries id="bars" data={[{ x: 'A', y: 8 }]} xAccessor="x" yAccessors={['y']} />;

describe('docs/axes', () => {
  it('position is Left by default, so an x axis needs one.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="axis" />
        {bars}
      </>,
    );
    expect(debugState?.axes?.x).toEqual([]);
    expect(debugState?.axes?.y).toHaveLength(1);
  });

  it('The domain of x is not a setting of the axis, and domain on an x axis throws.', async () => {
    const chart = renderChart(
      <>
        <Axis id="x" position={Position.Bottom} domain={{ min: 0, max: 5 }} />
        {bars}
      </>,
    );
    await expect(chart).rejects.toThrow('custom domain');
  });
});
