import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  Bullet,
  Chart,
  GroupBy,
  HistogramBarSeries,
  LabelOverflowConstraint,
  LineAnnotation,
  LineSeries,
  PartitionLayout,
  PointerEventType,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  SmallMultiples,
  StackMode,
  Tooltip,
  TooltipType,
  Wordcloud,
  type PartialTheme,
  type YDomainRange,
} from '@elastic/charts';
import { createRef, Fragment, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heatmap, lines } from '../../chart-types';
import { drawingOf } from '../../drawing-of';
import { otherCharts } from '../../every-chart';
import { click, move, tooltipLabelsAt } from '../../pointer';
import { render, renderChart } from '../../render-chart';
import { soon } from '../../soon';
import { partition, row, type Row } from './partition-chart';

/** Moves the pointer from one element straight to the next, and returns the listeners that were called. */
async function callsBetween(spec: ReactElement, selector: string) {
  const calls: string[] = [];
  const { container } = await renderChart(spec, {
    onElementOver: () => void calls.push('over'),
    onElementOut: () => void calls.push('out'),
  });
  const [one, two] = container.querySelectorAll(selector);
  const send = (target: Element, type: string, relatedTarget: Element | null) =>
    target.dispatchEvent(new window.MouseEvent(type, { bubbles: true, relatedTarget }));
  send(one!, 'mouseover', null);
  send(one!, 'mouseout', two!);
  send(two!, 'mouseover', one!);
  return calls;
}

describe('reference/notes/LabelOverflowConstraint', () => {
  it('In small multiples, a label can still reach beyond its panel.', async () => {
    const labels = async (panels: boolean) => {
      const { debugState, texts } = await renderChart(
        <>
          <BarSeries
            id="bars"
            data={['A', 'B'].flatMap((panel, index) =>
              [1, 2, 3, 4].map((x) => ({ x, y: 20 + x + 4 * index, panel })),
            )}
            displayValueSettings={{
              showValueLabel: true,
              valueFormatter: (y) => `a label wider than its bar ${y}`,
              overflowConstraints: [LabelOverflowConstraint.ChartEdges],
            }}
            splitSeriesAccessors={['panel']}
            xAccessor="x"
            yAccessors={['y']}
          />
          {panels && (
            <>
              <GroupBy
                id="panel"
                by={(_, { panel }: { panel: string }) => panel}
                sort="dataIndex"
              />
              <SmallMultiples splitHorizontally="panel" />
            </>
          )}
        </>,
      );
      expect(debugState!.bars!.length).toBeGreaterThan(0);
      return texts.filter((text) => text.startsWith('a label'));
    };
    const [first, last] = [21, 28].map((y) => `a label wider than its bar ${y}`);
    const single = await labels(false);
    for (const label of [first, last]) expect(single).not.toContain(label);
    const split = await labels(true);
    expect(split).toContain(last);
    expect(split).not.toContain(first);
  });
});

describe('reference/notes/TextStyle', () => {
  it('The panel titles of partitions are always normal.', async () => {
    const drawn = async (axisPanelTitle: object) =>
      drawingOf(
        await renderChart(
          <>
            {partition({ data: [row('A', 'a', 2, 'P'), row('B', 'b', 3, 'Q')] })}
            <GroupBy
              id="panel"
              by={(_, datum: { panel: string }) => datum.panel}
              sort="dataIndex"
            />
            <SmallMultiples splitHorizontally="panel" />
          </>,
          { theme: { axes: { axisPanelTitle } } as PartialTheme },
        ),
      );
    expect(await drawn({ fontWeight: 'bold' })).toBe(await drawn({}));
    expect(await drawn({ fill: '#ff0000' })).not.toBe(await drawn({}));
  });
});

const hour = 3_600_000;

/** Returns labels and grid lines of a time axis below a line with a value every so many hours, and `xDomain` with a `minInterval`. */
async function timeAxis(days: number, hours: number, minInterval?: number) {
  const { debugState } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} timeAxisLayerCount={3} gridLine={{ visible: true }} />
      <LineSeries
        id="line"
        data={Array.from({ length: (days * 24) / hours + 1 }, (_, index) => ({
          x: Date.UTC(2024, 0, 1) + index * hours * hour,
          y: 1,
        }))}
        xScaleType={ScaleType.Time}
        timeZone="UTC"
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
    minInterval ? { xDomain: { min: NaN, max: NaN, minInterval } } : {},
  );
  const { gridlines, labels, values } = debugState!.axes!.x[0]!;
  return { gridLines: gridlines.length, labels, values: values as number[] };
}

describe('reference/notes/SettingsSpec', () => {
  it('Moving from one element straight to the next calls onElementOver only, except in metrics and word clouds, which call it in between.', async () => {
    const { metric } = otherCharts;
    const words = ['one', 'two'].map((text) => ({ text, weight: 0.2, color: '#000000' }));
    const wordCloud = <Wordcloud id="words" data={words} maxFontSize={40} />;
    const tile = { title: 'Tile', color: '#3aa287', value: 1, valueFormatter: String };
    const tiles = { ...metric, props: { ...(metric.props as object), data: [[tile, tile]] } };
    for (const calls of [
      await callsBetween(tiles, '.echMetric'),
      await callsBetween(wordCloud, 'text'),
    ])
      expect(calls).toEqual(['over', 'out', 'over']);
    const calls: string[] = [];
    const { container } = await renderChart(
      <BarSeries
        id="bars"
        data={[1, 2].map((x) => ({ x, y: x + 5 }))}
        xAccessor="x"
        yAccessors={['y']}
      />,
      {
        onElementOver: () => void calls.push('over'),
        onElementOut: () => void calls.push('out'),
      },
    );
    await move(container, 150, 280);
    await move(container, 450, 280);
    expect(calls).toEqual(['over', 'over']);
  });

  it('XY charts show it as well after the user has hidden every series in the legend; heatmaps without their bands keep the grid.', async () => {
    const textsAfterHidingAll = async (spec: ReactElement) => {
      const { container } = await renderChart(spec, { showLegend: true });
      const labels = () => container.querySelectorAll('.echLegendItem__label');
      // With Ctrl a click hides one entry.
      for (const index of [...labels()].keys())
        labels()[index]!.dispatchEvent(
          new window.MouseEvent('click', { bubbles: true, ctrlKey: true }),
        );
      await soon(() =>
        expect(container.querySelectorAll('.echLegendItem--hidden')).toHaveLength(labels().length),
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
      return container.textContent;
    };
    expect(await textsAfterHidingAll(<>{lines}</>)).toContain('No data to display');
    expect(await textsAfterHidingAll(heatmap)).not.toContain('No data to display');
  });
});

describe('reference/notes/BaseAnnotationSpec', () => {
  it('The same holds if all its series have useDefaultGroupDomain.', async () => {
    const drawn = async (useDefaultGroupDomain: boolean, note: boolean) =>
      drawingOf(
        await renderChart(
          <>
            <LineSeries
              id="line"
              groupId="own"
              useDefaultGroupDomain={useDefaultGroupDomain}
              data={[1, 2, 3].map((x) => ({ x, y: x }))}
              xAccessor="x"
              yAccessors={['y']}
            />
            {note && (
              <LineAnnotation
                id="note"
                groupId="own"
                domainType={AnnotationDomainType.YDomain}
                dataValues={[{ dataValue: 2 }]}
              />
            )}
          </>,
        ),
      );
    expect(await drawn(true, true)).toBe(await drawn(true, false));
    expect(await drawn(false, true)).not.toBe(await drawn(false, false));
  });
});

const bulletOf = () => (
  <Bullet
    id="bullet"
    subtype="horizontal"
    data={[
      [
        {
          title: 'CPU',
          value: 40,
          target: 75,
          domain: [0, 100],
          ticks: [0, 50, 100],
          valueFormatter: (value) => `${value} v`,
          targetFormatter: (value) => `${value} t`,
          tickFormatter: String,
        },
      ],
    ]}
  />
);

describe('reference/notes/BulletDatum', () => {
  it('The tooltip uses valueFormatter for it, and a tile in the place of a cell without room shows it as it is.', async () => {
    const texts = async (width: number) =>
      (await render(<Chart size={{ width, height: 300 }}>{bulletOf()}</Chart>)).texts.join('|');
    expect(await texts(600)).toContain('75 t');
    const tile = await texts(130);
    expect(tile).toContain('75');
    expect(tile).not.toContain('75 t');
  });
});

/** Returns the ticks of a y axis above a stack of shares, with the options of its domain. */
async function ticksOfShares(domain: Partial<YDomainRange>) {
  const { debugState } = await renderChart(
    <>
      <Axis
        id="y"
        position={Position.Left}
        ticks={20}
        domain={{ min: NaN, max: NaN, ...domain }}
        showOverlappingLabels
      />
      <BarSeries
        id="bars"
        data={[1, 2].map((x) => ({ x, y: x }))}
        stackAccessors={['x']}
        stackMode={StackMode.Percentage}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );
  return Math.max(...(debugState!.axes!.y[0]!.values as number[]));
}

async function expectPaddingOfShares() {
  expect(await ticksOfShares({ max: 0.5, fit: true })).toBe(1);
  expect(await ticksOfShares({ padding: 0.1 })).toBe(1.1);
}

describe('reference/notes/YDomainRange', () => {
  it('Only padding adds room to it.', expectPaddingOfShares);
});

describe('reference/notes/AxisSpec', () => {
  it('On a time axis with layers they are drawn only for units of which at most 12 fit into the domain.', async () => {
    for (const days of [8, 12])
      expect((await timeAxis(days, 1)).gridLines, `${days}`).toBeGreaterThan(days - 1);
    // From here on they are drawn for weeks, though there are still labels for days.
    for (const days of [13, 16]) {
      const { gridLines, values } = await timeAxis(days, 1);
      expect(gridLines, `${days}`).toBeLessThan(4);
      expect(values.length, `${days}`).toBeGreaterThan(5);
    }
  });

  it('Units shorter than minInterval of xDomain, or without it than the smallest distance between two x values, get no row.', async () => {
    const betweenDays = async (hours: number, minInterval?: number) =>
      (await timeAxis(2, hours, minInterval)).values.filter((value) => value % (24 * hour)).length;
    expect(await betweenDays(1)).toBeGreaterThan(2);
    expect(await betweenDays(24)).toBe(0);
    expect(await betweenDays(24, hour)).toBeGreaterThan(2);
    expect(await betweenDays(24, 24 * hour)).toBe(0);
    // One that is longer than the distance has no effect.
    expect(await betweenDays(1, 24 * hour)).toBeGreaterThan(2);
  });

  it('Only padding adds room to it.', expectPaddingOfShares);

  it('With digits it also drops a few others because of rounding errors, such as 0.57 with 2.', async () => {
    const ticks = async (maximumFractionDigits?: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            ticks={10}
            domain={{ min: 0.5, max: 0.6 }}
            maximumFractionDigits={maximumFractionDigits}
          />
          <LineSeries
            id="line"
            data={[1, 2].map((x) => ({ x, y: x / 4 }))}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState!.axes!.y[0]!.values;
    };
    expect(await ticks()).toEqual(expect.arrayContaining([0.51, 0.57, 0.59]));
    const kept = await ticks(2);
    expect(kept).toEqual(expect.arrayContaining([0.51, 0.59]));
    expect(kept).not.toContain(0.57);
  });
});

describe('reference/notes/SmallMultiples', () => {
  it('Use one per Chart: of several without an id the last counts, of several with different ids the first.', async () => {
    const panels = async (...ids: (string | undefined)[]) => {
      const { texts } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <BarSeries
            id="bars"
            data={['PM', 'QN'].map(([first, second]) => ({ x: 1, y: 1, first, second }))}
            xAccessor="x"
            yAccessors={['y']}
          />
          {(['first', 'second'] as const).map((name, index) => (
            <Fragment key={name}>
              <GroupBy
                id={name}
                by={(_, datum: { first: string; second: string }) => datum[name]}
                sort="dataIndex"
              />
              <SmallMultiples id={ids[index]} splitHorizontally={name} />
            </Fragment>
          ))}
        </>,
      );
      return texts.filter((text) => /^(M|N|P|Q)$/.test(text));
    };
    expect(await panels(undefined, undefined)).toEqual(['M', 'N']);
    expect(await panels('one', 'two')).toEqual(['P', 'Q']);
  });
});

describe('reference/notes/DomainRange', () => {
  it('With 0 no bars are drawn.', async () => {
    const drawn = async (minInterval?: number) =>
      drawingOf(
        await renderChart(
          <BarSeries
            id="bars"
            data={[1, 2].map((x) => ({ x, y: x }))}
            color="#123456"
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />,
          { xDomain: { min: NaN, max: NaN, minInterval } },
        ),
      );
    expect(await drawn()).toContain('#123456');
    expect(await drawn(0)).not.toContain('#123456');
  });
});

describe('reference/notes/TooltipType', () => {
  it('Once the chart has received a pointer event of another chart, they work again.', async () => {
    const onElementClick = vi.fn();
    const chart = createRef<Chart>();
    const { container } = await render(
      <Chart size={{ height: 300 }} ref={chart}>
        <Settings onElementClick={onElementClick} />
        <Tooltip type={TooltipType.None} />
        <BarSeries id="bars" data={[{ x: 1, y: 3 }]} xAccessor="x" yAccessors={['y']} />
      </Chart>,
    );
    await click(container, 300, 200);
    expect(onElementClick).not.toHaveBeenCalled();
    chart.current!.dispatchExternalPointerEvent({ type: PointerEventType.Out, chartId: 'other' });
    await move(container, 310, 210);
    await click(container, 300, 200);
    expect(onElementClick).toHaveBeenCalledOnce();
  });
});

describe('reference/notes/PointStyle', () => {
  it('The legend shows it too, and takes stroke, strokeWidth and opacity of the points then.', async () => {
    const iconOf = async (point: object) => {
      const { container } = await renderChart(
        <LineSeries
          id="line"
          data={[1, 2].map((x) => ({ x, y: x }))}
          lineSeriesStyle={{ point }}
          color="#112233"
          xAccessor="x"
          yAccessors={['y']}
        />,
        { showLegend: true },
      );
      const icon = container.querySelector('[data-testid=echLegendIconPath]')!;
      return ['stroke', 'stroke-width', 'opacity'].map((name) => icon.getAttribute(name));
    };
    const style = { stroke: '#ff0000', strokeWidth: 3, opacity: 0.5 };
    expect(await iconOf(style)).toEqual(['#112233', '1', '1']);
    expect(await iconOf({ ...style, shape: 'square' })).toEqual(['#ff0000', '3', '0.5']);
  });
});

const oneToThree = { data: [1, 2, 3].map((x) => ({ x, y: 1 })), xAccessor: 'x', yAccessors: ['y'] };

describe('reference/notes/StackMode', () => {
  it('Negative values count by their size and lie at the bottom.', async () => {
    const { debugState } = await renderChart(
      [3, -1].map((y) => (
        <AreaSeries
          key={y}
          id={`${y}`}
          data={[1, 2].map((x) => ({ x, y }))}
          stackAccessors={['x']}
          stackMode={StackMode.Percentage}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      )),
    );
    const byName = new Map(
      debugState!.areas!.map(({ name, lines: { y1 }, path }) => [
        name,
        { points: y1.points, path },
      ]),
    );
    expect(byName.get('3')!.points[0]!.y).toBe(0.75);
    expect(byName.get('-1')!.points[0]!.y).toBe(0.25);
    // The area of the negative values ends at the lower edge, at 300 pixels.
    expect(byName.get('-1')!.path).toContain(',300');
    expect(byName.get('3')!.path).not.toContain(',300');
  });
});

describe('reference/notes/LineAnnotationDatum', () => {
  it('A value outside the domain, or a category that the x scale lacks, draws no line. With bars in histogram mode the x domain reaches to the end of the last bin here.', async () => {
    const isDrawn = async (Series: typeof BarSeries, dataValue: number) => {
      const chart = async (value?: number) =>
        drawingOf(
          await renderChart(
            <>
              <Series id="series" xScaleType={ScaleType.Linear} {...oneToThree} />
              {value !== undefined && (
                <LineAnnotation
                  id="line"
                  domainType={AnnotationDomainType.XDomain}
                  dataValues={[{ dataValue: value }]}
                />
              )}
            </>,
          ),
        );
      return (await chart(dataValue)) !== (await chart());
    };
    for (const Series of [BarSeries, HistogramBarSeries, LineSeries] as (typeof BarSeries)[]) {
      expect(await isDrawn(Series, 3)).toBe(true);
      expect(await isDrawn(Series, 4)).toBe(Series === HistogramBarSeries);
      expect(await isDrawn(Series, 4.1)).toBe(false);
    }
  });
});

describe('reference/notes/RectAnnotationDatum', () => {
  it('A category that the scale lacks counts as the first or the last one.', async () => {
    const drawn = async (x0: string | number, x1: string | number) =>
      drawingOf(
        await renderChart(
          <>
            <BarSeries id="bars" {...oneToThree} />
            <RectAnnotation id="rect" dataValues={[{ coordinates: { x0, x1 } }]} />
          </>,
        ),
      );
    expect(await drawn('no', 2)).toBe(await drawn(1, 2));
    expect(await drawn(2, 'no')).toBe(await drawn(2, 3));
    expect(await drawn(1, 2)).not.toBe(await drawn(1, 3));
  });
});

describe('reference/notes/TooltipInfo', () => {
  it('On a heatmap they are x, y and value of the cell. On a partition they are the slice and, except in icicle and flame layouts, its parents. On a bullet they are the value under the pointer, the measured one and the target, on other charts the hovered value.', async () => {
    const labels = async (layout: PartitionLayout) => {
      const layers = [({ group }: Row) => group, ({ name }: Row) => name, () => ''].map(
        (groupByRollup) => ({ groupByRollup }),
      );
      const { container, debugState } = await renderChart(partition({ layout, layers }));
      const { partitions } = debugState!.partition![0]!;
      const [x, y] = partitions.find(({ name }) => name === 'a2')!.coords;
      return (await tooltipLabelsAt(container, x, y)).filter(Boolean);
    };
    expect(await labels(PartitionLayout.sunburst)).toEqual(['A', 'a2']);
    expect(await labels(PartitionLayout.icicle)).toEqual(['a2']);
    expect(await labels(PartitionLayout.flame)).toEqual(['a2']);
    const { container } = await renderChart(heatmap);
    expect(await tooltipLabelsAt(container, 450, 50)).toEqual(['X Value', 'Y Value', 'heatmap']);
    const bullet = await renderChart(bulletOf());
    const shown = new Set<string | null>();
    for (let y = 45; y < 300 && shown.size === 0; y += 15)
      for (const label of await tooltipLabelsAt(bullet.container, 300, y)) shown.add(label);
    expect([...shown]).toEqual(['Active', 'Value', 'Target']);
    const goal = await renderChart(otherCharts.goal);
    expect(await tooltipLabelsAt(goal.container, 300, 150)).toEqual(['Actual']);
  });
});

describe('reference/notes/TooltipSpec', () => {
  it('Without bars, the values of the last x stay right of all data; more than half a step left of them there is no tooltip.', async () => {
    const labelsAt = async (x: number, snap: boolean, Series: typeof LineSeries) => {
      const { container } = await renderChart(
        <>
          <Tooltip snap={snap} />
          <Series
            id="series"
            data={[4, 5, 6].map((value) => ({ x: value, y: 5 }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        { xDomain: { min: 0, max: 9 } },
      );
      return tooltipLabelsAt(container, x, 150);
    };
    for (const snap of [false, true]) {
      expect(await labelsAt(590, snap, LineSeries)).toEqual(['series']);
      // The first x is at 267 pixels, half a step is 33 pixels.
      expect(await labelsAt(240, snap, LineSeries)).toEqual(['series']);
      expect(await labelsAt(225, snap, LineSeries)).toEqual([]);
      expect(await labelsAt(20, snap, LineSeries)).toEqual([]);
    }
    expect(await labelsAt(590, true, BarSeries as unknown as typeof LineSeries)).toEqual([]);
    expect(await labelsAt(270, true, BarSeries as unknown as typeof LineSeries)).toEqual([
      'series',
    ]);
  });
});

describe('reference/notes/SeriesSpec', () => {
  it('The legend keeps the room for their names, even if it lists no other.', async () => {
    const widthOf = async (
      showLegend: boolean,
      ...series: [id: string, hideInLegend: boolean][]
    ) => {
      const widths: number[] = [];
      await renderChart(
        series.map(([id, hideInLegend]) => (
          <BarSeries key={id} id={id} hideInLegend={hideInLegend} {...oneToThree} />
        )),
        {
          showLegend,
          onProjectionAreaChange: ({ projection }) => widths.push(projection.width),
        },
      );
      return widths.at(-1)!;
    };
    const long = 'a very long name of a series';
    const withHidden = await widthOf(true, ['a', false], [long, true]);
    expect(withHidden).toBe(await widthOf(true, ['a', false], [long, false]));
    expect(withHidden).toBeLessThan(await widthOf(true, ['a', false]));
    expect(await widthOf(true, [long, true])).toBeLessThan(await widthOf(false, [long, true]));
  });
});
