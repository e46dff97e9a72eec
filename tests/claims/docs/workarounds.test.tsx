import { createRef, type ComponentType, type ReactElement } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  Fit,
  Chart,
  Goal,
  LegendValue,
  LineSeries,
  Metric,
  Partition,
  PointerEventType,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
  type ProjectionClickListener,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { drawingOf } from '../drawing-of';
import { otherCharts } from '../every-chart';
import { click, move, surfaceOf, tooltipAt } from '../pointer';
import { render, renderChart, unmountAll } from '../render-chart';

const page = 'docs/workarounds';
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const buttons = (container: Element) => [...container.querySelectorAll('button')];
const press = async (button: Element | undefined) => {
  button?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
  await wait(50);
};

describe('docs/workarounds', () => {
  it('Not possible: charts redraw at once. If values have to move, compute the rows between the old and the new ones in requestAnimationFrame, and pass them one after the other as data.', async () => {
    for (const Series of [BarSeries, LineSeries, AreaSeries]) {
      const chart = (value: number) => (
        <Chart size={{ height: 300 }}>
          <Axis id="y" position={Position.Left} domain={{ min: 0, max: 10 }} />
          <Series
            id="values"
            data={[
              { x: 0, y: value },
              { x: 1, y: 10 - value },
            ]}
            xAccessor="x"
            yAccessors={['y']}
          />
        </Chart>
      );
      const shown = await render(chart(2));
      const steps = [4, 6, 8];
      const passed: string[] = [];
      for (const value of steps) passed.push(drawingOf(await shown.rerender(chart(value))));
      const fresh: string[] = [];
      for (const value of steps) fresh.push(drawingOf(await render(chart(value))));
      expect(passed).toEqual(fresh);
      expect(new Set(fresh).size).toBe(steps.length);
    }
  });

  describe('click on axis labels', () => {
    interface Row {
      team: string;
      open: number;
    }
    const { ClickableLabels } = codeOn<{
      ClickableLabels: ComponentType<{ rows: Row[]; onTeam: (team: string) => void }>;
    }>(page, 'ClickableLabels');

    it('onProjectionAreaChange reports where the plot is, and each category of an ordinal axis has the same share of its width:', async () => {
      const onTeam = vi.fn();
      // A team with two rows has one label.
      const rows = ['Web', 'Mobile', 'Web', 'Data'].map((team, index) => ({
        team,
        open: index + 1,
      }));
      const { container, texts } = await render(<ClickableLabels rows={rows} onTeam={onTeam} />);
      expect(buttons(container).map((button) => button.textContent)).toEqual([
        'Web',
        'Mobile',
        'Data',
      ]);
      // The labels of the axis are hidden.
      expect(texts.filter((text) => text === 'Mobile')).toHaveLength(1);
      const { style } = buttons(container)[0]!.parentElement!;
      expect(parseFloat(style.marginLeft)).toBeGreaterThan(0);
      expect(parseFloat(style.marginLeft) + parseFloat(style.width)).toBeCloseTo(600, 0);
      await press(buttons(container)[2]);
      expect(onTeam).toHaveBeenCalledWith('Data');

      // Widths of bars without gaps are the shares of the categories.
      const { svg } = await renderChart(
        <BarSeries id="open" data={rows} xAccessor="team" yAccessors={['open']} />,
        { theme: { scales: { barsPadding: 0 } } },
      );
      const starts = [...svg.matchAll(/d="M([\d.]+) [\d.]+L([\d.]+)/g)].map(([, x]) => Number(x));
      expect([...new Set(starts)].sort((a, b) => a - b)).toEqual([0, 200, 400]);
    });

    it('A click on the labels of the x axis calls it too, with the x value above the label. The y value then lies just outside of the domain.', async () => {
      for (const { Series, stacked, listens, xScaleType } of combinations({
        Series: [BarSeries, LineSeries] as const,
        stacked: [false, true],
        listens: [false, true],
        xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const,
      })) {
        const x = (index: number) =>
          xScaleType === ScaleType.Ordinal ? 'abc'[index]! : 1_738_368_000_000 + index * 3_600_000;
        const onProjectionClick = vi.fn<ProjectionClickListener>();
        const { container } = await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} timeAxisLayerCount={0} tickFormat={String} />
            <Axis id="y" position={Position.Left} domain={{ min: 0, max: 10 }} />
            <Series
              id="series"
              data={[0, 1, 2].map((index) => ({ x: x(index), y: 4 }))}
              xScaleType={xScaleType}
              xAccessor="x"
              yAccessors={['y']}
              stackAccessors={stacked ? ['x'] : undefined}
            />
          </>,
          { onProjectionClick, onElementClick: listens ? () => undefined : undefined },
        );
        await click(container, 300, 292);
        const [values] = onProjectionClick.mock.lastCall ?? [];
        expect(values?.x).toBe(x(1));
        expect(values?.y[0]?.value).toBeGreaterThan(10);
        expect(values?.y[0]?.value).toBeLessThan(10.1);
      }
    });
  });

  describe('scroll a wide chart', () => {
    interface Row {
      day: string;
      visits: number;
    }
    const rows = Array.from({ length: 40 }, (_, index) => ({
      day: `d${index}`,
      visits: (index * 7919) % 1200,
    }));

    it('minExtent and maxExtent make the axis exactly as wide as the cover.', async () => {
      const { ScrollingBars } = codeOn<{ ScrollingBars: ComponentType<{ rows: Row[] }> }>(
        page,
        'ScrollingBars',
      );
      for (const shown of [rows, rows.slice(0, 1), []]) {
        const { container } = await render(<ScrollingBars rows={shown} />);
        expect(container.querySelectorAll('.echChart')).toHaveLength(2);
      }
      // The same specs in a wide and a narrow chart: the plots begin and end at the same places.
      for (const { max, width } of combinations({ max: [5, 1_000_000], width: [104, 600, 2000] })) {
        const areas: object[] = [];
        await render(
          <Chart size={{ height: 240, width }}>
            <Settings onProjectionAreaChange={({ projection }) => areas.push(projection)} />
            <Axis id="day" position={Position.Bottom} />
            <Axis id="visits" position={Position.Left} style={{ minExtent: 56, maxExtent: 56 }} />
            <BarSeries
              id="bars"
              data={[...rows.slice(0, 8), { day: 'last', visits: max }]}
              xAccessor="day"
              yAccessors={['visits']}
            />
          </Chart>,
        );
        expect(areas.at(-1)).toMatchObject({ left: 56, top: 5, height: 207 });
      }
    });

    it('Labels wider than 100 pixels can move the y axis out of the cover.', async () => {
      const axis = { minExtent: 56, maxExtent: 56 };
      const leftOf = async (width: number, label: string) => {
        const lefts: number[] = [];
        await render(
          <Chart size={{ height: 240, width }}>
            <Settings onProjectionAreaChange={({ projection }) => lefts.push(projection.left)} />
            <Axis id="day" position={Position.Bottom} tickFormat={() => label} />
            <Axis id="visits" position={Position.Left} style={axis} />
            <BarSeries id="bars" data={rows} xAccessor="day" yAccessors={['visits']} />
          </Chart>,
        );
        return lefts.at(-1);
      };
      for (const [label, isInPlace] of [
        ['A short label', true],
        ['A label that is as wide as three columns', false],
      ] as const)
        for (const width of [104, 56 + 40 * 48])
          expect((await leftOf(width, label)) === 56).toBe(isInPlace);
    });

    it('With hundreds of columns, a slider that moves a window over the rows is faster, because only the visible rows are drawn:', async () => {
      const { WindowOfBars } = codeOn<{ WindowOfBars: ComponentType<{ rows: Row[] }> }>(
        page,
        'WindowOfBars',
      );
      for (const [shown, last] of [
        [rows, '26'],
        [rows.slice(0, 3), '0'],
        [[], '0'],
      ] as const) {
        const { container } = await render(<WindowOfBars rows={[...shown]} />);
        expect(container.querySelector('input')?.max).toBe(last);
      }
    });
  });

  describe('error bars', () => {
    interface Row {
      dose: string;
      mean: number;
      low: number | null;
      high: number | null;
    }
    const { errorBars, Doses } = codeOn<{
      errorBars: (rows: Row[]) => { dose: string; value: number | null }[];
      Doses: ComponentType<{ rows: Row[] }>;
    }>(page, 'errorBars');

    it('Draw each as a line of two points with the same x: one series that splitSeriesAccessors divides by x.', async () => {
      const rows: Row[] = [
        { dose: 'A', mean: 5, low: 4, high: 7 },
        { dose: 'B', mean: 5, low: null, high: 7 },
        { dose: 'C', mean: 5, low: 3, high: NaN },
        { dose: 'D', mean: 5 } as Row,
      ];
      expect(errorBars(rows)).toEqual([
        { dose: 'A', value: 4 },
        { dose: 'A', value: 7 },
      ]);
      expect(errorBars([])).toEqual([]);
      await render(<Doses rows={rows} />);
      await render(<Doses rows={[]} />);
    });

    /** Middles of the bars and places of the vertical lines. */
    async function places(
      xScaleType: 'ordinal' | 'linear' | 'time',
      bars: number,
      inHistogram: boolean,
    ) {
      const x = (index: number) =>
        xScaleType === 'ordinal' ? 'abc'[index]! : 1_738_368_000_000 + index * 3_600_000;
      const ends = [0, 1, 2].flatMap((index) => [
        { x: x(index), y: 3 },
        { x: x(index), y: 9 },
      ]);
      const { svg, debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} hide />
          {Array.from({ length: bars }, (_, index) => (
            <BarSeries
              key={index}
              id={`bars${index}`}
              data={[0, 1, 2].map((at) => ({ x: x(at), y: 6 }))}
              xScaleType={xScaleType}
              xAccessor="x"
              yAccessors={['y']}
              enableHistogramMode={inHistogram}
            />
          ))}
          <LineSeries
            id="error"
            data={ends}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
            splitSeriesAccessors={['x']}
            fit={Fit.Linear}
            lineSeriesStyle={{ fit: { line: { dash: [] } }, point: { visible: 'never' } }}
          />
        </>,
      );
      const middles = [...svg.matchAll(/<path fill="#[^"]+" d="M([\d.]+) [\d.]+L([\d.]+)/g)].map(
        ([, left, right]) => (Number(left) + Number(right)) / 2,
      );
      const lines = [
        ...svg.matchAll(
          /<path fill="none"[^>]*translate\(([\d.]+)[^>]*d="M([\d.]+) [\d.]+L([\d.]+)/g,
        ),
      ].map(([, offset, from]) => Number(offset) + Number(from));
      // With fit, each line is drawn twice: where its series has values, and where it has none.
      return {
        middles,
        lines: [...new Set(lines)],
        max: Math.max(...(debugState?.axes?.y[0]?.values ?? [9])),
      };
    }

    it('Error bars stand in the middle of the bars, on any x scale.', async () => {
      for (const { xScaleType, inHistogram } of combinations({
        xScaleType: ['ordinal', 'linear', 'time'] as const,
        inHistogram: [false, true],
      })) {
        const { middles, lines } = await places(xScaleType, 1, inHistogram);
        expect(middles).toHaveLength(3);
        lines.forEach((line, index) => expect(line).toBeCloseTo(middles[index]!, 0));
        expect(lines).toHaveLength(3);
      }
    });

    it('fit keeps the lines whole: without it, the library cuts off a line on a category axis where other series have an x and its own has no value.', async () => {
      /** Number of columns of pixels in which the lines are drawn. */
      const columns = async (xScaleType: 'ordinal' | 'linear' | 'time', fit?: 'linear') => {
        const rendered = await renderChart(
          <LineSeries
            id="error"
            color="#ff0000"
            data={[1, 2, 3].flatMap((x) => [3, 9].map((y) => ({ x, y })))}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
            splitSeriesAccessors={['x']}
            fit={fit}
            lineSeriesStyle={{
              line: { strokeWidth: 8 },
              fit: { line: { dash: [], opacity: 1 } },
              point: { visible: 'never' },
            }}
          />,
          { theme: { chartPaddings: { left: 50, right: 50 } } },
        );
        const xs = Array.from({ length: 600 }, (_, x) => x);
        return (await drawnAt(rendered, '#ff0000', xs)).filter(({ length }) => length > 0).length;
      };
      expect(await columns('ordinal')).toBeLessThan(0.8 * (await columns('ordinal', Fit.Linear)));
      for (const xScaleType of ['linear', 'time'] as const)
        expect(await columns(xScaleType)).toBeGreaterThanOrEqual(
          await columns(xScaleType, Fit.Linear),
        );
    });

    it('With several bars side by side at one x, all error bars stand in the middle of the group: stack the bars, or use small multiples.', async () => {
      const { middles, lines } = await places('ordinal', 2, false);
      expect(middles).toHaveLength(6);
      lines.forEach((line, index) =>
        expect(line).toBeCloseTo((middles[index]! + middles[index + 3]!) / 2, 0),
      );
    });

    it('The y axis reaches to their ends.', async () => {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} />
          <BarSeries id="bars" data={[{ x: 'A', y: 6 }]} xAccessor="x" yAccessors={['y']} />
          <LineSeries
            id="error"
            data={[
              { x: 'A', y: 3 },
              { x: 'A', y: 60 },
            ]}
            xAccessor="x"
            yAccessors={['y']}
            splitSeriesAccessors={['x']}
          />
        </>,
      );
      expect(debugState?.axes?.y[0]?.values).toContain(60);
    });

    it('Thin bars do not work on a category axis, because they stand beside the others.', async () => {
      for (const groupId of [undefined, 'errors']) {
        const { svg } = await renderChart(
          <>
            <BarSeries id="bars" data={[{ x: 'A', y: 6 }]} xAccessor="x" yAccessors={['y']} />
            <BarSeries
              id="error"
              groupId={groupId}
              data={[{ x: 'A', low: 3, high: 9 }]}
              xAccessor="x"
              yAccessors={['high']}
              y0Accessors={['low']}
              barSeriesStyle={{ rect: { widthPixel: 2 } }}
            />
          </>,
        );
        const [bar, error] = [...svg.matchAll(/d="M([\d.]+) [\d.]+L([\d.]+)/g)];
        expect(Number(error![1])).toBeGreaterThanOrEqual(Number(bar![2]));
      }
    });
  });

  it('Compute them yourself and pass them, and you know them before the chart draws:', async () => {
    const { domainWithZero, Load } = codeOn<{
      domainWithZero: (values: (number | null | undefined)[]) => { min: number; max: number };
      Load: ComponentType<{ rows: { minute: number; load: number | null }[] }>;
    }>(page, 'domainWithZero');
    expect(domainWithZero([3, null, 12, NaN, undefined])).toEqual({ min: 0, max: 12 });
    expect(domainWithZero([-4, -2])).toEqual({ min: -4, max: 0 });
    for (const nothing of [[], [null], [0], [NaN, Infinity]])
      expect(domainWithZero(nothing)).toEqual({ min: 0, max: 1 });
    // More values than a function has arguments.
    expect(domainWithZero(Array.from({ length: 300_000 }, (_, index) => index)).max).toBe(299_999);
    const { container } = await render(<Load rows={[{ minute: 1, load: 7 }]} />);
    expect(container.textContent).toContain('From 0 to 7');
    await render(<Load rows={[]} />);
  });

  describe('an axis upside down', () => {
    interface Row {
      week: number;
      team: string;
      rank: number | null;
    }
    const { withoutMinus, Ranks } = codeOn<{
      withoutMinus: (value: number) => string;
      Ranks: ComponentType<{ rows: Row[] }>;
    }>(page, 'withoutMinus');

    it('Ranks then have the first place on top:', async () => {
      expect([-3, 0, -0, 2].map(withoutMinus)).toEqual(['3', '0', '0', '-2']);
      const rows: Row[] = [
        { week: 1, team: 'A', rank: 1 },
        { week: 2, team: 'A', rank: 3 },
        { week: 1, team: 'B', rank: 2 },
        { week: 2, team: 'B', rank: null },
      ];
      const { texts } = await render(<Ranks rows={rows} />);
      const ticks = texts.filter((text) => /^-?\d$/.test(text));
      expect(ticks).toEqual(expect.arrayContaining(['1', '2', '3']));
      expect(ticks.filter((text) => text.startsWith('-'))).toEqual([]);
      await render(<Ranks rows={[]} />);
    });

    const specs = (Series: typeof LineSeries | typeof BarSeries, yScaleType: 'linear' | 'log') => (
      <>
        <Axis id="y" position={Position.Left} tickFormat={withoutMinus} />
        <Series
          id="depth"
          data={[2, 6, 4].map((depth, x) => ({ x, y: -depth }))}
          xScaleType={ScaleType.Linear}
          yScaleType={yScaleType}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>
    );

    it('The tooltip and the values of the legend take the same format. LegendValue.Min and LegendValue.Max change places.', async () => {
      const { container, texts } = await renderChart(specs(LineSeries, 'linear'), {
        showLegend: true,
        legendValues: [LegendValue.Max, LegendValue.Min],
      });
      expect(texts.slice(texts.indexOf('depth'))).toEqual(['depth', '2', '6']);
      const tooltip = await tooltipAt(container, 240, 100);
      expect(tooltip?.textContent).toMatch(/depth6$/);
    });

    it('Bars and areas hang from the top: set the x axis to Position.Top.', async () => {
      const hanging = [2, 6, 4].map((depth, x) => ({ x, y: -depth }));
      const series = { data: hanging, xScaleType: ScaleType.Linear, xAccessor: 'x' } as const;
      const { svg } = await renderChart(<BarSeries id="bars" {...series} yAccessors={['y']} />);
      const bars = [...svg.matchAll(/<path fill="#[^"]+" d="([^"]+)"/g)].map(([, path]) =>
        [...path!.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)),
      );
      expect(bars.map((ys) => [Math.min(...ys), Math.max(...ys)])).toEqual([
        [0, 100],
        [0, 300],
        [0, 200],
      ]);
      const { debugState } = await renderChart(
        <AreaSeries id="area" {...series} yAccessors={['y']} />,
      );
      const [, ...area] = [...debugState!.areas![0]!.path.matchAll(/,([\d.]+)/g)].map(([, y]) =>
        Number(y),
      );
      expect(area).toContain(0);
      expect(Math.min(...area)).toBe(0);
    });

    it('A log scale works too, if all values are negative.', async () => {
      const { debugState } = await renderChart(specs(LineSeries, 'log'));
      const [axis] = debugState?.axes?.y ?? [];
      expect(axis?.labels).toEqual(['6', '5', '4', '3', '2', '1']);
      expect(debugState?.lines?.[0]?.points).toHaveLength(3);
      const mixed = await renderChart(
        <LineSeries
          id="line"
          data={[-6, -2, 4].map((y, x) => ({ x, y }))}
          xScaleType={ScaleType.Linear}
          yScaleType={ScaleType.Log}
          xAccessor="x"
          yAccessors={['y']}
        />,
      );
      // The third value, at the right edge, is not in the path.
      expect(mixed.debugState?.lines?.[0]?.path).toMatch(/^M0,300L300,[\d.]+$/);
    });
  });

  describe('tooltip on click', () => {
    interface Row {
      day: string;
      orders: number;
    }
    const { ClickTooltip } = codeOn<{ ClickTooltip: ComponentType<{ rows: Row[] }> }>(
      page,
      'ClickTooltip',
    );

    it('Buttons below open the same popup with the keyboard:', async () => {
      const rows = [
        { day: 'Mon', orders: 30 },
        { day: 'Tue', orders: 50 },
      ];
      const { container } = await render(<ClickTooltip rows={rows} />);
      const popup = () => container.querySelector<HTMLElement>('[role="status"]');
      expect(popup()).toBeNull();
      await click(container, 450, 150);
      await wait(50);
      expect(popup()?.textContent).toContain('Tue: 50 orders');
      expect([popup()?.style.left, popup()?.style.top]).toEqual(['450px', '150px']);
      expect(document.querySelector('.echTooltip')).toBeNull();
      await press(buttons(container)[0]);
      expect(popup()?.textContent).toContain('Mon: 30 orders');
      container
        .querySelector('button')
        ?.dispatchEvent(new window.KeyboardEvent('keyup', { key: 'Escape', bubbles: true }));
      await wait(50);
      expect(popup()).toBeNull();
    });
  });

  it('Until it is taken back, the tooltip stays where it is, even when the pointer is elsewhere in the chart.', async () => {
    const { OpenTooltip } = codeOn<{
      OpenTooltip: ComponentType<{ rows: { hour: number; load: number }[]; openAt: number }>;
    }>(page, 'OpenTooltip');
    for (const tooltip of document.querySelectorAll('.echTooltip')) tooltip.remove();
    const rows = [0, 1, 2, 3].map((hour) => ({ hour, load: hour + 5 }));
    const { container } = await render(<OpenTooltip rows={rows} openAt={2} />);
    await wait(100);
    const text = () => document.querySelector('.echTooltip')?.textContent;
    expect(text()).toMatch(/^2.*7$/);
    await move(container, 20, 100);
    await wait(50);
    expect(text()).toMatch(/^2.*7$/);
    // React reads the entering pointer from "mouseover".
    surfaceOf(container).dispatchEvent(
      new window.MouseEvent('mouseover', { bubbles: true, relatedTarget: document.body }),
    );
    await wait(50);
    await move(container, 20, 110);
    await wait(50);
    expect(text()).toMatch(/^0.*5$/);
  });

  it('It works in XY charts only, and where a row has that x; scale is the type of your x scale.', async () => {
    const { OpenTooltip } = codeOn<{
      OpenTooltip: ComponentType<{ rows: { hour: number; load: number }[]; openAt: number }>;
    }>(page, 'OpenTooltip');
    const rowsAt = (...hours: number[]) => hours.map((hour) => ({ hour, load: hour + 5 }));
    const textOf = async (...chart: ReactElement[]) => {
      for (const tooltip of document.querySelectorAll('.echTooltip')) tooltip.remove();
      const { rerender } = await render(chart[0]!);
      await wait(100);
      if (chart[1]) {
        await rerender(chart[1]);
        await wait(100);
      }
      const text = document.querySelector('.echTooltip')?.textContent;
      unmountAll();
      return text;
    };
    const open = (hours: number[]) => <OpenTooltip rows={rowsAt(...hours)} openAt={2} />;
    expect(await textOf(open([3, 1, 2, 2, 0]))).toMatch(/^2.*7/);
    for (const hours of [[0, 1, 3], [0, 4], []]) expect(await textOf(open(hours))).toBeUndefined();
    // Rows that come later.
    expect(await textOf(open([]), open([1, 2, 3]))).toMatch(/^2.*7/);
    const { heatmap, goal, bullet } = otherCharts;
    for (const spec of [heatmap, goal, bullet]) {
      const chart = createRef<Chart>();
      await render(
        <Chart ref={chart} size={{ height: 300 }}>
          <Settings externalPointerEvents={{ tooltip: { visible: true } }} />
          {spec}
        </Chart>,
      );
      chart.current?.dispatchExternalPointerEvent({
        type: PointerEventType.Over,
        chartId: 'start',
        scale: spec === heatmap ? ScaleType.Ordinal : ScaleType.Linear,
        x: 1,
        y: [],
        smHorizontalValue: null,
        smVerticalValue: null,
      });
      await wait(100);
      expect(document.querySelector('.echTooltip')).toBeNull();
      unmountAll();
    }
  });

  describe('texts', () => {
    it('It does not translate texts.', async () => {
      const settings: SettingsProps = {
        locale: 'de-DE',
        showLegend: true,
        legendValues: [LegendValue.Average, LegendValue.LastNonNullValue, LegendValue.StdDeviation],
      };
      const { texts, container } = await renderChart(
        ['a', 'b'].map((id) => (
          <LineSeries
            key={id}
            id={id}
            data={[
              { x: 1, y: 2 },
              { x: 2, y: 4 },
            ]}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        )),
        settings,
      );
      expect(texts).toEqual(expect.arrayContaining(['Avg', 'Last non-null', 'Std dev']));
      const titles = [...container.querySelectorAll('[title]')].map((one) =>
        one.getAttribute('title'),
      );
      expect(titles.join()).toContain('Click to show');
      expect(titles.join()).toContain('Click to hide');
      expect(container.textContent).toContain('Chart type:');
      expect(container.textContent).toContain('line chart');
      const empty = await renderChart(
        <LineSeries id="a" data={[]} xAccessor="x" yAccessors={['y']} />,
        settings,
      );
      expect(empty.texts).toContain('No data to display');
      const slices = await renderChart(
        <Partition
          id="slices"
          data={[{ name: 'A', value: 1 }]}
          valueAccessor={({ value }) => value}
          layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
        />,
        { locale: 'de-DE' },
      );
      for (const header of ['Label', 'Value', 'Percentage'])
        expect(slices.container.textContent).toContain(header);
      const goal = await renderChart(
        <Goal
          id="goal"
          subtype="horizontalBullet"
          base={0}
          target={5}
          actual={3}
          bands={[3, 6]}
          domain={{ min: 0, max: 6 }}
          ticks={[0, 3, 6]}
          tickValueFormatter={({ value }) => String(value)}
        />,
        { locale: 'de-DE' },
      );
      expect((await tooltipAt(goal.container, 300, 150))?.textContent).toContain('Actual');
    });

    it('"N/A" in a metric whose number is missing', async () => {
      const tile = { title: 'Orders', value: NaN, color: '#6dccb1', valueFormatter: String };
      const texts = async (metric: PartialTheme['metric'] = {}) =>
        (await renderChart(<Metric id="metric" data={[[tile]]} />, { theme: { metric } })).texts;
      expect(await texts()).toContain('N/A');
      expect(await texts({ nonFiniteText: 'none' })).toEqual(['Orders', 'none']);
    });

    it('"of" in "Value of Orders", the name of that bar for screen readers', async () => {
      const bar = async (props: object) => {
        const tile = { title: 'Orders', value: 6, domainMax: 7, color: '#6dccb1', ...props };
        const { container } = await renderChart(
          <Metric
            id="metric"
            data={[[{ progressBarDirection: 'vertical', valueFormatter: String, ...tile }]]}
          />,
        );
        const meter = container.querySelector('[aria-valuetext]');
        return ['aria-label', 'aria-valuetext'].map((name) => meter?.getAttribute(name));
      };
      const progressValueLabels = { value: 'Share', target: 'Goal' };
      expect(await bar({ domainMin: 0 })).toEqual(['Value of Orders', '6']);
      expect(await bar({ domainMin: 0, progressValueLabels })).toEqual(['Share of Orders', '6']);
      expect(await bar({ progressValueLabels })).toEqual(['Percentage of Orders', '85.71%']);
    });

    it('"to" in "0 to 7", the tooltip of its track with domainMin', async () => {
      for (const domainMin of [0, undefined]) {
        const tile = { title: 'Orders', value: 6, domainMin, domainMax: 7, color: '#6dccb1' };
        const { container } = await renderChart(
          <Metric
            id="metric"
            data={[[{ progressBarDirection: 'vertical', valueFormatter: String, ...tile }]]}
          />,
        );
        expect(container.querySelector('.echMeter')?.getAttribute('title')).toBe(
          domainMin === undefined ? '' : '0 to 7',
        );
      }
    });

    it('With a custom legend, all of its words are yours:', async () => {
      interface Words {
        show: string;
        hide: string;
        noData: string;
      }
      const { Sales } = codeOn<{
        Sales: ComponentType<{
          rows: { month: number; shop: string; sold: number }[];
          words: Words;
          locale: string;
        }>;
      }>(page, 'Sales');
      const words: Words = { show: 'SHOW', hide: 'HIDE', noData: 'NO DATA' };
      const rows = ['East', 'West'].flatMap((shop, index) =>
        [1, 2].map((month) => ({ month, shop, sold: month + index })),
      );
      const { container } = await render(<Sales rows={rows} words={words} locale="de-DE" />);
      const entries = () => buttons(container.querySelector('ul')!);
      expect(entries().map((entry) => entry.title)).toEqual(['HIDE', 'HIDE']);
      await press(entries()[0]);
      await wait(100);
      expect(entries().map((entry) => entry.title)).toEqual(['SHOW', 'HIDE']);
      expect(container.innerHTML).not.toContain('Click to');
      const empty = await render(<Sales rows={[]} words={words} locale="de-DE" />);
      expect(empty.texts).toContain('NO DATA');
    });
  });

  describe('drill down', () => {
    type Row = Record<string, unknown>;
    interface Group {
      name: string;
      total: number;
    }
    const { groupsBelow, DrillDown } = codeOn<{
      groupsBelow: (rows: Row[], levels: string[], path: string[], value: string) => Group[];
      DrillDown: ComponentType<{ rows: Row[] }>;
    }>(page, 'groupsBelow');
    const levels = ['country', 'region', 'shop'];
    const rows: Row[] = [
      { country: 'Italy', region: 'Lazio', shop: 'Roma 1', sold: 5 },
      { country: 'Italy', region: 'Lazio', shop: 'Roma 2', sold: 7 },
      { country: 'Italy', region: 'Sicily', shop: 'Verona', sold: '3' },
      { country: 'Italy', region: null, shop: 'Online', sold: 2 },
      { country: 'Malta', shop: 'Valletta', sold: 'n/a' },
      { sold: 20 },
    ];

    it('A function adds up the rows of the next level:', () => {
      const below = (...path: string[]) =>
        groupsBelow(rows, levels, path, 'sold').map(({ name, total }) => [name, total]);
      expect(below()).toEqual([
        ['(none)', 20],
        ['Italy', 17],
        ['Malta', 0],
      ]);
      expect(below('Italy')).toEqual([
        ['Lazio', 12],
        ['Sicily', 3],
        ['(none)', 2],
      ]);
      expect(below('Italy', 'Lazio')).toEqual([
        ['Roma 2', 7],
        ['Roma 1', 5],
      ]);
      expect(below('Italy', 'Lazio', 'Roma 1')).toEqual([]);
      expect(below('Spain')).toEqual([]);
      expect(groupsBelow([], levels, [], 'sold')).toEqual([]);
    });

    it('The list does for the keyboard what a click on a bar does.', async () => {
      const { container } = await render(<DrillDown rows={rows} />);
      const crumbs = () =>
        buttons(container.querySelector('nav')!).map((button) => button.textContent);
      const open = (name: string) =>
        press(
          buttons(container.querySelector('ul')!).find((button) => button.textContent === name),
        );
      expect(crumbs()).toEqual(['All']);
      await open('Italy');
      await open('Lazio');
      expect(crumbs()).toEqual(['All', '› Italy', '› Lazio']);
      expect(container.querySelector('ul')).toBeNull();
      await press(buttons(container.querySelector('nav')!)[1]);
      expect(crumbs()).toEqual(['All', '› Italy']);
      await press(buttons(container.querySelector('nav')!)[0]);
      await wait(100);
      await click(container, 200, 60);
      await wait(50);
      expect(crumbs()).toEqual(['All', '› Italy']);
    });

    it('No chart does it by itself: drilldown of a partition has no effect.', async () => {
      const draw = async (drilldown: boolean | undefined, at?: [number, number]) => {
        const { container, rerender } = await renderChart(partition(drilldown));
        if (at) await click(container, ...at);
        return (
          await rerender(
            <Chart size={{ height: 300 }}>
              <Settings debugState />
              {partition(drilldown)}
            </Chart>,
          )
        ).svg;
      };
      const partition = (drilldown: boolean | undefined) => (
        <Partition
          id="slices"
          drilldown={drilldown}
          data={rows.slice(0, 3)}
          valueAccessor={({ sold }) => Number(sold)}
          layers={levels.map((level) => ({
            groupByRollup: (row: Row) => String(row[level]),
            shape: { fillColor: '#88aacc' },
          }))}
        />
      );
      expect(await draw(true)).toBe(await draw(false));
      expect(await draw(true, [300, 120])).toBe(await draw(true));
    });
  });
});
