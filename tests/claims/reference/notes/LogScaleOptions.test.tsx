import { Axis, LineSeries, Position, ScaleType, type YDomainRange } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

describe('reference/notes/LogScaleOptions', () => {
  it('Default: 1 (-1 for negative data), since a y domain includes zero. With fit: true, the value nearest to zero; with min, that value.', async () => {
    const ticks = async (sign: 1 | -1, domain?: YDomainRange) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={domain} />
          <LineSeries
            id="line"
            data={[
              { x: 1, y: 0.02 * sign },
              { x: 2, y: 40 * sign },
            ]}
            xScaleType={ScaleType.Linear}
            yScaleType={ScaleType.Log}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState?.axes?.y[0]?.values ?? [];
    };
    expect((await ticks(1))[0]).toBe(1);
    expect((await ticks(-1)).at(-1)).toBe(-1);
    expect((await ticks(1, { min: NaN, max: NaN, fit: true }))[0]).toBe(0.02);
    expect((await ticks(1, { min: 0.1, max: NaN }))[0]).toBe(0.1);
  });
});
