import {
  Axis,
  BarSeries,
  HistogramBarSeries,
  Position,
  type BarSeriesProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../../bars-of';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

/** Distance of two bars: an hour on a time scale. */
const unitOf = { time: 3_600_000, linear: 1 };
const color = '#C03060';

/** Renders three bars. */
const chart = (
  Series: typeof BarSeries,
  xScaleType: 'time' | 'linear',
  props: Partial<BarSeriesProps> = {},
) =>
  renderChart(
    <>
      <Axis id="x" position={Position.Bottom} gridLine={{ visible: true }} timeAxisLayerCount={0} />
      <Series
        id="bars"
        data={[1, 2, 3].map((y) => ({ x: y * unitOf[xScaleType], y }))}
        timeZone="UTC"
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['y']}
        color={color}
        {...props}
      />
    </>,
    { theme: { scales: { histogramPadding: 0, barsPadding: 0 } } },
  );

/** Returns by how many widths the first bar is right of the tick of its value. */
async function shiftOf(...args: Parameters<typeof chart>) {
  const { svg, debugState } = await chart(...args);
  const { values, gridlines } = debugState!.axes!.x[0]!;
  const tick = gridlines[values.indexOf(unitOf[args[1]])]!.x;
  // Without the offset of the plot, which the grid lines leave out as well.
  const [bar] = barsOf(svg.replaceAll(/ transform="[^"]+"/g, ''), color);
  return Math.round(((bar!.x - tick) / bar!.width) * 100) / 100;
}

const off = { enableHistogramMode: false };

describe('reference/notes/BarSeries', () => {
  it('On a time scale the bars always start at their tick, as in HistogramBarSeries.', async () => {
    expect(await shiftOf(BarSeries, 'time')).toBe(0);
    expect(await shiftOf(BarSeries, 'time', off)).toBe(0);
    expect(await shiftOf(HistogramBarSeries as typeof BarSeries, 'time')).toBe(0);
    expect(await shiftOf(BarSeries, 'linear')).toBe(-0.5);
  });
});

describe('reference/notes/BarSeriesSpec', () => {
  it('A BarSeries on a time scale always has it on, even if you pass false.', async () => {
    const on = { enableHistogramMode: true };
    const drawing = async (...args: Parameters<typeof chart>) => drawingOf(await chart(...args));
    expect(await drawing(BarSeries, 'time', off)).toBe(await drawing(BarSeries, 'time', on));
    expect(await drawing(BarSeries, 'time')).toBe(await drawing(BarSeries, 'time', on));
    expect(await drawing(BarSeries, 'linear', off)).not.toBe(
      await drawing(BarSeries, 'linear', on),
    );
  });
});

describe('reference/notes/BarSeriesStyle', () => {
  it('They appear only with displayValueSettings={{ showValueLabel: true }} on the series.', async () => {
    const valueFormatter = (value: number) => `value ${value}`;
    const labels = async (props: Partial<BarSeriesProps>) =>
      (await chart(BarSeries, 'linear', props)).texts.filter((text) => text.startsWith('value'));
    const barSeriesStyle = { displayValue: { fontSize: 10 } };
    expect(await labels({ barSeriesStyle })).toEqual([]);
    expect(await labels({ displayValueSettings: { valueFormatter } })).toEqual([]);
    expect(
      await labels({ displayValueSettings: { valueFormatter, showValueLabel: true } }),
    ).toEqual(['value 1', 'value 2', 'value 3']);
  });
});

describe('reference/notes/DisplayValueStyle', () => {
  it('padding and fontWeight have no effect: labels have normal weight.', async () => {
    const drawing = async (displayValue: object) =>
      drawingOf(
        await renderChart(
          <BarSeries
            id="bars"
            data={[{ x: 'A', y: 3 }]}
            xAccessor="x"
            yAccessors={['y']}
            displayValueSettings={{ showValueLabel: true }}
          />,
          { theme: { barSeriesStyle: { displayValue } } },
        ),
      );
    const plain = await drawing({});
    for (const style of [{ padding: 30 }, { fontWeight: 'bold' }, { fontWeight: 900 }])
      expect(await drawing(style)).toBe(plain);
    expect(await drawing({ offsetX: 5 })).not.toBe(plain);
  });
});
