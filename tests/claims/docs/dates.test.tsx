import {
  Axis,
  Heatmap,
  LineAnnotation,
  AnnotationDomainType,
  LineSeries,
  Position,
  ScaleType,
  timeFormatter,
  niceTimeFormatter,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { tooltipAt } from '../pointer';
import { renderChart } from '../render-chart';

const midnight = Date.UTC(2025, 1, 1);
const day = 86_400_000;

const line = (xs: unknown[], timeZone?: string) => (
  <LineSeries
    id="line"
    data={xs.map((x, y) => ({ x, y }))}
    timeZone={timeZone}
    xScaleType={ScaleType.Time}
    xAccessor="x"
    yAccessors={['y']}
  />
);
const axis = <Axis id="x" position={Position.Bottom} />;

/** Returns the zones that the formats of both axes get: for labels, and in the tooltip. */
async function zonesOf(...timeZones: (string | undefined)[]) {
  const seen = { x: new Set<string | undefined>(), y: new Set<string | undefined>() };
  const format = (axis: 'x' | 'y') => (value: number, options?: { timeZone?: string }) => {
    seen[axis].add(options?.timeZone);
    return `${value}`;
  };
  const { container } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} tickFormat={format('x')} timeAxisLayerCount={0} />
      <Axis id="y" position={Position.Left} tickFormat={format('y')} />
      {timeZones.map((timeZone, index) => (
        <LineSeries
          key={index}
          id={`${index}`}
          data={[0, 1, 2].map((x) => ({ x: midnight + x * day, y: midnight + x }))}
          timeZone={timeZone}
          xScaleType={ScaleType.Time}
          yScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />
      ))}
    </>,
  );
  const onAxis = { x: [...seen.x], y: [...seen.y] };
  for (const zones of Object.values(seen)) zones.clear();
  expect(await tooltipAt(container, 300, 100)).not.toBeNull();
  return { onAxis, inTooltip: { x: [...seen.x], y: [...seen.y] } };
}

describe('reference/notes/AxisSpec', () => {
  it('The option timeZone is set for labels of an x axis, and in the tooltip if the series has one.', async () => {
    const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
    for (const [zone, label] of [
      ['Asia/Tokyo', 'Asia/Tokyo'],
      [undefined, browser],
    ])
      expect(await zonesOf(zone)).toEqual({
        onAxis: { x: [label], y: [undefined] },
        inTooltip: { x: [zone], y: [zone] },
      });
  });
});

describe('docs/dates', () => {
  it('Rows whose x is a Date are dropped without a message, and the chart says "No data to display".', async () => {
    const { texts } = await renderChart(line([new Date(midnight), new Date(midnight + day)]));
    expect(texts).toContain('No data to display');
  });

  it('Date strings make the scale ordinal; if an axis has rows of dates the chart throws "Scale generation for the multilayer axis failed".', async () => {
    const xs = ['2025-02-01', '2025-02-02'];
    const { debugState } = await renderChart(line(xs));
    expect(debugState!.lines![0]!.points.map(({ x }) => x).sort()).toEqual(xs);
    const chart = renderChart(
      <>
        {axis}
        {line(xs)}
      </>,
    );
    await expect(chart).rejects.toThrow('Scale generation for the multilayer axis failed');
    for (const [position, timeAxisLayerCount, rotation, throws] of [
      [Position.Top, 1, 0, true],
      [Position.Bottom, 0, 0, false],
      [Position.Left, 2, 90, false],
    ] as const) {
      const other = renderChart(
        <>
          <Axis id="x" position={position} timeAxisLayerCount={timeAxisLayerCount} />
          {line(xs)}
        </>,
        { rotation },
      );
      if (throws) await expect(other).rejects.toThrow('multilayer axis');
      else expect((await other).texts).toEqual(xs);
    }
  });

  it('An unknown zone is ignored by the axis: ticks are placed in the zone of the browser. The tooltip passes it on, so that timeFormatter can write another time there and Intl.DateTimeFormat throws.', async () => {
    const labels = async (timeZone?: string) => {
      const { texts } = await renderChart(
        <>
          {axis}
          {line([midnight, midnight + 2 * day], timeZone)}
        </>,
      );
      return texts;
    };
    const local = await labels();
    for (const unknown of ['local', 'UTC+3', 'Nowhere/City'])
      expect(await labels(unknown)).toEqual(local);
    expect(await labels('Asia/Kathmandu')).not.toEqual(local);
    const inTooltip = async (timeZone: string | undefined) => {
      const seen: unknown[] = [];
      const { container } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            tickFormat={(value, options) => {
              seen.push(options?.timeZone);
              return `${value}`;
            }}
          />
          {line([midnight, midnight + day, midnight + 2 * day], timeZone)}
        </>,
      );
      seen.length = 0;
      await tooltipAt(container, 300, 150);
      return seen;
    };
    for (const unknown of ['local', 'UTC+3', 'Nowhere/City']) {
      expect(await inTooltip(unknown)).toContain(unknown);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: unknown })).toThrow(RangeError);
    }
    const write = timeFormatter('HH:mm');
    expect(write(midnight, { timeZone: 'UTC+3' })).toBe('03:00');
    expect(write(midnight, { timeZone: 'Nowhere/City' })).toBe(
      write(midnight, { timeZone: 'utc' }),
    );
  });

  it("Give all series of a chart the same zone. If they differ, the x axis is in the browser's, and the header of the tooltip gets the zone of the first series. Series without a zone do not count on the axis. Labels of the x axis pass the zone to your tickFormat as options.timeZone, those of a y axis do not. In the tooltip it is that of the series, if it has one.", async () => {
    const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const tokyo = { x: ['Asia/Tokyo'], y: [undefined] };
    expect(await zonesOf('Asia/Tokyo')).toMatchObject({
      onAxis: tokyo,
      inTooltip: { x: ['Asia/Tokyo'] },
    });
    expect((await zonesOf('Asia/Tokyo', 'Asia/Tokyo')).onAxis).toEqual(tokyo);
    for (const zones of [
      ['Asia/Tokyo', 'Europe/Rome'],
      ['Europe/Rome', 'Asia/Tokyo'],
    ]) {
      const { onAxis, inTooltip } = await zonesOf(...zones);
      expect(onAxis.x).toEqual([browser]);
      expect(inTooltip.x).toContain(zones[0]);
      expect(inTooltip.x).not.toContain(zones[1]);
    }
    for (const zones of [
      ['Asia/Tokyo', undefined],
      [undefined, 'Asia/Tokyo'],
      ['Nowhere/City', 'Asia/Tokyo'],
    ]) {
      const { onAxis, inTooltip } = await zonesOf(...zones);
      expect(onAxis.x).toEqual(['Asia/Tokyo']);
      expect(inTooltip.x).toContain(zones[0]);
    }
  });

  it('timeFormatter and niceTimeFormatter use it; so should your own function:', () => {
    const [utc, tokyo] = [{ timeZone: 'utc' }, { timeZone: 'Asia/Tokyo' }];
    const hours = timeFormatter('HH:mm');
    expect([hours(midnight, utc), hours(midnight, tokyo)]).toEqual(['00:00', '09:00']);
    const nice = niceTimeFormatter([midnight, midnight + day / 8]);
    expect(nice(midnight, utc)).not.toBe(nice(midnight, tokyo));
  });

  it('Annotations take milliseconds too: a Date as dataValue draws nothing.', async () => {
    const shown = async (dataValue: unknown) => {
      const { container } = await renderChart(
        <>
          <LineAnnotation
            id="mark"
            domainType={AnnotationDomainType.XDomain}
            dataValues={[{ dataValue }]}
            marker="mark"
          />
          {line([midnight, midnight + 2 * day])}
        </>,
      );
      return container.textContent.includes('mark');
    };
    expect(await shown(midnight + day)).toBe(true);
    expect(await shown(new Date(midnight + day))).toBe(false);
  });

  it('timeZone is a prop of XY series and of Heatmap. There is none on Settings or Axis.', async () => {
    const zone: object = { timeZone: 'Asia/Tokyo' };
    const dateOnAxis = async (of: 'series' | 'axis' | 'settings' | 'none') => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            tickFormat={(_, options) => `${options?.timeZone}`}
            {...(of === 'axis' && zone)}
          />
          {line([midnight, midnight + day], of === 'series' ? 'Asia/Tokyo' : undefined)}
        </>,
        of === 'settings' ? zone : {},
      );
      return debugState!.axes!.x[0]!.labels[0];
    };
    const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(browser).not.toBe('Asia/Tokyo');
    expect(await dateOnAxis('series')).toBe('Asia/Tokyo');
    for (const of of ['axis', 'settings', 'none'] as const)
      expect(await dateOnAxis(of)).toBe(browser);
  });

  it('The buckets of a Heatmap are in UTC unless its own timeZone says otherwise.', async () => {
    const cells = async (x: number, timeZone?: string) => {
      const { debugState } = await renderChart(
        <Heatmap
          id="heatmap"
          data={[0, 1, 2].map((index) => ({ x: x + index * day, y: 'row', value: 1 }))}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          timeZone={timeZone}
          xScale={{ type: ScaleType.Time, interval: { type: 'calendar', unit: 'day', value: 1 } }}
          xAxisLabelFormatter={(time) => new Date(Number(time)).toISOString()}
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
        />,
      );
      return debugState?.heatmap?.cells.length ?? 0;
    };
    // Cells that do not start with a bucket are not drawn. Midnight in Tokyo is nine hours before that of UTC.
    const inTokyo = midnight - 9 * 3_600_000;
    expect(await cells(midnight)).toBe(3);
    expect(await cells(midnight, 'Asia/Tokyo')).toBe(0);
    expect(await cells(inTokyo)).toBe(0);
    expect(await cells(inTokyo, 'Asia/Tokyo')).toBe(3);
  });
});
