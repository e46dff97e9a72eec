import {
  AreaSeries,
  Axis,
  AnnotationDomainType,
  BarSeries,
  Chart,
  GroupBy,
  Heatmap,
  LayoutDirection,
  LineAnnotation,
  LineSeries,
  Position,
  Predicate,
  RectAnnotation,
  roundDateToESInterval,
  ScaleType,
  Settings,
  SmallMultiples,
  WeightFn,
  Wordcloud,
  type SeriesIdentifier,
  type SettingsProps,
  type YDomainRange,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing-of';
import { otherCharts } from './every-chart';
import { tooltipAt } from './pointer';
import { axisOf, elementIn, partOf, render, renderChart, type Series } from './render-chart';

const accessors = { xAccessor: 'x', yAccessors: ['y'] };
const linear = { ...accessors, xScaleType: ScaleType.Linear };
const series = [BarSeries, LineSeries, AreaSeries];
const rows = [4, 2, 6].map((y, x) => ({ x, y }));

/** The texts of a list that are among the names, in the order in which they are drawn. */
const orderOf = (texts: string[], names: string[]) => texts.filter((text) => names.includes(text));

describe('docs/anatomy', () => {
  it('Titles of charts, legend, tooltip, markers and metrics are HTML, word clouds, crosshair and highlights SVG; the rest is drawn on a canvas.', async () => {
    const chart = (spec: ReactElement) => (
      <Chart size={{ height: 300 }} title="Heading">
        <Settings showLegend />
        {spec}
        <Axis id="axis" title="Axis title" />
        <LineAnnotation
          id="marked"
          domainType={AnnotationDomainType.YDomain}
          dataValues={[{ dataValue: 3 }]}
          marker="Marker"
        />
      </Chart>
    );
    const { container, texts } = await render(
      chart(<BarSeries id="bars" name="Bars" data={rows} {...linear} />),
    );
    const tooltip = await tooltipAt(container, 300, 250);
    expect(tooltip?.textContent).toContain('Bars');
    for (const text of ['Heading', 'Bars', 'Marker']) expect(container.textContent).toContain(text);
    expect(texts).toContain('Axis title');
    expect(container.textContent).not.toContain('Axis title');
    for (const part of ['.echCrosshair__cursor', '.echHighlighter'])
      expect(container.querySelector(part)?.localName).toBe('svg');

    const { metric, wordCloud, ...drawn } = otherCharts;
    expect((await render(chart(metric))).container.textContent).toContain('Tile');
    const words = (await render(chart(wordCloud))).container;
    expect(words.querySelector('svg text')?.textContent).toBe('word');
    expect(words.querySelector('canvas')).toBeNull();
    for (const spec of Object.values(drawn))
      expect((await render(chart(spec))).container.querySelector('canvas')).not.toBeNull();
  });
});

describe('docs/data', () => {
  it("A name is one key, not a path: 'cpu.load' reads the field of that name, not load in cpu.", async () => {
    for (const Series of series) {
      const data = rows.map(({ x, y }) => ({
        x,
        'cpu.load': 2 * y * y,
        cpu: { load: y },
        y: 2 * y * y,
        other: y,
      }));
      const drawn = async (field: string) =>
        drawingOf(
          await renderChart(
            <Series id="series" data={data} {...linear} yAccessors={[field]} name="series" />,
          ),
        );
      expect(await drawn('cpu.load')).toBe(await drawn('y'));
      expect(await drawn('cpu.load')).not.toBe(await drawn('other'));
      const { debugState } = await renderChart(
        <Series
          id="series"
          data={rows.map(({ x, y }) => ({ x, cpu: { load: y } }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['cpu.load']}
        />,
      );
      const points = [
        ...(debugState?.bars ?? []).flatMap(({ bars }) => bars),
        ...(debugState?.lines ?? []).flatMap((line) => line.points),
        ...(debugState?.areas ?? []).flatMap(({ lines }) => lines.y1.points),
      ];
      expect(points).toEqual([]);
    }
  });
});

describe('docs/tooltips', () => {
  it('A series whose name is an empty string is left out of the tooltip as well.', async () => {
    for (const Series of series) {
      const chart = (name: string | undefined) =>
        renderChart([
          <Series key="a" id="first" data={rows} {...linear} />,
          <Series key="b" id="second" name={name} data={rows} {...linear} />,
        ]);
      const textOf = async (name: string | undefined) =>
        (await tooltipAt((await chart(name)).container, 300, 150))?.textContent ?? '';
      expect(await textOf(undefined)).toMatch(/first.*second/);
      const alone = await renderChart(<Series id="first" data={rows} {...linear} />);
      const ofFirst = (await tooltipAt(alone.container, 300, 150))?.textContent;
      expect(ofFirst).toContain('first');
      expect(await textOf('')).toBe(ofFirst);
    }
  });
});

const towns = ['Oslo', 'Bonn', 'Rome'];

/** Returns the panels of bars, from left to right. */
async function panelsOf(sort: Predicate, settings?: SettingsProps) {
  const data = towns.flatMap((town) => rows.map((row) => ({ ...row, town })));
  const { texts } = await renderChart(
    [
      <GroupBy
        key="group"
        id="town"
        by={(_, { town }: (typeof data)[number]) => town}
        sort={sort}
      />,
      <SmallMultiples key="panels" splitHorizontally="town" />,
      <Axis key="x" id="x" position={Position.Bottom} />,
      <BarSeries key="bars" id="bars" data={data} {...linear} />,
    ],
    settings,
  );
  return orderOf(texts, towns);
}

describe('reference/notes/GroupBySpec', () => {
  it("XY charts take 'dataIndex' from the order in which series are drawn: that of the data, stacked ones before others of their type, unless renderingSort of Settings changes it.", async () => {
    const renderingSort = (a: SeriesIdentifier, b: SeriesIdentifier) => (a.key < b.key ? 1 : -1);
    expect(await panelsOf('dataIndex')).toEqual(towns);
    expect(await panelsOf('dataIndex', { renderingSort })).toEqual(['Rome', 'Oslo', 'Bonn']);
    expect(await panelsOf('alphaAsc', { renderingSort })).toEqual(['Bonn', 'Oslo', 'Rome']);

    const bySeries = async (Other: Series, stackAccessors?: string[]) => {
      const { texts } = await renderChart([
        <GroupBy key="group" id="series" by={({ id }) => id} sort="dataIndex" />,
        <SmallMultiples key="panels" splitHorizontally="series" />,
        <Axis key="x" id="x" position={Position.Bottom} />,
        <Other key="first" id="first" data={rows} {...linear} />,
        <BarSeries key="second" id="second" data={rows} {...linear} {...{ stackAccessors }} />,
      ]);
      return orderOf(texts, ['first', 'second']);
    };
    expect(await bySeries(BarSeries)).toEqual(['first', 'second']);
    expect(await bySeries(BarSeries, ['x'])).toEqual(['second', 'first']);
    expect(await bySeries(LineSeries, ['x'])).toEqual(['first', 'second']);
  });
});

describe('api/specs/global/GroupBy', () => {
  it('sort takes a Predicate: DataIndex keeps the order of the data.', async () => {
    expect(await panelsOf(Predicate.DataIndex)).toEqual(towns);
    expect(await panelsOf(Predicate.AlphaAsc)).toEqual(['Bonn', 'Oslo', 'Rome']);
  });
});

describe('api/specs/Heatmap', () => {
  it('xSortPredicate and ySortPredicate change that: dataIndex keeps the order of the data, Predicate lists the others.', async () => {
    const days = ['Wed', 'Mon', 'Sun'];
    const labelsOf = async (sort?: Predicate) => {
      const { texts } = await renderChart(
        <Heatmap
          id="heatmap"
          colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#aabbcc' }] }}
          data={towns.flatMap((x) => days.map((y) => ({ x, y, value: 100 })))}
          xSortPredicate={sort}
          ySortPredicate={sort}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
        />,
      );
      return [orderOf(texts, towns), orderOf(texts, days)];
    };
    expect(await labelsOf()).toEqual([
      ['Bonn', 'Oslo', 'Rome'],
      ['Mon', 'Sun', 'Wed'],
    ]);
    expect(await labelsOf(Predicate.DataIndex)).toEqual([towns, days]);
    expect(await labelsOf(Predicate.AlphaDesc)).toEqual([
      ['Rome', 'Oslo', 'Bonn'],
      ['Wed', 'Sun', 'Mon'],
    ]);
  });
});

describe('docs/word-clouds', () => {
  it('An angle count of 1 keeps all words at startAngle.', async () => {
    const anglesOf = async (angleCount: number) => {
      const { container } = await renderChart(
        <Wordcloud
          id="words"
          startAngle={-30}
          endAngle={60}
          angleCount={angleCount}
          data={['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((text) => ({
            text,
            weight: 1,
            color: '#0077bb',
          }))}
        />,
      );
      return new Set(
        [...container.querySelectorAll('text')].map(
          (word) => /rotate\(([^)]+)\)/.exec(word.getAttribute('transform') ?? '')?.[1],
        ),
      );
    };
    expect(await anglesOf(1)).toEqual(new Set(['-30']));
    expect((await anglesOf(4)).size).toBeGreaterThan(1);
  });
});

describe('reference/notes/BaseAnnotationSpec', () => {
  const bars = <BarSeries key="bars" id="bars" data={rows} groupId="shown" {...linear} />;
  const lineAt = (dataValue: number, groupId = 'shown') => (
    <LineAnnotation
      key="note"
      id="note"
      groupId={groupId}
      domainType={AnnotationDomainType.YDomain}
      dataValues={[{ dataValue }]}
    />
  );
  const areaTo = (y1: number, groupId = 'shown') => (
    <RectAnnotation
      key="note"
      id="note"
      groupId={groupId}
      dataValues={[{ coordinates: { y0: 3, y1 } }]}
    />
  );
  const drawn = async (elements: ReactElement[]) => drawingOf(await renderChart(elements));

  it('Without a series in the group, everything that needs a y value is left out.', async () => {
    for (const note of [lineAt, areaTo]) {
      expect(await drawn([bars, note(5)])).not.toBe(await drawn([bars]));
      expect(await drawn([bars, note(5, 'empty')])).toBe(await drawn([bars]));
    }
  });

  it('Lines outside the domain are not drawn, rectangles are cut off at its ends; to extend the y domain to them, name the annotation in includeDataFromIds of the axis domain.', async () => {
    expect(await drawn([bars, lineAt(50)])).toBe(await drawn([bars]));
    expect(await drawn([bars, areaTo(50)])).toBe(await drawn([bars, areaTo(6)]));
    expect(await drawn([bars, areaTo(50)])).not.toBe(await drawn([bars]));
    for (const note of [lineAt(50), areaTo(50)]) {
      const largest = async (domain: YDomainRange) => {
        const { debugState } = await renderChart([
          <Axis key="y" id="y" groupId="shown" position={Position.Left} domain={domain} />,
          bars,
          note,
        ]);
        return Math.max(...axisOf(debugState, 'y').values.map(Number));
      };
      expect(await largest({ min: NaN, max: NaN })).toBeLessThan(10);
      expect(await largest({ min: NaN, max: NaN, includeDataFromIds: ['note'] })).toBe(50);
    }
  });
});

describe('docs/annotations', () => {
  it('With a group that has no series, lines at a y value and rectangles with one are not drawn. A series with useDefaultGroupDomain counts for the default group.', async () => {
    const isDrawn = async (
      note: (groupId?: string) => ReactElement,
      groupId?: string,
      props: object = {},
    ) => {
      const bars = <BarSeries key="bars" id="bars" data={rows} {...linear} {...props} />;
      const plain = drawingOf(await renderChart([bars]));
      return drawingOf(await renderChart([bars, note(groupId)])) !== plain;
    };
    const lineAt = (domainType: AnnotationDomainType) => (groupId?: string) => (
      <LineAnnotation
        key="note"
        id="note"
        groupId={groupId}
        domainType={domainType}
        dataValues={[{ dataValue: 2 }]}
      />
    );
    const area = (coordinates: object) => (groupId?: string) => (
      <RectAnnotation key="note" id="note" groupId={groupId} dataValues={[{ coordinates }]} />
    );
    for (const note of [lineAt(AnnotationDomainType.YDomain), area({ y0: 1, y1: 3 })]) {
      expect(await isDrawn(note)).toBe(true);
      expect(await isDrawn(note, 'empty')).toBe(false);
      const ofDefaultGroup = { groupId: 'other', useDefaultGroupDomain: true };
      expect(await isDrawn(note, 'other', ofDefaultGroup)).toBe(false);
      expect(await isDrawn(note, undefined, ofDefaultGroup)).toBe(true);
    }
    for (const note of [lineAt(AnnotationDomainType.XDomain), area({ x0: 1, x1: 2 })])
      expect(await isDrawn(note, 'empty')).toBe(true);
  });
});

describe('reference/notes/Settings', () => {
  it('A prop you pass as undefined keeps its default.', async () => {
    const bars = <BarSeries key="bars" id="bars" data={rows} {...linear} />;
    const names: (keyof SettingsProps)[] = [
      'rotation',
      'showLegend',
      'legendPosition',
      'theme',
      'baseTheme',
      'xDomain',
      'locale',
      'legendSize',
      'orderOrdinalBinsBy',
      'ariaUseDefaultSummary',
    ];
    const plain = await renderChart(bars);
    const passed = await renderChart(
      bars,
      Object.fromEntries(names.map((name) => [name, undefined])),
    );
    expect(drawingOf(passed)).toBe(drawingOf(plain));
    expect(passed.texts).toEqual(plain.texts);
  });
});

describe('reference/notes/Chart', () => {
  it('Each chart keeps its own state, such as hidden series and picked colors; a new React key resets it.', async () => {
    const charts = (key: string) => (
      <div>
        {['one', 'two'].map((name) => (
          <Chart key={name + key} size={{ height: 200 }}>
            <Settings showLegend />
            <LineSeries id="A" data={rows} {...linear} />
            <LineSeries id="B" data={rows} {...linear} />
          </Chart>
        ))}
      </div>
    );
    const hiddenOf = (container: HTMLElement) =>
      [...container.querySelectorAll('.echChart')].map(
        (chart) => chart.querySelectorAll('.echLegendItem--hidden').length,
      );
    const first = await render(charts('first'));
    expect(hiddenOf(first.container)).toEqual([0, 0]);
    elementIn(first.container, '.echLegendItem__label').click();
    const again = await first.rerender(charts('first'));
    const [one, two] = hiddenOf(again.container);
    expect(one).toBeGreaterThan(0);
    expect(two).toBe(0);
    const reset = await again.rerender(charts('second'));
    expect(hiddenOf(reset.container)).toEqual([0, 0]);
  });
});

describe('reference/notes/LegendPositionConfig', () => {
  it('Draws the legend over the plot area instead of beside it, so that the plot keeps its size.', async () => {
    const plotOf = async (settings: SettingsProps) => {
      const sizes: { width: number; height: number }[] = [];
      await renderChart(<BarSeries id="bars" data={rows} {...linear} />, {
        ...settings,
        onProjectionAreaChange: ({ projection }) => sizes.push(projection),
      });
      return sizes.at(-1);
    };
    const plain = await plotOf({});
    for (const vAlign of [Position.Top, Position.Bottom] as const)
      for (const hAlign of [Position.Left, Position.Right] as const) {
        const position = { vAlign, hAlign, direction: LayoutDirection.Vertical };
        const inside = { ...position, floating: true };
        expect(await plotOf({ showLegend: true, legendPosition: inside })).toEqual(plain);
      }
    expect(await plotOf({ showLegend: true, legendPosition: Position.Right })).not.toEqual(plain);
  });
});

describe('reference/notes/SettingsSpec', () => {
  it('Meant as the name of the chart for screen readers, but no element with this text is drawn: the chart only points with aria-labelledby to an id that does not exist.', async () => {
    for (const Series of series) {
      const { container } = await renderChart(<Series id="series" data={rows} {...linear} />, {
        ariaLabel: 'Visits by day',
      });
      expect(container.innerHTML).not.toContain('Visits by day');
      const id = container.querySelector('[aria-labelledby]')?.getAttribute('aria-labelledby');
      expect(id).toBeTruthy();
      expect(document.getElementById(id ?? '')).toBeNull();
    }
  });
});

describe('reference/notes/roundDateToESInterval', () => {
  it('Rounds a date down to the start, or up to the end, of the Elasticsearch date histogram bucket that it falls into.', () => {
    const at = Date.UTC(2024, 4, 15, 13, 47, 12);
    const edges = (interval: Parameters<typeof roundDateToESInterval>[1]) =>
      (['start', 'end'] as const).map((snapTo) =>
        new Date(roundDateToESInterval(at, interval, snapTo, 'UTC')).toISOString(),
      );
    expect(edges({ type: 'fixed', unit: 'm', value: 30 })).toEqual([
      '2024-05-15T13:30:00.000Z',
      '2024-05-15T13:59:59.999Z',
    ]);
    expect(edges({ type: 'fixed', unit: 'd', value: 1 })).toEqual([
      '2024-05-15T00:00:00.000Z',
      '2024-05-15T23:59:59.999Z',
    ]);
    expect(edges({ type: 'calendar', unit: 'week', value: 1 })).toEqual([
      '2024-05-13T00:00:00.000Z',
      '2024-05-19T23:59:59.999Z',
    ]);
    expect(edges({ type: 'calendar', unit: 'month', value: 1 })).toEqual([
      '2024-05-01T00:00:00.000Z',
      '2024-05-31T23:59:59.999Z',
    ]);
  });
});

describe('docs/legend', () => {
  it('renderingSort changes the order in which series are drawn and stacked, and the legend with it.', async () => {
    const chart = (renderingSort?: SettingsProps['renderingSort']) =>
      renderChart(
        ['A', 'B', 'C'].map((id) => (
          <BarSeries key={id} id={id} data={rows} stackAccessors={['x']} {...linear} />
        )),
        { showLegend: true, renderingSort },
      );
    const shownOf = ({ debugState }: Awaited<ReturnType<typeof chart>>) => ({
      legend: partOf(debugState, 'legend').items.map(({ name }) => name),
      drawing: partOf(debugState, 'bars').map(({ name }) => name),
    });
    const plain = shownOf(await chart());
    const turned = shownOf(await chart((one, other) => (one.specId < other.specId ? 1 : -1)));
    const back = shownOf(await chart((one, other) => (one.specId < other.specId ? -1 : 1)));
    expect(turned.legend).toEqual([...back.legend].reverse());
    expect(turned.drawing).toEqual([...back.drawing].reverse());
    expect([back.legend, turned.legend]).toContainEqual(plain.legend);
  });
});

describe('reference/notes/SeriesScales', () => {
  it('A logarithmic scale needs values on one side of zero; others are not drawn.', async () => {
    for (const Series of [LineSeries, BarSeries]) {
      const drawn = async (middle: number | null) => {
        const chart = await renderChart([
          <Axis key="y" id="y" position={Position.Left} domain={{ min: 1, max: 100 }} />,
          <Series
            key="series"
            id="series"
            color="#123456"
            data={[10, middle, 100].map((y, x) => ({ x, y }))}
            yScaleType={ScaleType.Log}
            {...linear}
          />,
        ]);
        // Beside missing values, a line has a clip path for what fit would fill in.
        return [...chart.svg.matchAll(/<path [^>]*#123456[^>]* d="([^"]*)"/g)].map(([, d]) => d);
      };
      expect(await drawn(-5)).toEqual(await drawn(null));
      expect(await drawn(5)).not.toEqual(await drawn(null));
    }
  });
});

/** Expects the sizes of words, and that a weight above 1 exceeds the largest. */
async function expectRangeOfSizes() {
  for (const weightFn of Object.values(WeightFn)) {
    const { container } = await renderChart(
      <Wordcloud
        id="words"
        weightFn={weightFn}
        exponent={2}
        minFontSize={10}
        maxFontSize={20}
        angleCount={1}
        data={[0, 0.5, 1, 2].map((weight) => ({
          text: `w${weight}`,
          weight,
          color: '#0077bb',
        }))}
      />,
    );
    const sizes = [0, 0.5, 1, 2].map((weight) => {
      const words = [...container.querySelectorAll<SVGTextElement>('text')];
      return parseFloat(
        words.find(({ textContent }) => textContent === `w${weight}`)?.style.fontSize ?? '',
      );
    });
    expect([sizes[0], sizes[2]]).toEqual([10, 20]);
    expect(sizes[1]).toBeGreaterThan(10);
    expect(sizes[1]).toBeLessThan(20);
    expect(sizes[3]).toBeGreaterThan(20);
  }
}

describe('examples/wordcloud', () => {
  it(
    'minFontSize and maxFontSize set the range of sizes, for weights from 0 to 1.',
    expectRangeOfSizes,
  );
});

describe('examples/wordcloud/topics', () => {
  it(
    'minFontSize and maxFontSize set the range, weightFn how weights from 0 to 1 spread over it.',
    expectRangeOfSizes,
  );
});
