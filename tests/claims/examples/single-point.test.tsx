import {
  Axis,
  LineSeries,
  Position,
  ScaleType,
  timeFormatter,
  type PointStyle,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const monday = Date.UTC(2025, 10, 3);
const day = 86_400_000;
const chart = (point?: Partial<PointStyle>, xDomain?: { min: number; max: number }) =>
  renderChart(
    <>
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('ddd')}
      />
      <LineSeries
        id="line"
        color="#123456"
        data={[{ x: monday, y: 2 }]}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="x"
        yAccessors={['y']}
        lineSeriesStyle={{ point }}
      />
    </>,
    { xDomain },
  );

/** Returns the radius of the first circle of a point, in pixels. */
const radiusOf = (svg: string) =>
  Number(/transform="translate\([^)]*\)" d="M-([\d.]+) 0Q/.exec(svg)?.[1]);

describe('examples/states/single-point', () => {
  it('One value makes no line, and by default only a small dot.', async () => {
    const { svg, debugState } = await chart();
    expect(debugState?.lines?.[0]?.path).toMatch(/^M[^L]*Z$/);
    expect(radiusOf(svg)).toBe(2);
  });

  it('point.visible set to always draws it in full, and xDomain gives the axis the span that is still to come.', async () => {
    const { svg } = await chart({ visible: 'always', radius: 5 });
    expect(radiusOf(svg)).toBe(5);

    const { texts } = await chart(undefined, { min: monday, max: monday + 5 * day });
    expect(texts).toEqual(expect.arrayContaining(['Tue', 'Wed', 'Thu', 'Fri']));
    expect((await chart()).texts).not.toContain('Fri');
  });
});
