import { Axis, LineSeries, Position, type AxisProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

const hour = 3_600_000;

type Scale = 'linear' | 'ordinal' | 'time';

/** Returns the drawing of a line over two days with an axis whose labels repeat. */
async function drawing(scale: Scale, axis: Partial<AxisProps>, xNice = false) {
  return drawingOf(
    await renderChart(
      <>
        <Axis
          id="axis"
          position={Position.Bottom}
          tickFormat={(value) => String(Math.floor(Number(value) / (24 * hour)))}
          {...axis}
        />
        <LineSeries
          id="line"
          data={[0, 12, 24, 36, 48].map((x) => ({ x: x * hour, y: x * hour }))}
          timeZone="UTC"
          xScaleType={scale}
          xNice={xNice}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    ),
  );
}

const inOneRow = { timeAxisLayerCount: 0 };
const duplicated = { showDuplicatedTicks: true };

describe('reference/notes/AxisSpec', () => {
  it('It has no effect on other scales, on a time axis with layers and on a scale with xNice.', async () => {
    const hasEffect = async (scale: Scale, axis: Partial<AxisProps> = {}, xNice = false) =>
      (await drawing(scale, { ...axis, ...duplicated }, xNice)) !==
      (await drawing(scale, axis, xNice));
    expect({
      linear: await hasEffect('linear'),
      ordinal: await hasEffect('ordinal'),
      y: await hasEffect('linear', { position: Position.Left }),
      layers: await hasEffect('time'),
      nice: await hasEffect('time', inOneRow, true),
      time: await hasEffect('time', inOneRow),
    }).toEqual({ linear: false, ordinal: false, y: false, layers: false, nice: false, time: true });
  });
});
