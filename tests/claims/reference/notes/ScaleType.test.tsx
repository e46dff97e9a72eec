import {
  Axis,
  BarSeries,
  LineSeries,
  Position,
  ScaleType,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../../bars-of';
import { move } from '../../pointer';
import { renderChart } from '../../render-chart';

const hour = 3_600_000;
const series = { id: 'series', xAccessor: 'x', yAccessors: ['y'], timeZone: 'utc' };
const odd = [0.3, 6.3].map((x) => ({ x: x * hour, y: x * hour }));
const fit = { min: NaN, max: NaN, fit: true };

/** Returns the values of the ticks of both axes, and the paths of the lines. */
async function drawn(props: object, domain?: YDomainRange, otherProps: object = props) {
  const { debugState } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} timeAxisLayerCount={0} />
      <Axis id="y" position={Position.Left} domain={domain} />
      <LineSeries {...series} data={odd} {...props} />
      <LineSeries {...series} id="other" data={odd} {...otherProps} />
    </>,
  );
  const { x, y } = debugState!.axes!;
  const lines = debugState!.lines!.map(({ path }) => path);
  return { x: x[0]?.values, y: y[0]?.values, lines };
}

async function expectError(scaleType: ScaleType) {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(drawn({ xScaleType: scaleType })).rejects.toThrow();
  error.mockRestore();
}

describe('reference/notes/ScaleType', () => {
  it('xNice and yNice have no effect on its domain, but xNice changes the ticks.', async () => {
    const x = { xScaleType: ScaleType.Time };
    const y = { xScaleType: ScaleType.Linear, yScaleType: ScaleType.Time };
    const plain = await drawn(x);
    const nice = await drawn({ ...x, xNice: true });
    expect(nice.lines).toEqual(plain.lines);
    expect(nice.x).not.toEqual(plain.x);
    expect(await drawn({ ...y, yNice: true }, fit)).toEqual(await drawn(y, fit));
  });

  it('BarSeries on a time scale always uses histogram mode: the tick stands at the start of the bar.', async () => {
    const tickInBar = async (step: number, props: object) => {
      const { svg, debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            gridLine={{ visible: true }}
          />
          <BarSeries
            {...series}
            color="#112233"
            data={[0, 1, 2].map((x) => ({ x: x * step, y: 1 }))}
            {...props}
          />
        </>,
        { theme: { scales: { histogramPadding: 0, barsPadding: 0 } } },
      );
      const { values, gridlines } = debugState!.axes!.x[0]!;
      // Grid lines are relative to the plot area, which the transform moves.
      const bars = barsOf(svg.replaceAll(/ transform="[^"]+"/g, ''), '#123');
      const { x, width } = bars[1]!;
      return (gridlines[values.indexOf(step)]!.x - x) / width;
    };
    for (const enableHistogramMode of [undefined, false])
      expect(
        await tickInBar(hour, { xScaleType: ScaleType.Time, enableHistogramMode }),
      ).toBeCloseTo(0);
    expect(await tickInBar(1, { xScaleType: ScaleType.Linear })).toBeCloseTo(0.5);
  });

  it('Nothing uses it. An XY chart throws an error with it. For a heatmap, set color bands in colorScale. Nothing uses it. An XY chart throws an error with it. Nothing uses it. An XY chart throws an error with it. For a heatmap, set color bands in colorScale.', async () => {
    for (const name of ['Quantize', 'Quantile', 'Threshold'] as const)
      await expectError(ScaleType[name]);
  });
});

describe('reference/notes/SeriesScales', () => {
  it('Every series of the chart must set it, and ordinal and time domains stay as they are.', async () => {
    const nice = { xNice: true };
    for (const xScaleType of [ScaleType.Ordinal, ScaleType.Time]) {
      const { lines } = await drawn({ xScaleType });
      expect((await drawn({ xScaleType, ...nice })).lines).toEqual(lines);
    }
    const linear = { xScaleType: ScaleType.Linear };
    const plain = await drawn(linear);
    expect(await drawn({ ...linear, ...nice }, undefined, linear)).toEqual(plain);
    expect(await drawn({ ...linear, ...nice })).not.toEqual(plain);
  });

  it('Extends the y domain to round values. Every series of the group must set it.', async () => {
    const linear = { xScaleType: ScaleType.Linear };
    const nice = { ...linear, yNice: true };
    const plain = await drawn(linear);
    expect(await drawn(nice, undefined, linear)).toEqual(plain);
    expect(await drawn(nice)).not.toEqual(plain);
    expect(await drawn(nice, undefined, { ...linear, groupId: 'other' })).not.toEqual(plain);
  });

  it('An axis ignores names that the browser does not know, among them local and utc+3, but the tooltip passes them on to its formatter.', async () => {
    const labels = async (timeZone: string) => {
      const zones: unknown[] = [];
      const { container, debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <LineSeries
            {...series}
            timeZone={timeZone}
            xScaleType={ScaleType.Time}
            data={[0, 24].map((x) => ({ x: x * hour, y: x }))}
            tickFormat={(value, options) => {
              zones.push(options?.timeZone);
              return String(value);
            }}
          />
        </>,
      );
      await move(container, 300, 100);
      return { labels: debugState!.axes!.x[0]!.labels, zone: zones.at(-1) };
    };
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const own = (await labels(ownZone)).labels;
    for (const zone of ['local', 'utc+3', 'Nowhere'])
      expect(await labels(zone)).toEqual({ labels: own, zone });
    expect((await labels('Asia/Tokyo')).labels).not.toEqual(own);
  });
});

describe('reference/notes/YDomainBase', () => {
  it('Each option concerns the ends that min and max leave open, except for padding in px, which is always added.', async () => {
    const props = { xScaleType: ScaleType.Linear };
    const limits = { min: 2 * hour, max: 8 * hour };
    const plain = await drawn(props, limits);
    for (const options of [
      { fit: true },
      { padding: hour, paddingUnit: 'domain' },
      { padding: 0.5, paddingUnit: 'domainRatio' },
      { padding: hour, paddingUnit: 'domain', constrainPadding: false },
    ] as const) {
      expect(await drawn(props, { ...limits, ...options })).toEqual(plain);
    }
    const padded = { ...limits, padding: 50, paddingUnit: 'pixel' } as const;
    expect(await drawn(props, padded)).not.toEqual(plain);
    const fitted = await drawn(props, fit);
    expect(fitted).not.toEqual(await drawn(props));
    expect(await drawn(props, { ...fit, padding: hour })).not.toEqual(fitted);
  });
});
