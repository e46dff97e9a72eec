import { createRef, type ComponentType } from 'react';
import {
  Axis,
  BarSeries,
  TooltipType,
  Chart,
  LineSeries,
  PointerEventType,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  type PartialTheme,
  type CustomTooltip,
  type TooltipProps,
} from '@elastic/charts';
import { afterEach, describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { heatmap, otherCharts } from '../every-chart';
import { move, tooltipAt, tooltipLabelsAt } from '../pointer';
import { renderChart, render } from '../render-chart';
import { soon } from '../soon';
import { twoFields, twoLines, noMargins } from '../two-lines';

const chart = createRef<Chart>();
const showTooltip = { tooltip: { visible: true } };
const tooltips = () => [...document.querySelectorAll('.echTooltip')];

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
  chart.current?.dispatchExternalPointerEvent({
    type: PointerEventType.Over,
    chartId,
    scale: ScaleType.Linear,
    x: 2,
    y: [],
    smHorizontalValue: null,
    smVerticalValue: null,
  });
  return rendered;
}

afterEach(() => {
  for (const tooltip of tooltips()) tooltip.remove();
});

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
});
