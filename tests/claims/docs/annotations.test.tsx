import type { ComponentType, ReactNode } from 'react';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  GroupBy,
  HistogramBarSeries,
  LineAnnotation,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  SmallMultiples,
  StackMode,
  type RectAnnotationDatum,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { legendOf } from '../legend-of';
import { mouse, surfaceOf } from '../pointer';
import { render, renderChart, unmountAll, type Series } from '../render-chart';
import { noMargins, twoFields, twoLines } from '../two-lines';

const rows = [
  { x: 0, y: 3 },
  { x: 10, y: 9 },
];
const series = (
  <LineSeries
    id="line"
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
  />
);
const limit = (props: object = {}) => (
  <LineAnnotation
    id="limit"
    domainType={AnnotationDomainType.YDomain}
    dataValues={[{ dataValue: 50 }]}
    marker="limit"
    {...props}
  />
);

const domains: YDomainRange[] = [
  { min: NaN, max: NaN },
  { min: NaN, max: NaN, includeDataFromIds: ['limit'] },
  { min: -2, max: 2 },
];
const noPadding = { inner: 0, outer: 0 };

const markerOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.echAnnotation__marker')!;

describe('docs/annotations', () => {
  it('details of an entry is shown when the pointer is on a rectangle; header and details when it is on the marker of a line. A line without a marker has no tooltip.', async () => {
    const texts = { header: 'Header', details: 'Details' };
    const tooltip = () => document.querySelector('.echAnnotation')?.textContent;
    const rectangle = (
      <RectAnnotation id="rectangle" dataValues={[{ coordinates: { x0: 1, x1: 5 }, ...texts }]} />
    );
    for (const rotation of [0, 90] as const) {
      const { container } = await renderChart(
        <>
          {rectangle}
          {twoLines()}
        </>,
        { theme: noMargins, rotation },
      );
      await mouse(surfaceOf(container), 'mousemove', 250, 220);
      expect(tooltip()).toBe('Details');
      unmountAll();
    }
    for (const marker of ['here', undefined]) {
      const { container } = await renderChart(
        <>
          {limit({ marker, dataValues: [{ dataValue: 1.5, ...texts }] })}
          {twoLines()}
        </>,
        { theme: noMargins },
      );
      if (marker) {
        await mouse(markerOf(container), 'mouseover', 5, 5);
        expect(tooltip()).toBe('HeaderDetails');
      } else {
        expect(markerOf(container)).toBeNull();
        await mouse(surfaceOf(container), 'mousemove', 230, 75);
        expect(tooltip()).toBeUndefined();
      }
      unmountAll();
    }
  });

  it('dataValue is the x value: milliseconds on a time scale, the category on an ordinal one. A Date draws nothing.', async () => {
    const day = Date.UTC(2025, 0, 3);
    for (const [xScaleType, dataValue, drawn] of [
      [ScaleType.Time, day, true],
      [ScaleType.Time, new Date(day), false],
      [ScaleType.Time, '2025-01-03', false],
      [ScaleType.Ordinal, day, true],
      [ScaleType.Linear, day, true],
      [ScaleType.Linear, new Date(day), false],
      [ScaleType.Ordinal, new Date(day), false],
      [ScaleType.Ordinal, 'another', false],
    ] as const) {
      const { svg } = await renderChart(
        <>
          <LineAnnotation
            id="day"
            domainType={AnnotationDomainType.XDomain}
            dataValues={[{ dataValue }]}
            style={{ line: { stroke: '#123456' } }}
          />
          <LineSeries
            id="line"
            data={[-1, 0, 1].map((days) => ({ x: day + days * 86_400_000, y: 1 }))}
            timeZone="utc"
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      expect(svg.includes('#123456')).toBe(drawn);
    }
  });

  it('In histogram mode, beside bars of several series that share the buckets, the line stands too far to the right.', async () => {
    const xOfLine = async (yAccessors: string[], enableHistogramMode: boolean, stacked = false) => {
      const { svg } = await renderChart(
        <>
          <LineAnnotation
            id="line"
            domainType={AnnotationDomainType.XDomain}
            dataValues={[{ dataValue: 3 }]}
            style={{ line: { stroke: '#123456' } }}
          />
          <BarSeries
            id="bars"
            data={twoFields}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={yAccessors}
            enableHistogramMode={enableHistogramMode}
            {...(stacked && { stackAccessors: ['x'] })}
          />
        </>,
        { theme: { ...noMargins, scales: { histogramPadding: 0, barsPadding: 0 } } },
      );
      const path = /<path[^>]*#123456[^>]*>/.exec(svg)![0];
      return Number(/d="M([\d.]+) /.exec(path)![1]);
    };
    // The third of five buckets reaches from 240 to 360 px.
    expect(await xOfLine(['a'], true)).toBe(240);
    expect(await xOfLine(['a', 'b'], true, true)).toBe(240);
    expect(await xOfLine(['a', 'b'], true)).toBe(270);
    expect(await xOfLine(['a', 'b', 'x'], true)).toBe(280);
    expect(await xOfLine(['a', 'b'], false)).toBe(300);
  });

  it('zIndex above zero puts them in front of the series.', async () => {
    for (const { zIndex, isLine } of combinations({ zIndex: [-1, 0, 1], isLine: [false, true] })) {
      const { svg } = await renderChart(
        <>
          {isLine ? (
            <LineAnnotation
              id="line"
              zIndex={zIndex}
              domainType={AnnotationDomainType.XDomain}
              dataValues={[{ dataValue: 2 }]}
              style={{ line: { stroke: '#123456' } }}
            />
          ) : (
            <RectAnnotation
              id="rectangle"
              zIndex={zIndex}
              dataValues={[{ coordinates: { x0: 2, x1: 3 } }]}
              style={{ fill: '#123456' }}
            />
          )}
          {twoLines({ color: '#987654' })}
        </>,
      );
      const [annotation, lines] = [svg.indexOf('#123456'), svg.indexOf('#987654')];
      expect(Math.min(annotation, lines)).toBeGreaterThan(0);
      expect(annotation > lines).toBe(zIndex > 0);
    }
  });

  it('marker is an element at the end of the line, markerBody one beside it, which needs a marker: Marker with a label.', async () => {
    for (const [markers, texts] of [
      [{ marker: 'icon' }, ['icon']],
      [{ marker: 'icon', markerBody: 'label' }, ['icon', 'label']],
      [{ marker: undefined, markerBody: 'label' }, []],
    ] as const) {
      const shown = await renderChart(
        <>
          {limit({ dataValues: [{ dataValue: 5 }], ...markers })}
          {series}
        </>,
      );
      expect(shown.texts.filter((text) => /icon|label/.test(text))).toEqual(texts);
    }
  });

  it('The marker is missing with its line.', async () => {
    const isShown = async (includeDataFromIds: string[]) => {
      const { container } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            domain={{ min: NaN, max: NaN, includeDataFromIds }}
          />
          {limit()}
          {series}
        </>,
      );
      return container.textContent.includes('limit');
    };
    expect(await isShown([])).toBe(false);
    expect(await isShown(['limit'])).toBe(true);
  });

  it('In a percentage stack neither changes the domain: only values from 0 to 1 are drawn.', async () => {
    for (const { Series, domain } of combinations({
      Series: [AreaSeries, BarSeries, HistogramBarSeries],
      domain: domains,
    })) {
      const shows = async (dataValue: number, stackMode?: StackMode) => {
        const { container } = await renderChart(
          <>
            <Axis id="y" position={Position.Left} domain={domain} />
            {limit({ dataValues: [{ dataValue }] })}
            <Series
              id="series"
              data={[0, 1].map((x) => ({ x, y: x / 2 + 0.1 }))}
              xAccessor="x"
              yAccessors={['y']}
              stackAccessors={['x']}
              stackMode={stackMode}
            />
          </>,
        );
        const isShown = container.textContent.includes('limit');
        unmountAll();
        return isShown;
      };
      for (const value of [0, 0.5, 1])
        expect(await shows(value, StackMode.Percentage), `${value}`).toBe(true);
      for (const value of [-0.5, 1.5]) {
        expect(await shows(value, StackMode.Percentage), `${value}`).toBe(false);
        const isReached = domain !== domains[0];
        expect(await shows(value), `${value}`).toBe(isReached);
      }
    }
  });

  it('A line annotation crosses the whole plot.', async () => {
    for (const { rotation, domainType, xScaleType, panels } of combinations({
      rotation: [0, 90, -90, 180],
      domainType: [AnnotationDomainType.XDomain, AnnotationDomainType.YDomain],
      xScaleType: [ScaleType.Linear, ScaleType.Ordinal],
      panels: [1, 2],
    })) {
      const { svg } = await renderChart(
        <>
          <GroupBy id="parity" by={(_, { x }: { x: number }) => x % panels} sort="dataIndex" />
          <SmallMultiples
            splitHorizontally="parity"
            style={{ horizontalPanelPadding: noPadding }}
          />
          <LineAnnotation
            id="line"
            domainType={domainType}
            dataValues={[{ dataValue: 2 }]}
            style={{ line: { stroke: '#123456', strokeWidth: 1, opacity: 1 } }}
          />
          <BarSeries
            id="bars"
            data={[0, 1, 2, 3].map((x) => ({ x, y: x + 1 }))}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        { rotation, theme: noMargins },
      );
      unmountAll();
      const lengths = [
        ...svg.matchAll(/stroke="#123456"[^>]* d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g),
      ].map(([, x0, y0, x1, y1]) => Math.hypot(Number(x1) - Number(x0), Number(y1) - Number(y0)));
      const isUpright =
        (domainType === AnnotationDomainType.XDomain) === (Math.abs(rotation) !== 90);
      const length = isUpright ? 300 : 600 / panels;
      expect(lengths).toHaveLength(panels);
      for (const one of lengths) expect(one).toBeCloseTo(length, 0);
    }
  });

  it('Choose a side without an axis, because a marker lies on the tick labels.', async () => {
    const { container, debugState } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} title="Axis with a title" />
        {limit({ dataValues: [{ dataValue: 5 }], markerPosition: Position.Left })}
        {series}
      </>,
      { theme: { chartMargins: { left: 60 } } },
    );
    const plotWidth = Number(/L([\d.]+),/.exec(debugState?.lines?.[0]?.path ?? '')?.[1]);
    const { left, transform } = markerOf(container).style;
    // The marker ends where the plot begins, whatever is beside the plot.
    expect(left).toBe(`${600 - plotWidth}px`);
    expect(transform).toBe('translate(-100%, -50%)');
  });

  it('Text in it is bold and has the color of its line; pass an element with a style of its own to change that.', async () => {
    const { container } = await renderChart(
      <>
        {limit({
          dataValues: [{ dataValue: 5 }],
          style: { line: { stroke: '#d6304a' } },
          marker: <span style={{ color: '#000000', fontWeight: 400 }}>limit</span>,
        })}
        {series}
      </>,
    );
    const marker = markerOf(container);
    expect(getComputedStyle(marker).fontWeight).toBe('700');
    expect(marker.style.color).toBe('rgb(214, 48, 74)');
    expect(getComputedStyle(marker.querySelector('span')!).fontWeight).toBe('400');
  });

  it('The lower value comes first: on a continuous scale, with x0 above x1 nothing is drawn.', async () => {
    const drawn = async (coordinates: { x0: number; x1: number }) => {
      const { svg } = await renderChart(
        <>
          <RectAnnotation
            id="range"
            dataValues={[{ coordinates }]}
            style={{ fill: '#123456', opacity: 1 }}
          />
          {series}
        </>,
      );
      return svg.includes('#123456');
    };
    expect(await drawn({ x0: 2, x1: 4 })).toBe(true);
    expect(await drawn({ x0: 4, x1: 2 })).toBe(false);
    expect(await drawn({ x0: 40, x1: 50 })).toBe(false);
  });

  it('Add a LineAnnotation in the middle of the RectAnnotation, without a visible line: its marker is the label. A label whose middle lies outside of the x domain is missing: take the middle of the visible part.', async () => {
    const { LoadWithSpans } = codeOn<{
      LoadWithSpans: ComponentType<{
        rows: { time: number; load: number }[];
        spans: { from: number; to: number; label: string }[];
      }>;
    }>('docs/annotations', 'LoadWithSpans');
    const rows = [0, 1, 2, 3, 4].map((time) => ({ time, load: time + 1 }));
    const { container, svg } = await render(
      <LoadWithSpans
        rows={rows}
        spans={[
          { from: 1, to: 2, label: 'Outage' },
          { from: 3, to: 3.5, label: 'Test' },
          { from: 3.5, to: 9, label: 'Later' },
        ]}
      />,
    );
    const markers = [...container.querySelectorAll<HTMLElement>('.echAnnotation__marker')];
    expect(markers.map(({ textContent }) => textContent)).toEqual(['Outage', 'Test']);
    const rectangles = svg.matchAll(
      /fill="#D6304A"[^>]* transform="translate\(([\d.]+)[^>]* d="M([\d.]+) [\d.]+L([\d.]+)/gi,
    );
    const middles = [...rectangles].map(
      ([, plot, left, right]) => Number(plot) + (Number(left) + Number(right)) / 2,
    );
    expect(middles).toHaveLength(3);
    expect(markers.map(({ style }) => [style.left, style.transform])).toEqual(
      middles.slice(0, 2).map((middle) => [`${middle}px`, 'translate(-50%, -100%)']),
    );
    expect(svg).not.toMatch(/stroke="#a61b36"/i);
  });

  it('A side that you leave out reaches to the edge of the plot.', async () => {
    const kinds = [LineSeries, AreaSeries, BarSeries, HistogramBarSeries] as Series[];
    for (const { Series, xScaleType, count } of combinations({
      Series: kinds,
      xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
      count: [1, 2],
    })) {
      /** Returns the edges of the plot that a rectangle reaches: left, right, top, bottom. */
      const edges = async (coordinates: RectAnnotationDatum['coordinates']) => {
        const rendered = await renderChart(
          <>
            <RectAnnotation
              id="range"
              dataValues={[{ coordinates }]}
              zIndex={1}
              style={{ fill: '#ff0000', opacity: 1 }}
            />
            {Array.from({ length: count }, (_, index) => (
              <Series
                key={index}
                id={`${index}`}
                data={[0, 1, 2, 3].map((x) => ({ x, y: x + 5 }))}
                xScaleType={xScaleType}
                xAccessor="x"
                yAccessors={['y']}
              />
            ))}
          </>,
          { theme: noMargins },
        );
        unmountAll();
        const columns = await drawnAt(rendered, '#ff0000', [1, 250, 598]);
        const [left, middle, right] = columns.map((ys) => ys.length > 0);
        const rows = columns.flat();
        expect(middle).toBe(true);
        return [left, right, Math.min(...rows) < 2, Math.max(...rows) > 297];
      };
      expect(await edges({ x0: 1 })).toEqual([false, true, true, true]);
      expect(await edges({ x1: 2 })).toEqual([true, false, true, true]);
      expect(await edges({ y0: 4 })).toEqual([true, true, true, false]);
      expect(await edges({ y1: 4 })).toEqual([true, true, false, true]);
      expect(await edges({ x0: 1, y1: 4 })).toEqual([false, true, false, true]);
    }
  });

  it('On an ordinal scale x1 includes its category, and with bars on a linear scale its bar, except in histogram mode.', async () => {
    const width = async (specs: ReactNode) => {
      const { svg } = await renderChart(
        <>
          <RectAnnotation
            id="range"
            dataValues={[{ coordinates: { x0: 0, x1: 1 } }]}
            style={{ fill: '#123456', opacity: 1 }}
          />
          {specs}
        </>,
        { theme: noMargins },
      );
      return Number(/#123456" d="M0 0L([\d.]+) /.exec(svg)?.[1]);
    };
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal]) {
      const props = { id: 'a', data: [0, 1, 2].map((x) => ({ x, y: 1 })), xScaleType };
      const accessors = { xAccessor: 'x', yAccessors: ['y'] };
      const isTime = xScaleType === ScaleType.Time;
      // Bars on a time scale are in histogram mode.
      expect(await width(<BarSeries {...props} {...accessors} />)).toBe(isTime ? 200 : 400);
      const isOrdinal = xScaleType === ScaleType.Ordinal;
      const histogram = <HistogramBarSeries {...props} {...accessors} />;
      expect(await width(histogram)).toBe(isOrdinal ? 400 : 200);
      expect(await width(<LineSeries {...props} {...accessors} />)).toBe(isOrdinal ? 400 : 300);
    }
  });

  it('hideLines hides the markers too.', async () => {
    const { container } = await renderChart(
      <>
        {limit({ dataValues: [{ dataValue: 5 }], hideLines: true })}
        {series}
      </>,
    );
    expect(container.textContent).not.toContain('limit');
  });

  it('Without details that of a rectangle is an empty box, and that of a line shows its header, or else its value.', async () => {
    for (const texts of combinations({ details: [undefined, 'details'] }))
      expect((await pointAt(rectangle(texts))).tooltip).toBe(texts.details ?? '');
    for (const { header, details } of combinations({
      header: [undefined, 'header'],
      details: [undefined, 'details'],
    })) {
      const { tooltip } = await pointAt(markedLine({ header, details }));
      expect(tooltip).toBe((header ?? '5') + (details ?? ''));
    }
  });

  it('hideTooltips turns it off, and clicks on the annotation with it.', expectHidden);

  it('With hideTooltips neither is reported.', expectHidden);

  it('Pass text or an icon as marker, not a <button>: while onAnnotationClick is set, each marker stands in a button of the chart.', async () => {
    for (const onAnnotationClick of [undefined, () => undefined]) {
      const { container } = await renderChart(
        <>
          {limit({ dataValues: [{ dataValue: 5 }] })}
          {series}
        </>,
        { onAnnotationClick },
      );
      expect(container.querySelectorAll('button.echAnnotation__marker')).toHaveLength(
        onAnnotationClick ? 1 : 0,
      );
    }
  });

  it('React warns about a button in a button.', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderChart(
      <>
        {limit({ dataValues: [{ dataValue: 5 }], marker: <button type="button">limit</button> })}
        {series}
      </>,
      { onAnnotationClick: () => undefined },
    );
    expect(error.mock.calls.flat().join(' ')).toContain('validateDOMNesting');
    error.mockRestore();
  });

  it('Annotations have no entry. Draw the line as a LineSeries whose rows all have the same y: it has an entry with its name.', async () => {
    const rendered = await renderChart(
      <>
        {series}
        {limit({ dataValues: [{ dataValue: 5, header: 'Header' }] })}
        <LineSeries
          id="constant"
          name="Constant"
          data={rows.map(({ x }) => ({ x, y: 7 }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
      { showLegend: true },
    );
    expect(legendOf(rendered).textContent).toBe('lineConstant');
  });

  it('Unlike an annotation, it takes part in the domain of the axes.', async () => {
    const { HoursAndTarget } = codeOn<
      Record<'HoursAndTarget', ComponentType<{ rows: { week: number; hours: number }[] }>>
    >('docs/annotations', 'HoursAndTarget');
    const topOf = async (hours: number) =>
      (await render(<HoursAndTarget rows={[1, 4].map((week) => ({ week, hours }))} />)).svg.match(
        /stroke="#D6304A"[^>]* d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/,
      );
    const below = await topOf(10);
    const above = await topOf(60);
    // The target is the highest value, then half of it; it covers the middle of the axis.
    expect(Number(below![2])).toBeLessThan(10);
    expect(Number(above![2])).toBeGreaterThan(100);
    expect(Number(above![1])).toBeGreaterThan(100);
    expect(Number(above![3])).toBeLessThan(500);
  });

  it('The x axis stays at the edge of the plot, also with negative values. For a line at zero, set dataValue: 0.', async () => {
    const axis = { axisLine: { visible: true, stroke: '#c81e1e', strokeWidth: 3 } };
    const drawn = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} style={axis} />
        <LineAnnotation
          id="zero"
          domainType={AnnotationDomainType.YDomain}
          dataValues={[{ dataValue: 0 }]}
          style={{ line: { stroke: '#1e1ec8', strokeWidth: 3, opacity: 1 } }}
        />
        <BarSeries
          id="bars"
          color="#00ff00"
          data={[
            { x: 'a', y: -5 },
            { x: 'b', y: 5 },
          ]}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
      { theme: noMargins },
    );
    const [line = 0] = (await drawnAt(drawn, '#c81e1e', [300]))[0]!;
    const [zero = 0] = (await drawnAt(drawn, '#1e1ec8', [300]))[0]!;
    expect(line).toBeGreaterThan(1.8 * zero);
    expect(zero).toBeGreaterThan(100);
  });

  it('Markers that are close together overlap: merge such rows, and list them in details.', async () => {
    const { container } = await renderChart(
      <>
        <LineAnnotation
          id="deploys"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[{ dataValue: 3 }, { dataValue: 3.01 }]}
          marker="deployed"
        />
        {twoLines()}
      </>,
    );
    const lefts = [...container.querySelectorAll<HTMLElement>('.echAnnotation__marker')].map(
      ({ style }) => parseFloat(style.left),
    );
    expect(lefts).toHaveLength(2);
    expect(Math.abs(lefts[1]! - lefts[0]!)).toBeLessThan(5);
  });

  it('marker of a LineAnnotation is the icon at the end of its line. With AnnotationDomainType.XDomain the line is vertical.', async () => {
    const { svg, container } = await renderChart(
      <>
        <BarSeries id="bars" data={[{ x: 'A', y: 3 }]} xAccessor="x" yAccessors={['y']} />
        <LineAnnotation
          id="deployments"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[{ dataValue: 'A', header: 'Version 2.4' }]}
          marker={<i className="rocket" />}
          markerPosition={Position.Top}
          style={{ line: { stroke: '#d6304a', strokeWidth: 2, opacity: 1 } }}
        />
      </>,
    );
    expect(container.querySelector('.echAnnotation__marker .rocket')).not.toBeNull();
    const [, x1, y1, x2, y2] =
      /stroke="#D6304A"[^>]*d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(svg) ?? [];
    expect(x1).toBe(x2);
    expect(y1).not.toBe(y2);
  });
});

interface Texts {
  header?: string;
  details?: string;
}
const rectangle = ({ details }: Texts, hideTooltips = false) => (
  <RectAnnotation
    id="range"
    dataValues={[{ coordinates: { x0: 0, x1: 10 }, details }]}
    hideTooltips={hideTooltips}
  />
);
const markedLine = (
  texts: Texts,
  hideTooltips = false,
  domainType: AnnotationDomainType = AnnotationDomainType.YDomain,
) => limit({ dataValues: [{ dataValue: 5, ...texts }], hideTooltips, domainType });

/** Points at an annotation and clicks it. Returns the text of its tooltip, if there is one, and whether the click was reported. */
async function pointAt(annotation: ReactNode) {
  for (const element of document.querySelectorAll('.echAnnotation')) element.remove();
  const onAnnotationClick = vi.fn();
  const { container } = await renderChart(
    <>
      {annotation}
      {series}
    </>,
    { onAnnotationClick },
  );
  const target = container.querySelector('.echAnnotation__marker') ?? surfaceOf(container);
  for (const type of ['mouseover', 'mousemove']) await mouse(target, type, 300, 20);
  const tooltip = document.querySelector('.echTooltip.echAnnotation')?.textContent;
  for (const type of ['mousedown', 'mouseup', 'click']) await mouse(target, type, 300, 20);
  await mouse(target, 'mouseout', -1, -1);
  return { tooltip, isReported: onAnnotationClick.mock.calls.length > 0 };
}

let hidden: Promise<void> | undefined;
/** Tests all settings once for all sentences. */
const expectHidden = () => (hidden ??= checkHidden());

async function checkHidden() {
  for (const { hideTooltips, details, domainType } of combinations({
    hideTooltips: [false, true],
    details: [undefined, 'details'],
    domainType: [undefined, AnnotationDomainType.XDomain, AnnotationDomainType.YDomain],
  })) {
    const annotation = domainType
      ? markedLine({ details }, hideTooltips, domainType)
      : rectangle({ details }, hideTooltips);
    const { tooltip, isReported } = await pointAt(annotation);
    expect(tooltip === undefined).toBe(hideTooltips);
    expect(isReported).toBe(!hideTooltips);
  }
}

describe('docs/clicks-and-hover', () => {
  it(
    'onAnnotationClick works for rectangles, and for the marker of a line, without hideTooltips.',
    expectHidden,
  );
});

describe('docs/troubleshooting', () => {
  it(
    'onAnnotationClick needs a rectangle, or the marker of a line, without hideTooltips.',
    expectHidden,
  );
});

describe.each(['docs/tooltips', 'api/specs/global/Tooltip'])('%s', () => {
  it(
    'hideTooltips on the annotation gives it back, and ends clicks on the annotation.',
    expectHidden,
  );
});

describe('reference/notes/BaseAnnotationSpec', () => {
  it(
    'Turns the tooltip of this annotation off, and onAnnotationClick for it: for rectangles as for markers of lines.',
    expectHidden,
  );
});

describe('reference/notes/LineAnnotationEvent', () => {
  it('Only lines with a marker and without hideTooltips can be clicked.', expectHidden);
});

describe('api/specs/xy/LineAnnotation', () => {
  it('Without header and details the tooltip shows the value as it is, on a time axis the milliseconds.', async () => {
    const time = Date.UTC(2025, 1, 1);
    for (const element of document.querySelectorAll('.echAnnotation')) element.remove();
    const { container } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} tickFormat={() => 'formatted'} />
        <LineSeries
          id="times"
          data={[0, 1, 2].map((x) => ({ x: time + x, y: 1 }))}
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />
        <LineAnnotation
          id="line"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[{ dataValue: time + 1 }]}
          marker="release"
        />
      </>,
    );
    const marker = container.querySelector('.echAnnotation__marker')!;
    for (const type of ['mouseover', 'mousemove']) await mouse(marker, type, 300, 20);
    expect(document.querySelector('.echTooltip.echAnnotation')!.textContent).toBe(`${time + 1}`);
  });
});
