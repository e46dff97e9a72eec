import { createRef, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  StackMode,
  TooltipTable,
  TooltipType,
  Chart,
  LineSeries,
  PointerEventType,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  type PartialTheme,
  type PointerOverEvent,
  type CustomTooltip,
  type TooltipProps,
} from '@elastic/charts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { heatmap, otherCharts } from '../every-chart';
import { legendItemsOf } from '../legend-of';
import { mouse, move, surfaceOf, tooltipAt, tooltipLabelsAt } from '../pointer';
import { renderChart, render, unmountAll } from '../render-chart';
import { soon } from '../soon';
import { twoFields, twoLines, noMargins } from '../two-lines';

const chart = createRef<Chart>();
const showTooltip = { tooltip: { visible: true } };
const tooltips = () => [...document.querySelectorAll('.echTooltip')];

/** The event of a pointer at x 2. */
const pointerAt2: Omit<PointerOverEvent, 'chartId'> = {
  type: PointerEventType.Over,
  scale: ScaleType.Linear,
  x: 2,
  y: [],
  smHorizontalValue: null,
  smVerticalValue: null,
};

/** Renders a line and moves the pointer to its second value, as if another chart had sent the event. */
async function hover(props: TooltipProps = {}, chartId = 'another chart') {
  const rendered = await render(
    <Chart ref={chart} id="own chart" size={{ height: 300 }}>
      <Settings externalPointerEvents={showTooltip} />
      <Tooltip {...props} />
      <LineSeries
        id="line"
        data={[
          { x: 1, y: 10 },
          { x: 2, y: 20 },
        ]}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    </Chart>,
  );
  chart.current?.dispatchExternalPointerEvent({ ...pointerAt2, chartId });
  return rendered;
}

afterEach(() => {
  for (const tooltip of tooltips()) tooltip.remove();
});

/** An action of a tooltip, `do`. */
const action = (hide?: () => boolean) => ({ label: () => 'do', hide, onSelect: () => undefined });

/** As many level lines, at equal distances. */
const linesOf = (count: number) => (
  <LineSeries
    id="lines"
    data={Array.from({ length: count }, (_, y) =>
      [1, 2].map((x) => ({ x, y, name: `${y}` })),
    ).flat()}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
    splitSeriesAccessors={['name']}
  />
);

/** Right-clicks at a position and returns whether the tooltip is pinned, and the actions that it then shows. */
async function pinnedAt(
  specs: ReactNode,
  actions: ReturnType<typeof action>[],
  [x, y]: readonly [number, number],
) {
  const { container } = await renderChart(
    <>
      <Tooltip actions={actions} />
      {specs}
    </>,
  );
  expect(await tooltipAt(container, x, y)).not.toBeNull();
  await mouse(surfaceOf(container), 'contextmenu', x, y, { button: 2 });
  const state = {
    pinned: document.querySelector('.echTooltip--pinned') !== null,
    actions: [...document.querySelectorAll('.echTooltipActions__action')].map(
      ({ textContent }) => textContent,
    ),
  };
  unmountAll();
  for (const tooltip of tooltips()) tooltip.remove();
  return state;
}

let markOfCell: Promise<void> | undefined;

/** Expects a band over the cell of a heatmap. */
const expectMarkOfCell = () => (markOfCell ??= compareMarks());

async function compareMarks() {
  const marks = new Map<string, [number, number, number]>();
  for (const type of Object.values(TooltipType)) {
    const { container } = await renderChart(
      <>
        <Tooltip type={type} />
        {heatmap}
      </>,
    );
    for (const tooltip of tooltips()) tooltip.remove();
    await move(container, 200, 100);
    marks.set(type, [
      container.querySelectorAll('.echCrosshair__cursor rect').length,
      container.querySelectorAll('.echCrosshair__crossLine').length,
      tooltips().length,
    ]);
  }
  expect(Object.fromEntries(marks)).toEqual({
    [TooltipType.VerticalCursor]: [1, 0, 1],
    [TooltipType.Crosshairs]: [1, 0, 1],
    [TooltipType.Follow]: [0, 0, 1],
    [TooltipType.None]: [0, 0, 0],
  });
}

let secondLine: Promise<void> | undefined;

/** Expects a second line at right angles to the first one. */
const expectSecondLine = () => (secondLine ??= compareLines());

async function compareLines() {
  for (const { type, rotation, xScaleType } of combinations({
    type: [TooltipType.VerticalCursor, TooltipType.Crosshairs],
    rotation: [0, 90, -90, 180] as const,
    xScaleType: [ScaleType.Linear, ScaleType.Ordinal],
  })) {
    const { container } = await renderChart(
      <>
        <Tooltip type={type} />
        <LineSeries
          id="id"
          data={twoFields}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['a']}
        />
      </>,
      { rotation, theme: noMargins },
    );
    await move(container, 200, 100);
    const numbersOf = (selector: string) => {
      const mark = container.querySelector(selector);
      return mark && ['x1', 'x2', 'y1', 'y2'].map((name) => Number(mark.getAttribute(name)));
    };
    const across = [0, 600, 100, 100];
    const upright = [200, 200, 0, 300];
    const turned = rotation % 180 !== 0;
    expect(numbersOf('.echCrosshair__crossLine > line')).toEqual(
      type === TooltipType.VerticalCursor ? null : turned ? upright : across,
    );
    const [x1, x2, y1, y2] = numbersOf('.echCrosshair__cursor > line') ?? [];
    if (xScaleType === ScaleType.Linear) expect([x1 === x2, y1 === y2]).toEqual([!turned, turned]);
  }
}

describe('reference/notes/TooltipType', () => {
  it('Like VerticalCursor, with a second line through the pointer, at right angles to the first. Heatmaps have no second line.', async () => {
    await expectSecondLine();
    await expectMarkOfCell();
  });
});

describe('reference/notes/CrosshairStyle', () => {
  it(
    'The line through the pointer, at right angles to the first, for TooltipType.Crosshairs only.',
    expectSecondLine,
  );
});

describe('api/specs/global/Tooltip', () => {
  it('Other families than XY know only None and the rest; in a heatmap, Follow also takes away the mark of the cell.', async () => {
    await expectMarkOfCell();
    for (const type of Object.values(TooltipType)) {
      const { container } = await renderChart(
        <>
          <Tooltip type={type} />
          {otherCharts.partition}
        </>,
      );
      for (const tooltip of tooltips()) tooltip.remove();
      await move(container, 300, 100);
      expect(container.querySelectorAll('[class^=echCrosshair]')).toHaveLength(0);
      expect(tooltips()).toHaveLength(type === TooltipType.None ? 0 : 1);
    }
  });

  it('To format values of an XY chart, the tickFormat of the axis or of the series is enough.', async () => {
    const shown = async (ofSeries?: (value: number) => string) => {
      for (const tooltip of tooltips()) tooltip.remove();
      const { container } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} tickFormat={(value) => `${value} by axis`} />
          <BarSeries
            id="bars"
            data={[{ x: 'A', y: 7 }]}
            xAccessor="x"
            yAccessors={['y']}
            tickFormat={ofSeries}
          />
        </>,
      );
      await move(container, 300, 100);
      return tooltips()[0]?.textContent;
    };
    expect(await shown()).toContain('7 by axis');
    expect(await shown((value) => `${value} by series`)).toContain('7 by series');
  });
});

describe('docs/linked-charts', () => {
  it('Without externalPointerEvents the line moves and the other tooltips stay closed. Tooltips of other charts open in XY charts, not with TooltipType.Follow, and not in heatmaps.', async () => {
    const bars = <BarSeries id="bars" data={twoFields} xAccessor="x" yAccessors={['b']} />;
    for (const { specs, visible, type } of combinations({
      specs: [twoLines(), bars, heatmap],
      visible: [false, true],
      type: [undefined, TooltipType.VerticalCursor, TooltipType.Follow],
    })) {
      const { container } = await render(
        <Chart ref={chart} size={{ height: 300 }}>
          <Settings externalPointerEvents={visible ? showTooltip : undefined} />
          <Tooltip type={type} />
          {specs}
        </Chart>,
      );
      chart.current?.dispatchExternalPointerEvent({ ...pointerAt2, chartId: 'another chart' });
      await soon(() =>
        expect(container.querySelectorAll('.echCrosshair__cursor > *')).toHaveLength(1),
      );
      const opens = visible && specs !== heatmap && type !== TooltipType.Follow;
      expect(tooltips()).toHaveLength(opens ? 1 : 0);
      unmountAll();
      for (const tooltip of tooltips()) tooltip.remove();
    }
  });

  it('Pass the event to every chart through its ref, with dispatchExternalPointerEvent; a chart ignores its own event.', async () => {
    await hover({}, 'own chart');
    expect(tooltips()).toHaveLength(0);
    await hover();
    await soon(() => expect(tooltips()[0]?.textContent).toContain('20'));
  });
});

describe('docs/tooltips', () => {
  it('unit has no effect; footer="default" shows nothing.', async () => {
    await hover({ unit: 'requests', footer: 'default' });
    await soon(() => expect(tooltips()[0]?.textContent).toContain('20'));
    expect(tooltips()[0]?.textContent).not.toContain('requests');
    expect(document.querySelector('.echTooltipFooter')).toBeNull();
  });

  it('In the theme, crosshair.line sets stroke, strokeWidth and dash of the line. On an ordinal scale, or with bars, the cursor is a band: crosshair.band.fill. The second line is crosshair.crossLine.', async () => {
    const theme: PartialTheme = {
      crosshair: {
        line: { stroke: '#112233', strokeWidth: 3, dash: [1, 2] },
        crossLine: { stroke: '#445566' },
        band: { fill: '#778899' },
      },
    };
    for (const { Series, xScaleType } of combinations({
      Series: [LineSeries, BarSeries] as unknown as (typeof LineSeries)[],
      xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
    })) {
      const { container } = await renderChart(
        <>
          <Tooltip type={TooltipType.Crosshairs} />
          <Series
            id="id"
            data={twoFields}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['a']}
          />
        </>,
        { theme },
      );
      await move(container, 200, 100);
      const cursor = container.querySelector('.echCrosshair__cursor > *')!;
      const attributes = ['stroke', 'stroke-width', 'stroke-dasharray', 'fill'].map((name) =>
        cursor.getAttribute(name),
      );
      expect(attributes).toEqual(
        Series === LineSeries && xScaleType !== ScaleType.Ordinal
          ? ['#112233', '3', '1 2', null]
          : [null, null, null, '#778899'],
      );
      const second = container.querySelector('.echCrosshair__crossLine > *')!;
      expect(second.getAttribute('stroke')).toBe('#445566');
    }
  });

  it(
    'the same with a second line through the pointer, at right angles to the first',
    expectSecondLine,
  );

  it(
    'A heatmap marks the cell with a band, except with Follow and None, and has no second line.',
    expectMarkOfCell,
  );

  it('TooltipType.Follow lists only the points under the pointer. Between the points of a line there is no tooltip. pointBuffer of Settings is the distance in pixels that still counts, 10 by default; all points within it are listed:', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Ordinal]) {
      const shown = async (pointBuffer: number | undefined, x: number, y: number) => {
        const { container } = await renderChart(
          <>
            <Tooltip type={TooltipType.Follow} />
            {twoLines({ xScaleType, name: ({ yAccessor }) => String(yAccessor) })}
          </>,
          { theme: noMargins, pointBuffer },
        );
        return tooltipLabelsAt(container, x, y);
      };
      expect(await shown(12, 300, 150)).toEqual(['a']);
      expect(await shown(12, 300, 0)).toEqual(['b']);
      expect(await shown(12, 305, 150)).toEqual(['a']);
      expect(await shown(0, 308, 150)).toEqual([]);
      // The radius of the points is 3 px.
      expect(await shown(undefined, 312, 150)).toEqual(['a']);
      expect(await shown(undefined, 314, 150)).toEqual([]);
      expect(await shown(12, 355, 150)).toEqual([]);
      expect(await shown(200, 300, 150)).toEqual(['a', 'b']);
    }
    const { LoadOfOne } = codeOn<Record<'LoadOfOne', ComponentType>>('docs/tooltips', 'LoadOfOne');
    const { container } = await render(<LoadOfOne />);
    expect(await tooltipLabelsAt(container, 300, 10)).toEqual([]);
  });

  it('A customTooltip gets all values at that x, also with this type: keep those whose isHighlighted is true.', async () => {
    let highlighted: boolean[] = [];
    const Custom: CustomTooltip = ({ values }) => {
      highlighted = values.map(({ isHighlighted }) => isHighlighted);
      return null;
    };
    for (const type of [TooltipType.Follow, TooltipType.VerticalCursor]) {
      highlighted = [];
      const { container } = await renderChart(
        <>
          <Tooltip type={type} customTooltip={Custom} />
          {twoLines()}
        </>,
        { theme: noMargins },
      );
      await move(container, 300, 150);
      expect(highlighted).toEqual([true, false]);
    }
  });

  it('The axes do not show the value at the pointer; the tooltip does.', async () => {
    const chart = (
      <Chart size={{ height: 300 }}>
        <Axis id="x" position={Position.Bottom} />
        <Axis id="y" position={Position.Left} />
        {twoLines()}
      </Chart>
    );
    const before = await render(chart);
    const tooltip = await tooltipAt(before.container, 350, 100);
    expect(tooltip?.textContent).toContain('2');
    const after = await before.rerender(chart);
    expect(after.texts).toEqual(before.texts);
  });

  it('For a total row, pass a component as footer of Tooltip: it gets all rows as items and adds up their values. value is the number of the row itself, also in a stack.', async () => {
    const { TooltipWithTotal } = codeOn<{ TooltipWithTotal: () => null }>(
      'docs/tooltips',
      'TooltipWithTotal',
    );
    for (const Series of [BarSeries as unknown as typeof LineSeries, LineSeries])
      for (const stackAccessors of [undefined, ['x']]) {
        const { container } = await renderChart(
          <>
            {TooltipWithTotal()}
            <Series
              id="own"
              data={twoFields.map((row) => ({ ...row, a: 10, b: 32 }))}
              xScaleType={ScaleType.Linear}
              xAccessor="x"
              yAccessors={['a', 'b']}
              {...(stackAccessors && { stackAccessors })}
            />
          </>,
          { theme: noMargins },
        );
        expect((await tooltipAt(container, 300, 150))?.textContent).toContain('Total: 42');
      }
  });

  it('A short form for the axis alone is labelFormat.', async () => {
    const { container, texts } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} labelFormat={(value) => `${value} short`} />
        {twoLines()}
      </>,
    );
    expect(texts).toContain('2 short');
    expect((await tooltipAt(container, 300, 100))?.textContent).not.toContain('short');
  });

  it('sort compares series, not their values at the pointer. Charts other than XY charts ignore sort.', async () => {
    const compared = vi.fn(() => 1);
    const shown = async (specs: ReactNode, order: number, [x, y]: readonly [number, number]) => {
      const { container } = await renderChart(
        <>
          <Tooltip sort={compared.mockReturnValue(order)} />
          {specs}
        </>,
      );
      const text = (await tooltipAt(container, x, y))?.textContent;
      unmountAll();
      return text;
    };
    for (const [specs, position] of [
      [heatmap, [200, 100]],
      [otherCharts.partition, [340, 150]],
      [otherCharts.bullet, [300, 150]],
    ] as const)
      expect(await shown(specs, 1, position)).toBe(await shown(specs, -1, position));
    expect(compared).not.toHaveBeenCalled();
    await shown(twoLines(), 1, [300, 100]);
    expect(compared).toHaveBeenCalled();
    for (const series of compared.mock.calls.flat()) expect(series).not.toHaveProperty('value');
  });

  it('Without sort the rows follow legendSort, else the legend.', async () => {
    for (const { Series, stacked, legendSort } of combinations({
      Series: [BarSeries, LineSeries] as unknown as (typeof LineSeries)[],
      stacked: [false, true],
      legendSort: [undefined, () => 1, () => -1],
    })) {
      const props = { data: twoFields, xScaleType: ScaleType.Linear, xAccessor: 'x' };
      const rendered = await renderChart(
        <>
          <Series id="first" {...props} yAccessors={['a']} />
          <Series
            id="second"
            {...props}
            yAccessors={['b']}
            {...(stacked && { stackAccessors: ['x'] })}
          />
        </>,
        { showLegend: true, legendSort },
      );
      const legend = legendItemsOf(rendered).map(({ label }) => label);
      expect(legend).toHaveLength(2);
      expect(await tooltipLabelsAt(rendered.container, 300, 100)).toEqual(legend);
      unmountAll();
    }
  });

  it('Pass a body that filters its items and draws the rest with TooltipTable. The same component can sort them.', async () => {
    const { Errors } = codeOn<Record<'Errors', ComponentType<{ rows: object[] }>>>(
      'docs/tooltips',
      'Errors',
    );
    const rowsAt = async (timeouts: number, refused: number) => {
      const { container } = await render(
        <Errors rows={[0, 1, 2].map((minute) => ({ minute, timeouts, refused }))} />,
      );
      const tooltip = await tooltipAt(container, 300, 100);
      return [...tooltip!.querySelectorAll('.echTooltip__tableRow')].map(
        ({ textContent }) => textContent,
      );
    };
    expect(await rowsAt(0, 3)).toEqual(['refused3']);
    expect(await rowsAt(1, 3)).toEqual(['refused3', 'timeouts1']);
    expect(await rowsAt(4, 3)).toEqual(['timeouts4', 'refused3']);
  });

  it('filterSeriesInTooltip of a series decides for each of its series.', async () => {
    const { container } = await renderChart(
      twoLines({
        name: ({ yAccessor }) => String(yAccessor),
        filterSeriesInTooltip: ({ yAccessor }) => yAccessor === 'b',
      }),
    );
    expect(await tooltipLabelsAt(container, 300, 100)).toEqual(['b']);
  });

  it('customTooltip replaces all of it, also the actions.', async () => {
    const { container } = await renderChart(
      <>
        <Tooltip customTooltip={() => <b>own</b>} actions={[action()]} />
        {twoLines()}
      </>,
    );
    await move(container, 300, 100);
    await mouse(surfaceOf(container), 'contextmenu', 300, 100, { button: 2 });
    const portal = document.querySelector('[id^=echTooltipPortal]');
    expect(portal?.textContent).toBe('own');
  });

  it('Pinning needs actions, or in an XY chart more rows than the tooltip shows.', async () => {
    for (const [specs, position, manyRows] of [
      [twoLines(), [300, 100], false],
      [linesOf(10), [550, 150], false],
      [linesOf(11), [550, 150], true],
      [otherCharts.partition, [340, 150], false],
      [heatmap, [200, 100], false],
    ] as const) {
      expect((await pinnedAt(specs, [], position)).pinned).toBe(manyRows);
      expect((await pinnedAt(specs, [action()], position)).pinned).toBe(true);
    }
  });

  it('hide of an action works against its name: the action shows where it returns true.', async () => {
    for (const [specs, position] of [
      [twoLines(), [300, 100]],
      [otherCharts.partition, [340, 150]],
      [heatmap, [200, 100]],
    ] as const)
      for (const [hide, shown] of [
        [undefined, ['do']],
        [() => true, ['do']],
        [() => false, []],
      ] as const)
        expect((await pinnedAt(specs, [action(hide)], position)).actions).toEqual(shown);
  });

  it('The tooltip is a child of body, in an element whose id begins with echTooltipPortal.', async () => {
    const { container } = await renderChart(twoLines());
    const tooltip = await tooltipAt(container, 300, 100);
    const portal = tooltip?.closest('[id^=echTooltipPortal]');
    expect(portal?.parentElement).toBe(document.body);
  });

  it('Its z-index is 100 more than that of the positioned element around the chart: of several the outermost, or the first with position: fixed. A chart in a modal with z-index: 2000 has its tooltip at 2100.', async () => {
    // jsdom has no layout. In browsers, the parent of an element is the next positioned one, and a fixed element has none.
    const positionOf = (element: Element) => getComputedStyle(element).position;
    vi.spyOn(window.HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      if (positionOf(this) === 'fixed') return null;
      let parent = this.parentElement;
      while (parent && parent !== document.body && /^(static|)$/.test(positionOf(parent)))
        parent = parent.parentElement;
      return parent;
    });
    const zIndexIn = async (styles: CSSProperties[]) => {
      const { container } = await render(
        styles.reduceRight<ReactNode>(
          (inner, style) => <div style={style}>{inner}</div>,
          <Chart size={{ height: 300 }}>
            <Settings />
            {twoLines()}
          </Chart>,
        ) as React.ReactElement,
      );
      const tooltip = await tooltipAt(container, 300, 100);
      const portal = tooltip!.closest<HTMLElement>('[id^=echTooltipPortal]');
      unmountAll();
      return Number(portal?.style.zIndex);
    };
    expect(await zIndexIn([{}])).toBe(100);
    expect(await zIndexIn([{ zIndex: 30 }])).toBe(100);
    for (const position of ['relative', 'absolute', 'fixed', 'sticky'] as const)
      expect(await zIndexIn([{ position, zIndex: 2000 }])).toBe(2100);
    expect(
      await zIndexIn([
        { position: 'relative', zIndex: 10 },
        { position: 'relative', zIndex: 2000 },
      ]),
    ).toBe(110);
    expect(
      await zIndexIn([
        { position: 'relative', zIndex: 10 },
        { position: 'fixed', zIndex: 2000 },
        { position: 'relative', zIndex: 1 },
      ]),
    ).toBe(2100);
    vi.restoreAllMocks();
  });

  it('maxVisibleTooltipItems cuts the list of the library, not a body of your own; users pin the tooltip to scroll it.', async () => {
    const Body: TooltipProps['body'] = ({ items }) => (
      <TooltipTable columns={[{ type: 'text', cell: ({ label }) => label }]} items={items} />
    );
    const heightOf = async (body?: TooltipProps['body']) => {
      const { container } = await renderChart(
        <>
          <Tooltip maxVisibleTooltipItems={2} body={body} />
          {linesOf(5)}
        </>,
        { theme: noMargins },
      );
      await move(container, 598, 298);
      const height = () =>
        document.querySelector<HTMLElement>('.echTooltip__tableWrapper')?.style.maxHeight;
      const cut = height();
      await mouse(surfaceOf(container), 'contextmenu', 598, 298, { button: 2 });
      const pinned = height();
      unmountAll();
      return [cut, pinned].map((text) => Number.parseFloat(text ?? ''));
    };
    const [cut = NaN, pinned = NaN] = await heightOf();
    expect(cut).toBe(50);
    expect(pinned).toBeGreaterThan(cut);
    expect(await heightOf(Body)).toEqual([NaN, NaN]);
  });

  it('With more than ten values at an x, a pointer on marks lists those alone: The tooltip shows one series of many.', async () => {
    const rowsOf = async (count: number, y: number) => {
      const { container } = await renderChart(linesOf(count), { theme: noMargins });
      const tooltip = await tooltipAt(container, 598, y);
      unmountAll();
      return tooltip?.querySelectorAll('.echTooltip__tableRow').length;
    };
    expect(await rowsOf(10, 298)).toBe(10);
    // The points are 30 px from each other.
    expect(await rowsOf(11, 298)).toBe(1);
    expect(await rowsOf(11, 285)).toBe(11);
    // Here they are 10 px from each other.
    expect(await rowsOf(31, 150)).toBe(3);
  });

  it('A percentage stack shows shares in the tooltip as on the axis, from 0 to 1: format them.', async () => {
    for (const { Series, stackMode } of combinations({
      Series: [BarSeries, AreaSeries] as unknown as (typeof BarSeries)[],
      stackMode: [undefined, StackMode.Percentage],
    })) {
      const { container, texts } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} />
          <Series
            id="shares"
            data={twoFields.map((row) => ({ ...row, a: 1, b: 3 }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['a', 'b']}
            stackAccessors={['x']}
            stackMode={stackMode}
          />
        </>,
      );
      const tooltip = await tooltipAt(container, 310, 150);
      const values = [...tooltip!.querySelectorAll('.echTooltip__value')];
      expect(values.map(({ textContent }) => textContent)).toEqual(
        stackMode ? ['0.25', '0.75'] : ['1', '3'],
      );
      if (stackMode) expect(texts).toEqual(expect.arrayContaining(['0', '1']));
    }
  });

  it('Metric, word cloud and timeslip charts have no tooltip.', async () => {
    const tooltipsOf = async (chart: ReactNode) => {
      const { container } = await renderChart(chart);
      let found = 0;
      for (const x of [100, 200, 300, 340])
        for (const y of [60, 100, 150]) if (await tooltipAt(container, x, y)) found += 1;
      unmountAll();
      return found;
    };
    const { metric, wordCloud, timeslip, partition, goal, bullet } = otherCharts;
    for (const chart of [metric, wordCloud, timeslip]) expect(await tooltipsOf(chart)).toBe(0);
    for (const chart of [partition, goal, bullet, heatmap])
      expect(await tooltipsOf(chart)).toBeGreaterThan(0);
  });
});
