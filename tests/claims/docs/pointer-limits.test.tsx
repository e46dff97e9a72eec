import {
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  GroupBy,
  HistogramBarSeries,
  LineSeries,
  PointerEventType,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  SmallMultiples,
  Tooltip,
  TooltipType,
  type BrushEvent,
  type CustomTooltip,
  type PointerEvent,
  type PointerOverEvent,
  type SettingsProps,
  type TooltipProps,
} from '@elastic/charts';
import { createRef, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heatmap, line, otherCharts } from '../every-chart';
import { click, drag, mouse, move, surfaceOf, tooltipAt } from '../pointer';
import { render, renderChart, unmountAll } from '../render-chart';
import { soon } from '../soon';
import { noMargins } from '../two-lines';

const rows = [1, 5, 10].map((y, x) => ({ x, y }));
const linear = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const lineOf = (id: string, props: object = {}) => (
  <LineSeries key={id} id={id} data={rows} {...linear} {...props} />
);
const barsOf = (id: string) => (
  <BarSeries key={id} id={id} data={rows} {...linear} xScaleType={ScaleType.Ordinal} />
);
const range = (
  <RectAnnotation
    key="range"
    id="range"
    dataValues={[{ coordinates: { x0: 2, x1: 2 }, details: 'Maintenance' }]}
  />
);

// Tooltips of earlier charts would be found, too.
beforeEach(unmountAll);

const tooltipTexts = () =>
  [...document.querySelectorAll('.echTooltip')].map(({ textContent }) => textContent);

describe('docs/annotations', () => {
  it('The tooltip of an annotation replaces that of the series. On a bar or a point in a rectangle, that of the series is shown.', async () => {
    for (const series of [barsOf('visits'), lineOf('visits', { xScaleType: ScaleType.Ordinal })]) {
      const { container } = await renderChart([range, series], { theme: noMargins });
      // The bar is right of 500 and left of 600 pixels, the point at 500 and the upper edge.
      await move(container, 597, 290);
      const beside = tooltipTexts();
      await move(container, 501, 2);
      expect(tooltipTexts().join()).toContain('visits');
      expect(tooltipTexts().join()).not.toContain('Maintenance');
      expect(beside).toEqual(['Maintenance']);
      unmountAll();
    }
  });

  it('A click on a bar or a point in a rectangle does not count for the rectangle.', async () => {
    const onAnnotationClick = vi.fn();
    const { container } = await renderChart([range, barsOf('visits')], {
      theme: noMargins,
      onAnnotationClick,
    });
    await click(container, 500, 150);
    expect(onAnnotationClick).not.toHaveBeenCalled();
    await click(container, 598, 150);
    expect(onAnnotationClick).toHaveBeenCalledOnce();
  });
});

describe('docs/tooltips', () => {
  it('a line or a band, and all series at that x; in charts of bubbles only, those near the pointer, also at another x; the default', async () => {
    const xValues = async (Series: typeof LineSeries) => {
      let values: unknown[] = [];
      const Values: CustomTooltip = (props) => {
        values = props.values.map(({ datum }) => (datum as { x: number }).x);
        return null;
      };
      const { container } = await renderChart(
        <>
          <Tooltip customTooltip={Values} />
          <Series id="a" data={rows} {...linear} />
          <Series id="b" data={rows.map(({ x, y }) => ({ x, y: 11 - y }))} {...linear} />
        </>,
        { theme: noMargins },
      );
      await move(container, 300, 150);
      return values;
    };
    expect(await xValues(LineSeries)).toEqual([1, 1]);
    const near = new Set(await xValues(BubbleSeries as unknown as typeof LineSeries));
    expect(near.size).toBeGreaterThan(1);
  });

  it('Without it, the x axis needs the groupId of the series in the first row, or the header has no format.', async () => {
    const header = async (axis: object, groups: (string | undefined)[], tooltip?: TooltipProps) => {
      unmountAll();
      const { container } = await renderChart(
        <>
          {tooltip && <Tooltip {...tooltip} />}
          <Axis id="x" position={Position.Bottom} tickFormat={(x) => `Week ${x}`} {...axis} />
          {groups.map((groupId, index) => lineOf(`line ${index}`, { groupId }))}
        </>,
        { theme: noMargins },
      );
      return (await tooltipAt(container, 300, 100))?.querySelector('.echTooltipHeader')
        ?.textContent;
    };
    expect(await header({}, [undefined, 'b'])).toBe('Week 1');
    expect(await header({}, ['a', 'b'])).toBe('1');
    expect(await header({ groupId: 'a' }, ['a', 'b'])).toBe('Week 1');
    expect(await header({ groupId: 'b' }, ['a', 'b'])).toBe('1');
    const headerFormatter: TooltipProps['headerFormatter'] = ({ value }) => `W${value}`;
    expect(await header({}, ['a', 'b'], { headerFormatter })).toBe('W1');
  });

  it('Of two x axes, or two y axes with one groupId, the last one counts, even without a tickFormat:', async () => {
    const texts = async (sides: [Position, boolean][]) => {
      unmountAll();
      const { container } = await renderChart(
        <>
          {sides.map(([position, isFormatted]) => (
            <Axis
              key={position}
              id={position}
              position={position}
              tickFormat={isFormatted ? (value) => `${value} ${position}` : undefined}
            />
          ))}
          {lineOf('a')}
        </>,
        { theme: noMargins },
      );
      const tooltip = await tooltipAt(container, 300, 100);
      return ['.echTooltipHeader', '.echTooltip__value'].map(
        (selector) => tooltip?.querySelector(selector)?.textContent,
      );
    };
    const { Bottom, Left, Right, Top } = Position;
    const formatted = (...sides: Position[]) =>
      texts(sides.map((side): [Position, boolean] => [side, true]));
    expect(await formatted(Bottom, Top, Left, Right)).toEqual(['1 top', '5 right']);
    expect(await formatted(Top, Bottom, Right, Left)).toEqual(['1 bottom', '5 left']);
    expect(
      await texts([
        [Bottom, true],
        [Top, false],
        [Left, true],
        [Right, false],
      ]),
    ).toEqual(['1', '5']);
  });

  it('In XY charts, partitions, heatmaps and flame charts, users pin a tooltip with a right click and close it with Escape or a click beside it.', async () => {
    const actions = [{ label: 'Filter', onSelect: () => undefined }];
    const pinned = () => document.querySelectorAll('.echTooltip--pinned').length;
    const { partition, goal, bullet } = otherCharts;
    for (const [spec, canPin] of [
      [line, true],
      [heatmap, true],
      [partition, true],
      [goal, false],
      [bullet, false],
    ] as const) {
      unmountAll();
      const { container } = await renderChart(
        <>
          <Tooltip actions={actions} />
          {spec}
        </>,
      );
      const open = async () => {
        for (const x of [300, 350, 240, 100])
          for (const y of [150, 100, 60]) {
            await move(container, x, y);
            if (document.querySelector('.echTooltip')) return [x, y] as const;
          }
        throw new Error('There is no tooltip.');
      };
      const at = await open();
      await mouse(surfaceOf(container), 'contextmenu', ...at);
      expect(pinned()).toBe(canPin ? 1 : 0);
      if (!canPin) continue;
      window.dispatchEvent(new window.KeyboardEvent('keyup', { key: 'Escape' }));
      await soon(() => expect(pinned()).toBe(0));
      await mouse(surfaceOf(container), 'contextmenu', ...(await open()));
      expect(pinned()).toBe(1);
      window.dispatchEvent(new window.MouseEvent('click'));
      await soon(() => expect(pinned()).toBe(0));
    }
  });

  it('nothing but tooltips of annotations; in XY charts elements are not reported either', async () => {
    const onElementOver = vi.fn();
    const { container } = await renderChart(
      [<Tooltip key="tooltip" type={TooltipType.None} />, range, barsOf('visits')],
      { theme: noMargins, onElementOver },
    );
    await move(container, 100, 295);
    expect(tooltipTexts()).toEqual([]);
    await move(container, 500, 150);
    expect(tooltipTexts()).toEqual(['Maintenance']);
    expect(onElementOver).not.toHaveBeenCalled();
  });
});

describe('docs/clicks-and-hover', () => {
  const specIds = (elements: unknown) =>
    (elements as [unknown, { specId: string }][]).map(([, { specId }]) => specId);

  it('onElementClick gets all elements under the pointer; of points of one size at the same place it gets the one on top.', async () => {
    const clicked = async (series: ReactElement[]) => {
      const onElementClick = vi.fn();
      const { container } = await renderChart(series, { onElementClick, theme: noMargins });
      await click(container, 300, 150);
      return specIds(onElementClick.mock.calls[0]![0]);
    };
    const near = rows.map(({ x, y }) => ({ x, y: y + 0.1 }));
    expect(await clicked([lineOf('a'), lineOf('b')])).toEqual(['b']);
    expect(await clicked([lineOf('a'), lineOf('b', { data: near })])).toHaveLength(2);
    const lineSeriesStyle = { point: { visible: 'always', radius: 6 } };
    expect(await clicked([lineOf('a'), lineOf('b', { lineSeriesStyle })])).toHaveLength(2);
  });

  it('Bars of two series with the same x and y, beside or on each other, count as one: the second is not reported.', async () => {
    const over = async (series: ReactElement[]) => {
      const onElementOver = vi.fn();
      const { container } = await renderChart(series, { onElementOver, theme: noMargins });
      await move(container, 450, 290);
      await move(container, 550, 290);
      return onElementOver.mock.calls.map(([elements]) => specIds(elements));
    };
    expect(await over([barsOf('a'), barsOf('b')])).toEqual([['a']]);
    const stacked = ['a', 'b'].map((id) => (
      <BarSeries key={id} id={id} data={rows} {...linear} stackAccessors={['x']} />
    ));
    const onElementOver = vi.fn();
    const { container } = await renderChart(stacked, { onElementOver, theme: noMargins });
    await move(container, 500, 290);
    await move(container, 500, 20);
    expect(onElementOver.mock.calls.map(([elements]) => specIds(elements))).toEqual([['a']]);
    const others = rows.map(({ x, y }) => ({ x, y: y - 0.5 }));
    const different = <BarSeries key="b" id="b" data={others} {...linear} xScaleType="ordinal" />;
    expect(await over([barsOf('a'), different])).toEqual([['a'], ['b']]);
  });

  it('With more than ten rows a tooltip takes it, too.', async () => {
    for (const count of [10, 11]) {
      unmountAll();
      const { container } = await renderChart(
        Array.from({ length: count }, (_, index) => lineOf(`line ${index}`)),
      );
      await move(container, 300, 20);
      await mouse(surfaceOf(container), 'contextmenu', 300, 20);
      expect(document.querySelectorAll('.echTooltip--pinned')).toHaveLength(count - 10);
    }
  });

  it('element[0] has one layer, named "Actual"', async () => {
    const onElementClick = vi.fn();
    const { container } = await renderChart(otherCharts.goal, { onElementClick });
    await click(container, 240, 150);
    const [[[layers]]] = onElementClick.mock.calls[0] as [[[{ groupByRollup: string }[]]]];
    expect(layers.map(({ groupByRollup }) => groupByRollup)).toEqual(['Actual']);
  });

  it('With bars on a continuous scale, x is the start of the step under the pointer, also where no bar is. The same holds before the first row of lines.', async () => {
    const data = [
      { x: 0, y: 1 },
      { x: 1, y: 5 },
      { x: 9, y: 10 },
    ];
    const reported = async (series: ReactElement, at: number, settings: SettingsProps = {}) => {
      const onProjectionClick = vi.fn();
      const { container } = await renderChart(series, {
        theme: noMargins,
        onProjectionClick,
        ...settings,
      });
      await click(container, at, 20);
      return (onProjectionClick.mock.calls[0] as [{ x: number }])[0].x;
    };
    // Steps of 60 pixels.
    for (const Series of [BarSeries, HistogramBarSeries] as unknown as (typeof BarSeries)[]) {
      const bars = <Series id="bars" data={data} {...linear} />;
      expect(await reported(bars, 62)).toBe(1);
      expect(await reported(bars, 290)).toBe(4);
      expect(await reported(bars, 310)).toBe(5);
    }
    const lines = lineOf('a', { data });
    expect(await reported(lines, 290)).toBe(1);
    expect(await reported(lines, 400)).toBe(9);
    const xDomain = { min: -10, max: 20 };
    expect(await reported(lines, 90, { xDomain })).toBe(-6);
    expect(await reported(lines, 590, { xDomain })).toBe(9);
  });
});

describe('docs/brush-and-zoom', () => {
  it('Both ends of event.x are equal: so they are with rotation 180 or -90, a bug of 73.2.1. Use 0 or 90.', async () => {
    for (const series of [lineOf('a'), <BarSeries key="b" id="b" data={rows} {...linear} />])
      for (const rotation of [0, 90, 180, -90] as const) {
        const events: BrushEvent[] = [];
        const onBrushEnd = (event: BrushEvent) => events.push(event);
        const { container } = await renderChart(series, { rotation, onBrushEnd, theme: noMargins });
        await drag(container, [150, 75], [450, 225]);
        const [start, end] = events[0]!.x as [number, number];
        expect(end - start > 0, `${rotation}`).toBe(rotation === 0 || rotation === 90);
      }
  });
});

describe('docs/interaction', () => {
  it('the pointer reaches another x of an XY chart or a heatmap, or leaves the plot', async () => {
    for (const spec of [lineOf('a'), heatmap]) {
      const onPointerUpdate = vi.fn();
      const { container } = await renderChart(spec, { onPointerUpdate, theme: noMargins });
      const calls = async (x: number, y: number) => {
        await move(container, x, y);
        return onPointerUpdate.mock.calls.length;
      };
      expect(await calls(300, 100)).toBe(1);
      expect(await calls(300, 200)).toBe(1);
      expect(await calls(590, 200)).toBe(2);
      await mouse(surfaceOf(container), 'mouseout', -1, -1);
      await soon(() =>
        expect(onPointerUpdate.mock.lastCall![0]).toMatchObject({ type: PointerEventType.Out }),
      );
    }
  });

  it('Brushing works on continuous scales, so not with categories on x, and in a Heatmap, which selects both, or only rows or columns with a drag over its axis labels.', async () => {
    const selected = async (spec: ReactElement, from: [number, number], to: [number, number]) => {
      const events: BrushEvent[] = [];
      const onBrushEnd = (event: BrushEvent) => events.push(event);
      const { container } = await renderChart(spec, { onBrushEnd });
      await drag(container, from, to);
      return events[0];
    };
    expect(await selected(line, [100, 100], [300, 200])).toHaveProperty('x');
    expect(await selected(barsOf('a'), [100, 100], [300, 200])).toBeUndefined();
    const inside = await selected(heatmap, [150, 60], [400, 200]);
    expect([inside!.x!.length > 1, inside!.y!.length > 1]).toEqual([true, true]);
    expect(await selected(heatmap, [3, 60], [5, 200])).toMatchObject({ x: [], y: [1, 2, 3] });
    expect(await selected(heatmap, [150, 295], [400, 297])).toMatchObject({ x: [1, 2, 3], y: [] });
  });
});

const visible: SettingsProps['externalPointerEvents'] = { tooltip: { visible: true } };

describe('docs/highlight-from-outside', () => {
  it('scale is required by the type, but the chart does not compare it with its own: what counts is x, a value on its x scale.', async () => {
    for (const scale of [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal]) {
      unmountAll();
      const chart = createRef<Chart>();
      await render(
        <Chart ref={chart} size={{ height: 300 }}>
          <Settings externalPointerEvents={visible} />
          {lineOf('a')}
        </Chart>,
      );
      const event: PointerOverEvent = {
        type: PointerEventType.Over,
        chartId: 'outside',
        scale,
        x: 1,
        y: [],
        smHorizontalValue: null,
        smVerticalValue: null,
      };
      chart.current!.dispatchExternalPointerEvent(event);
      await soon(() => expect(tooltipTexts().join()).toContain('5'));
    }
  });
});

/** Renders two charts that send each other their events, and returns how many of them show the pointer of the first. */
async function shownIn(ids: (string | undefined)[]) {
  const charts = ids.map(() => createRef<Chart>());
  const send = (event: PointerEvent) => {
    for (const { current } of charts) current!.dispatchExternalPointerEvent(event);
  };
  const { container } = await render(
    <>
      {ids.map((id, index) => (
        <div key={index}>
          <Chart id={id} ref={charts[index]} size={{ height: 200 }}>
            <Settings onPointerUpdate={send} externalPointerEvents={visible} />
            {lineOf('a')}
          </Chart>
        </div>
      ))}
    </>,
  );
  const [first, second] = [...container.children] as [HTMLElement, HTMLElement];
  await move(first, 300, 100);
  await soon(() => expect(first.querySelector('.echCrosshair__cursor > *')).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 100));
  return [first, second].map(
    (element) => element.querySelectorAll('.echCrosshair__cursor > *').length,
  );
}

describe('docs/linked-charts', () => {
  it('A chart does not react to another one: both have the same id, and each takes the event of the other for its own. Charts without an id get different ones.', async () => {
    expect(await shownIn(['same', 'same'])).toEqual([1, 0]);
    unmountAll();
    expect(await shownIn([undefined, undefined])).toEqual([1, 1]);
  });

  it('Small multiples: the line of another chart is drawn in the first panel alone, and its tooltip lists the series of all panels.', async () => {
    for (const split of ['splitHorizontally', 'splitVertically'])
      for (const panel of ['north', 'south']) {
        unmountAll();
        const chart = createRef<Chart>();
        const data = ['north', 'south'].flatMap((region) =>
          rows.map((row) => ({ ...row, region })),
        );
        const { container } = await render(
          <Chart ref={chart} size={{ height: 300 }}>
            <Settings theme={noMargins} externalPointerEvents={visible} />
            <GroupBy id="by" by={(_, { region }) => region} sort="dataIndex" />
            <SmallMultiples {...{ [split]: 'by' }} />
            {lineOf('load', { data })}
          </Chart>,
        );
        chart.current!.dispatchExternalPointerEvent({
          type: PointerEventType.Over,
          chartId: 'outside',
          scale: ScaleType.Linear,
          x: 1,
          y: [],
          smHorizontalValue: panel,
          smVerticalValue: panel,
        });
        const lines = await soon(() => {
          const elements = [...container.querySelectorAll('.echCrosshair__cursor > *')];
          expect(elements).toHaveLength(1);
          return elements;
        });
        const [x, y] = ['x1', 'y2'].map((name) => Number(lines[0]!.getAttribute(name)));
        expect(split === 'splitHorizontally' ? x : y).toBeLessThan(
          split === 'splitHorizontally' ? 300 : 150,
        );
        await soon(() => expect(tooltipTexts()).toEqual(['1load5load5']));
      }
  });
});

describe('docs/dashboard', () => {
  it('Charts recognize their own events by their id: give each another one, or none.', async () => {
    expect(await shownIn(['a', 'b'])).toEqual([1, 1]);
    unmountAll();
    expect(await shownIn([undefined, undefined])).toEqual([1, 1]);
    unmountAll();
    expect(await shownIn(['same', 'same'])).toEqual([1, 0]);
  });
});
