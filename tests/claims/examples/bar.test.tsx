import { Axis, BarSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { axisOf, renderChart } from '../render-chart';

const day = 86_400_000;

describe('examples/bar', () => {
  it('On a time scale, bars stand between ticks by default.', async () => {
    const { svg, debugState } = await renderChart(
      <>
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={0}
          gridLine={{ visible: true }}
          hide
        />
        <BarSeries
          id="bars"
          color="#123456"
          data={[0, 1, 2].map((index) => ({ x: Date.UTC(2025, 5, 1) + index * day, y: 1 }))}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    const ticks = axisOf(debugState, 'x').gridlines.map(({ x }) => x);
    const bars = barsOf(svg, '#123456');
    expect(bars).toHaveLength(3);
    for (const [index, { x, width }] of bars.entries()) {
      expect(x).toBeGreaterThanOrEqual(ticks[index] ?? NaN);
      expect(x + width).toBeLessThanOrEqual(ticks[index + 1] ?? NaN);
    }
  });
});
