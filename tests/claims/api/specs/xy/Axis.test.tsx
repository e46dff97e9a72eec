import { Axis, LineSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../../render-chart';

describe('api/specs/xy/Axis', () => {
  it('Rotated labels take as much space as their length in each row of a time axis, so that the plot gets small. Rotate them with timeAxisLayerCount={0}.', async () => {
    const plotHeight = async (timeAxisLayerCount: number, rotation: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={timeAxisLayerCount}
            style={{ tickLabel: { rotation } }}
            tickFormat={(time) => new Date(time).toISOString().slice(0, 10)}
          />
          <Axis id="y" position={Position.Left} />
          <LineSeries
            id="line"
            timeZone="utc"
            data={[
              { x: Date.UTC(2025, 1, 1), y: 1 },
              { x: Date.UTC(2025, 1, 21), y: 5 },
            ]}
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState?.axes?.y[0]?.gridlines.at(-1)?.y ?? NaN;
    };
    const lost = async (layers: number) =>
      (await plotHeight(layers, 0)) - (await plotHeight(layers, -90));
    const [inOneRow, inTwoRows, inThreeRows] = [await lost(0), await lost(2), await lost(3)];
    expect(inTwoRows).toBeGreaterThan(inOneRow);
    expect(inThreeRows).toBeGreaterThan(inTwoRows);
  });
});
