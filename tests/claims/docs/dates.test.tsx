import type { ReactElement } from 'react';
import {
  Axis,
  BarSeries,
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
import { codeOn } from '../code-on';
import { tooltipAt } from '../pointer';
import { render, renderChart } from '../render-chart';

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
  describe('local times', () => {
    const { parserFor, time } = codeOn<{
      parserFor: (timeZone: string) => (text: string) => number;
      time: number;
    }>('docs/dates', 'parserFor');
    const parsed = (text: string, timeZone: string) => {
      const milliseconds = parserFor(timeZone)(text);
      return Number.isNaN(milliseconds) ? NaN : new Date(milliseconds).toISOString();
    };

    it('This function returns a parser for the zone that you name, without a library:', () => {
      expect(time).toBe(Date.UTC(2025, 1, 1, 11));
      const texts = ['2026-07-01 00:00', '2026-07-01T00:00:30.250'];
      for (const [zone, first, second] of [
        ['Europe/Berlin', '2026-06-30T22:00:00.000Z', '2026-06-30T22:00:30.250Z'],
        ['America/St_Johns', '2026-07-01T02:30:00.000Z', '2026-07-01T02:30:30.250Z'],
        ['Asia/Kathmandu', '2026-06-30T18:15:00.000Z', '2026-06-30T18:15:30.250Z'],
        ['utc', '2026-07-01T00:00:00.000Z', '2026-07-01T00:00:30.250Z'],
      ] as const)
        expect(texts.map((text) => parsed(text, zone))).toEqual([first, second]);
      expect(() => parserFor('Mars/Phobos')).toThrow(RangeError);
    });

    it('An hour that clocks show twice in autumn becomes the first of the two, because the text does not say which.', () => {
      for (const [text, zone, time] of [
        ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
        ['2026-10-25T02:00', 'Europe/Berlin', '2026-10-25T00:00:00.000Z'],
        ['2026-10-25T02:59', 'Europe/Berlin', '2026-10-25T00:59:00.000Z'],
        ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
        ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
        ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
      ] as const)
        expect(parsed(text, zone)).toBe(time);
    });

    it('A time that clocks skip in spring moves on as they do: 02:30 becomes 03:30.', () => {
      for (const [text, zone, time] of [
        ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
        ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
        ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
        ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
        ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
        // Midnight does not exist on this day.
        ['2026-09-06T00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
      ] as const)
        expect(parsed(text, zone)).toBe(time);
    });

    it('A text of another form becomes NaN, also one that has an offset already.', () => {
      for (const text of [
        '',
        'n/a',
        '2026-07-01',
        '2026-07-01T00:00Z',
        '2026-07-01T00:00+02:00',
        '2026-13-01T00:00',
        '2026-07-01T25:00',
        '01.07.2026 00:00',
      ])
        expect(parsed(text, 'Europe/Berlin')).toBeNaN();
    });
  });

  describe('clock changes', () => {
    const hour = 3_600_000;
    const hoursOf = async (timeZone: string, start: number, count: number) => {
      const { debugState } = await renderChart(
        <>
          {axis}
          <BarSeries
            id="bars"
            data={Array.from({ length: count }, (_, index) => ({ x: start + index * hour, y: 1 }))}
            timeZone={timeZone}
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      const labels = debugState!.axes!.x[0]!.labels.filter((label) => label.includes(':'));
      return { labels, bars: debugState!.bars![0]!.bars.length };
    };

    it('A day of 25 hours has 25 bars: the data are milliseconds, so no two of them share a place. The axis with rows of dates writes the same hour below two of them, such as 02:00 in Berlin or 01:00 in New York.', async () => {
      expect((await hoursOf('Europe/Berlin', Date.UTC(2026, 9, 24, 22), 25)).bars).toBe(25);
      const berlin = await hoursOf('Europe/Berlin', Date.UTC(2026, 9, 24, 22), 5);
      expect(berlin.labels).toEqual(['00:00', '01:00', '02:00', '02:00', '03:00']);
      const newYork = await hoursOf('America/New_York', Date.UTC(2026, 10, 1, 4), 5);
      expect(newYork.labels).toEqual(['00:00', '01:00', '01:00', '02:00', '03:00']);
    });

    it('In spring, the axis skips an hour and bars leave no gap.', async () => {
      const { labels, bars } = await hoursOf('Europe/Berlin', Date.UTC(2026, 2, 28, 23), 5);
      expect(labels).toEqual(['00:00', '01:00', '03:00', '04:00', '05:00']);
      expect(bars).toBe(5);
    });

    it('The tooltip then reads "25 Oct, 02:00 CEST" and, an hour later, "25 Oct, 02:00 CET". For a zone whose short name the language does not have, it is an offset such as "GMT-4".', async () => {
      const { Energy } = codeOn<{
        Energy: (props: { rows: { time: number; kWh: number }[] }) => ReactElement;
      }>('docs/dates', 'withOffset');
      const rows = [0, 1, 2, 3, 4].map((index) => ({
        time: Date.UTC(2026, 9, 24, 22 + index),
        kWh: 1 + index,
      }));
      const headers = [];
      for (const x of [310, 420]) {
        const { container } = await render(<Energy rows={rows} />);
        headers.push((await tooltipAt(container, x, 150))?.textContent);
      }
      expect(headers).toEqual(
        ['25 Oct, 02:00 CEST', '25 Oct, 02:00 CET'].map(
          (text, index) => `${text}energy${index + 3}`,
        ),
      );
      const newYork = new Intl.DateTimeFormat('en-GB', {
        hour: '2-digit',
        timeZone: 'America/New_York',
        timeZoneName: 'short',
      });
      expect(newYork.format(Date.UTC(2026, 6, 1))).toContain('GMT-4');
    });
  });

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
