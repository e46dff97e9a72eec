import {
  Axis,
  BarSeries,
  Goal,
  GroupBy,
  Heatmap,
  HistogramBarSeries,
  LegendValue,
  LineAnnotation,
  LineSeries,
  Partition,
  Position,
  RectAnnotation,
  ScaleType,
  SmallMultiples,
  Tooltip,
  type AxisProps,
  type CustomLegendProps,
  type CustomTooltipProps,
  type LineAnnotationProps,
  type RectAnnotationProps,
  type SettingsProps,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { heatmap, lines, partition } from '../../chart-types';
import { legendOf, legendSizeOf } from '../../legend-of';
import { click, move } from '../../pointer';
import { elementIn, partOf, renderChart, unmountAll } from '../../render-chart';
import { noMargins } from '../../two-lines';

const rows = [1, 2, 3, 4].map((x) => ({ x, y: 10 * x }));
const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const line = (id = 'line', props: object = {}) => (
  <LineSeries key={id} id={id} data={rows} {...accessors} {...props} />
);
const tooltips = () =>
  [...document.querySelectorAll('.echTooltip')].map(({ textContent }) => textContent).join();

describe('reference/notes/LegendValue', () => {
  const figures = async (
    data: { x: number; y: number | null }[],
    legendValues: LegendValue[],
    settings: SettingsProps = {},
    others: ReactElement[] = [],
  ) => {
    const series = line('line', { data });
    const rendered = await renderChart([series, ...others], {
      showLegend: true,
      legendLayout: 'table',
      legendValues,
      ...settings,
    });
    const [, row] = legendOf(rendered).querySelectorAll('.echLegendTable__row');
    const cells = [...row!.querySelectorAll('.echLegendTable__cell')];
    unmountAll();
    return cells.slice(-legendValues.length).map(({ textContent }) => textContent);
  };
  const valuesOf = (...values: (number | null)[]) => values.map((y, x) => ({ x, y }));
  const V = LegendValue;

  it('In XY charts they are computed from the y values of each series, for the whole of its data and not only the visible range, and only on a continuous x scale.', async () => {
    const values = [V.FirstValue, V.LastValue, V.Max, V.Count, V.CurrentAndLastValue];
    for (const xDomain of [
      { min: 1, max: 3 },
      { min: -5, max: 30 },
    ])
      expect(await figures(valuesOf(1, 2, 9, 4, 5), values, { xDomain })).toEqual([
        '1',
        '5',
        '9',
        '5',
        '5',
      ]);
  });

  it('Empty for a series that ends earlier.', async () => {
    const longer = line('longer', { data: [-1, 7].map((x) => ({ x, y: 8 })) });
    const values = [V.LastValue, V.LastNonNullValue];
    expect(await figures(valuesOf(1, 2, 3), values, {}, [longer])).toEqual(['', '3']);
    expect(await figures(valuesOf(1, 2, 3), values)).toEqual(['3', '3']);
  });

  it('Empty for a series that begins later.', async () => {
    const longer = line('longer', { data: [-1, 7].map((x) => ({ x, y: 8 })) });
    const values = [V.FirstValue, V.FirstNonNullValue];
    expect(await figures(valuesOf(1, 2, 3), values, {}, [longer])).toEqual(['', '1']);
    expect(await figures(valuesOf(1, 2, 3), values)).toEqual(['1', '1']);
  });

  it('The last value of the series that is neither null nor 0: zeros are skipped too.', async () => {
    const data = valuesOf(0, 2, 4, null, 0);
    expect(await figures(data, [V.LastNonNullValue, V.LastValue])).toEqual(['4', '0']);
  });

  it('The first value of the series that is neither null nor 0: zeros are skipped too.', async () => {
    const data = valuesOf(0, null, 2, 4);
    expect(await figures(data, [V.FirstNonNullValue, V.FirstValue])).toEqual(['2', '0']);
  });

  it('The last value less the first, both without null and 0.', async () => {
    expect(await figures(valuesOf(0, 2, 4, null, 0), [V.Difference])).toEqual(['2']);
    expect(await figures(valuesOf(-5, 6, -2), [V.Difference])).toEqual(['3']);
  });

  it('The last value less the first, in percent of the last value (not of the first, as a growth rate would be).', async () => {
    expect(await figures(valuesOf(0, 2, 4, null, 0), [V.DifferencePercent])).toEqual(['50.0%']);
    expect(await figures(valuesOf(-5, 6, -2), [V.DifferencePercent])).toEqual(['-150.0%']);
  });

  it('The sample variance (divided by the count less one).', async () => {
    const values = [V.Variance, V.StdDeviation, V.Median, V.Average];
    expect(await figures(valuesOf(0, 2, 4, null, 4, 0), values)).toEqual(['4', '2', '2', '2']);
  });

  it('Empty for a single value.', async () => {
    expect(await figures(valuesOf(5), [V.Variance, V.StdDeviation])).toEqual(['', '']);
  });
});

describe('reference/notes/LegendSpec', () => {
  const size = async (specs: ReactElement | ReactElement[], settings: SettingsProps) => {
    const found = legendSizeOf(await renderChart(specs, { showLegend: true, ...settings }));
    unmountAll();
    return found;
  };

  it('A vertical list is kept between about 30% of its natural width and 70% of the chart area, a vertical table at no more than half the area; a horizontal list gets at most 70% of the height.', async () => {
    const table = { legendValues: [LegendValue.Max] };
    for (const specs of [lines, heatmap, partition]) {
      const { width } = await size(specs, {});
      const least = await size(specs, { legendSize: 1 });
      expect(least.width).toBeGreaterThan(0.25 * width);
      expect(least.width).toBeLessThan(width);
      expect((await size(specs, { legendSize: 1000 })).width).toBeCloseTo(420);
      expect((await size(specs, { legendSize: 1000, ...table })).width).toBeCloseTo(300);
      const top = { legendPosition: Position.Top, legendSize: 1000 };
      expect((await size(specs, top)).height).toBeCloseTo(210);
    }
  });
});

describe('reference/notes/LegendSpec', () => {
  it('A list legend shows no title.', async () => {
    for (const legendPosition of [Position.Right, Position.Bottom])
      for (const legendLayout of [undefined, 'list', 'table'] as const) {
        const settings = { showLegend: true, legendTitle: 'Title', legendPosition, legendLayout };
        const { textContent } = legendOf(await renderChart(lines, settings));
        expect(textContent!.includes('Title')).toBe(legendLayout === 'table');
      }
  });
});

describe('reference/notes/AxisSpec', () => {
  const headerOf = async (axis: Omit<AxisProps, 'id' | 'position'>, position: Position) => {
    const { container, debugState, texts } = await renderChart([
      <BarSeries
        key="bars"
        id="bars"
        groupId="own"
        data={rows}
        {...accessors}
        displayValueSettings={{ showValueLabel: true, overflowConstraints: [] }}
      />,
      <Axis key="axis" id="axis" position={position} {...axis} />,
    ]);
    await move(container, 300, 250);
    const tooltip = tooltips();
    unmountAll();
    return { tooltip, texts, labels: [...debugState!.axes!.x, ...debugState!.axes!.y][0]!.labels };
  };

  it('An x axis shows the common x scale in any group, but formats the tooltip header only for series of its own group.', async () => {
    const tickFormat = (x: number) => `x is ${x}`;
    for (const [groupId, isFormatted] of [
      ['own', true],
      [undefined, false],
      ['other', false],
    ] as const) {
      const { tooltip, labels } = await headerOf({ groupId, tickFormat }, Position.Bottom);
      expect(labels).toContain('x is 2');
      expect(tooltip.startsWith('x is')).toBe(isFormatted);
    }
  });

  it('Formats the tick labels only, in the place of tickFormat, which the tooltip and the value labels of bars keep using.', async () => {
    const axis = {
      groupId: 'own',
      tickFormat: (value: number) => `tick ${value}`,
      labelFormat: (value: number) => `label ${value}`,
    };
    const { tooltip, labels, texts } = await headerOf(axis, Position.Left);
    expect(labels).toContain('label 40');
    expect(texts).toContain('tick 40');
    expect(tooltip).toMatch(/tick [23]0$/);
  });
});

describe('reference/notes/LegendStyle', () => {
  it('In a legend at the left or right, the greatest width in pixels.', async () => {
    for (const legendPosition of [Position.Left, Position.Right])
      for (const specs of [lines, heatmap, partition]) {
        const width = async (verticalWidth: number) => {
          const theme = { legend: { verticalWidth } };
          const settings = { showLegend: true, legendPosition, theme };
          return legendSizeOf(await renderChart(specs, settings)).width;
        };
        expect(await width(20)).toBe(20);
        expect(await width(200)).toBeLessThan(100);
        expect(await width(400)).toBe(await width(200));
      }
  });
});

describe('reference/notes/CustomLegendProps', () => {
  /** Returns the props of a custom legend before and after the pointer is on the chart. */
  const propsOf = async (
    specs: ReactElement | ReactElement[],
    legendValues: LegendValue[] = [],
  ) => {
    const all: CustomLegendProps[] = [];
    const customLegend = (props: CustomLegendProps) => {
      all.push(props);
      return null;
    };
    const { container } = await renderChart(specs, {
      showLegend: true,
      customLegend,
      legendValues,
    });
    const before = all.at(-1)!;
    await move(container, 210, 100);
    unmountAll();
    return { before, after: all.at(-1)! };
  };

  it('extraValue exists only in XY charts with a continuous x scale and at least one entry in legendValues.', async () => {
    const extra = async (specs: ReactElement | ReactElement[], values?: LegendValue[]) =>
      (await propsOf(specs, values)).after.items.some(({ extraValue }) => extraValue);
    const max = [LegendValue.Max];
    expect(await extra(line(), max)).toBe(true);
    expect(await extra(line())).toBe(false);
    expect(await extra(line('line', { xScaleType: ScaleType.Ordinal }), max)).toBe(false);
    expect(await extra(heatmap, max)).toBe(false);
    expect(await extra(partition, [LegendValue.Value])).toBe(false);
  });

  it('It is undefined while the pointer is outside and in charts whose tooltip has no header, such as partition charts and heatmaps.', async () => {
    const { before, after } = await propsOf(line());
    expect(before.pointerValue).toBeUndefined();
    expect(after.pointerValue).toMatchObject({ value: 2, formattedValue: '2' });
    for (const specs of [heatmap, partition])
      expect((await propsOf(specs)).after.pointerValue).toBeUndefined();
  });
});

describe('reference/notes/CustomTooltipProps', () => {
  it("'rtl' if more than half of the labels are written from right to left, else 'ltr'.", async () => {
    const dirOf = async (...names: string[]) => {
      let dir: string | undefined;
      const customTooltip = (props: CustomTooltipProps) => {
        dir = props.dir;
        return null;
      };
      const { container } = await renderChart([
        ...names.map((name, index) => line(`line ${index}`, { name })),
        <Tooltip key="tooltip" customTooltip={customTooltip} />,
      ]);
      await move(container, 300, 130);
      unmountAll();
      return dir;
    };
    const hebrew = 'אב';
    expect(await dirOf('abc')).toBe('ltr');
    expect(await dirOf(hebrew)).toBe('rtl');
    expect(await dirOf(hebrew, 'abc')).toBe('ltr');
    expect(await dirOf(hebrew, hebrew, 'abc')).toBe('rtl');
  });
});

const range = (id: string, props: Partial<RectAnnotationProps> = {}) => (
  <RectAnnotation
    key={id}
    id={id}
    dataValues={[{ coordinates: { x0: 1, x1: 3 }, details: id }]}
    style={{ fill: id === 'first' ? '#111111' : '#222222' }}
    {...props}
  />
);

describe('reference/notes/BaseAnnotationSpec', () => {
  const hovered = async (specs: ReactElement[]) => {
    const chart = await renderChart([line('line', { color: '#abcabc' }), ...specs]);
    await move(chart.container, 250, 280);
    const found = tooltips();
    unmountAll();
    return {
      found,
      order: chart.svg.match(/#111|#222|#ABCABC/gi)!.map((hex) => hex.toUpperCase()),
    };
  };

  it('Values above zero draw the annotation over the series, zero and below behind them.', async () => {
    for (const [zIndex, isOver] of [
      [1, true],
      [0, false],
      [-3, false],
      [undefined, false],
    ] as const) {
      const { order } = await hovered([range('first', { zIndex })]);
      expect(order.indexOf('#111') > order.lastIndexOf('#ABCABC')).toBe(isOver);
    }
  });

  it('It does not order annotations among each other, except for the tooltip: of several rectangles under the pointer, the one with the lowest value shows its tooltip.', async () => {
    const both = (first: number, second: number) =>
      hovered([range('first', { zIndex: first }), range('second', { zIndex: second })]);
    expect((await both(1, 2)).found).toBe('first');
    expect((await both(2, 1)).found).toBe('second');
    expect((await both(-2, -5)).found).toBe('second');
    expect((await both(0, 0)).found).toBe('first');
  });

  it('Set it on rectangles without a text: while the tooltip of an annotation is shown, even an empty one, the tooltip of the series is not.', async () => {
    const noText = { dataValues: [{ coordinates: { x0: 1, x1: 3 } }] };
    for (const Series of [LineSeries, BarSeries])
      for (const hideTooltips of [false, true]) {
        const { container } = await renderChart([
          <Series key="series" id="series" data={rows} {...accessors} />,
          range('first', { ...noText, hideTooltips }),
        ]);
        await move(container, 250, 20);
        expect(tooltips()).toBe(hideTooltips ? '2series20' : '');
        unmountAll();
      }
  });
});

describe('reference/notes/AnnotationPortalSettings', () => {
  const shown = async (props: Partial<RectAnnotationProps>) => {
    const { container } = await renderChart([line(), range('text', props)]);
    await move(container, 250, 20);
    const found = tooltips();
    unmountAll();
    return found;
  };

  it('It gets details and nothing else.', async () => {
    const all: object[] = [];
    const customTooltipDetails = (props: object) => {
      all.push(props);
      return <b>own</b>;
    };
    expect(await shown({ customTooltipDetails: customTooltipDetails as never })).toBe('own');
    expect(all[0]).toEqual({ details: 'text' });
  });

  it('It gets the details and, if there is one, the header of the hovered entry, and the entry itself as datum.', async () => {
    const all: object[] = [];
    const customTooltip = (props: object) => {
      all.push(props);
      return <b>own</b>;
    };
    expect(await shown({ customTooltip: customTooltip as never })).toBe('own');
    expect(all[0]).toEqual({
      details: 'text',
      datum: { coordinates: { x0: 1, x1: 3 }, details: 'text' },
    });
  });
});

describe('reference/notes/AnnotationClickListener', () => {
  it('A click holds either the rectangles under the pointer, one of each RectAnnotation, or the one line whose marker was clicked; the other array is empty.', async () => {
    const clicks: { rects: { id: string }[]; lines: { id: string }[] }[] = [];
    const entry = (details: string) => ({ coordinates: { x0: 1, x1: 3 }, details });
    const { container } = await renderChart(
      [
        line(),
        range('first', { dataValues: [entry('a'), entry('b')] }),
        range('second'),
        <LineAnnotation
          key="marked"
          id="marked"
          domainType="xDomain"
          dataValues={[{ dataValue: 2 }]}
          marker={<i>m</i>}
        />,
      ],
      { onAnnotationClick: (found) => clicks.push(found) },
    );
    await click(container, 250, 20);
    expect(clicks).toHaveLength(1);
    expect(clicks[0]!.rects.map(({ id }) => id.split('__')[0])).toEqual(['first', 'second']);
    expect(clicks[0]!.lines).toEqual([]);
  });
});

describe('reference/notes/LineAnnotationSpec', () => {
  const marked = (props: Partial<LineAnnotationProps> = {}) => (
    <LineAnnotation
      key="marked"
      id="marked"
      domainType="xDomain"
      dataValues={[{ dataValue: 2 }]}
      style={{ line: { stroke: '#123456' } }}
      {...props}
    />
  );

  it('On an ordinal x scale the line is in the middle of the category, with bars in histogram mode at its start.', async () => {
    for (const [Series, expected] of [
      [LineSeries, 225],
      [BarSeries, 225],
      [HistogramBarSeries, 150],
    ] as const) {
      const { svg } = await renderChart(
        [
          <Series key="s" id="s" data={rows} {...accessors} xScaleType={ScaleType.Ordinal} />,
          marked(),
        ],
        { theme: noMargins },
      );
      expect(Number(/stroke="#123456"[^>]* d="M([\d.]+)/.exec(svg)![1])).toBe(expected);
    }
  });

  it('Default: the side of the axis for this domain in the same group; without an axis, left or bottom.', async () => {
    const side = async (isX: boolean, ...positions: (typeof Position)[keyof typeof Position][]) => {
      const axes = positions.map((position) => (
        <Axis key={position} id={position} position={position} />
      ));
      const annotation = marked({
        domainType: isX ? 'xDomain' : 'yDomain',
        dataValues: [{ dataValue: isX ? 2 : 20 }],
        marker: <i>m</i>,
      });
      const { container } = await renderChart([line(), ...axes, annotation], { theme: noMargins });
      const { top, left } = elementIn(container, '.echAnnotation__marker').style;
      unmountAll();
      const place = parseFloat(isX ? top : left) / (isX ? 300 : 600);
      return place > 0.5 ? (isX ? 'bottom' : 'right') : isX ? 'top' : 'left';
    };
    expect([await side(true), await side(false)]).toEqual(['bottom', 'left']);
    expect(await side(true, Position.Top)).toBe('top');
    expect(await side(true, Position.Bottom, Position.Left)).toBe('bottom');
    expect(await side(true, Position.Right)).toBe('bottom');
    expect(await side(false, Position.Right)).toBe('right');
    expect(await side(false, Position.Left, Position.Top)).toBe('left');
    expect(await side(false, Position.Top)).toBe('left');
  });
});

describe('reference/notes/GroupBySpec', () => {
  interface Row {
    group: number;
    x: number;
    y: number;
  }
  const data: Row[] = [10, 9, 100].flatMap((group) => [1, 2].map((x) => ({ group, x, y: group })));
  const titles = async (
    isPartition: boolean,
    sort: 'numAsc' | 'numDesc' | 'alphaAsc' | 'alphaDesc',
  ) => {
    const types = new Set<string>();
    const series = isPartition ? (
      <Partition
        key="partition"
        id="partition"
        data={data}
        smallMultiples="panels"
        valueAccessor={({ y }: Row) => y}
        layers={[{ groupByRollup: ({ x }: Row) => x }]}
      />
    ) : (
      line('line', { data, splitSeriesAccessors: ['group'] })
    );
    const { texts } = await renderChart(
      [
        series,
        <Axis key="axis" id="axis" position={Position.Bottom} />,
        <GroupBy
          key="group"
          id="group"
          by={(_, { group }: Row) => group}
          sort={sort}
          format={(value) => {
            types.add(typeof value);
            return `panel ${value}`;
          }}
        />,
        <SmallMultiples key="panels" id="panels" splitHorizontally="group" />,
      ].filter(({ key }) => !isPartition || key !== 'axis'),
    );
    unmountAll();
    const order = texts.flatMap((text) => (text.startsWith('panel') ? text.slice(6) : []));
    return { order: order.join(' '), types: [...types] };
  };

  it("In a Partition the numeric orders do nothing and panels stay in data order; use 'alphaAsc', or sort the data yourself.", async () => {
    for (const sort of ['numAsc', 'numDesc'] as const)
      expect((await titles(true, sort)).order).toBe('10 9 100');
    expect((await titles(true, 'alphaAsc')).order).toBe('10 100 9');
    expect((await titles(true, 'alphaDesc')).order).toBe('9 100 10');
    expect((await titles(false, 'numAsc')).order).toBe('9 10 100');
    expect((await titles(false, 'numDesc')).order).toBe('100 10 9');
  });

  it('In XY charts and heatmaps it receives the value as text even if by returned a number; in a Partition it receives the value itself.', async () => {
    expect((await titles(false, 'numAsc')).types).toEqual(['string']);
    expect((await titles(true, 'alphaAsc')).types).toEqual(['number']);
  });
});

describe('reference/notes/AxisStyle', () => {
  const chart = (axis: Omit<AxisProps, 'id'>, xScaleType: ScaleType = ScaleType.Linear) =>
    renderChart([line('line', { xScaleType }), <Axis key="axis" id="axis" {...axis} />]);
  const plotOf = async (style: AxisProps['style'], title?: string) => {
    const { debugState } = await chart({ position: Position.Left, style, title });
    return partOf(debugState, 'lines')[0]!.path;
  };

  it('A shortened label keeps at least 4 characters, and a label is not shortened to save fewer than 3.', async () => {
    for (const position of [Position.Left, Position.Bottom]) {
      const shown = async (label: string, maxLength: number) => {
        const tickLabel = { maxLength, truncate: 'end', wrapLines: 1 } as const;
        const { texts } = await chart({ position, tickFormat: () => label, style: { tickLabel } });
        return texts[0];
      };
      expect(await shown('abcdefghijklmn', 5)).toBe('abcd…');
      expect(await shown('abcdefg', 5)).toBe('abcd…');
      expect(await shown('abcdef', 5)).toBe('abcdef');
    }
  });

  it('On horizontal category and time axes a single word of up to 10 characters is neither wrapped nor shortened.', async () => {
    const shown = async (position: Position, scale: ScaleType, label: string) => {
      const tickLabel = { maxLength: 40, truncate: 'end', wrapLines: 1 } as const;
      const axis = {
        position,
        tickFormat: () => label,
        timeAxisLayerCount: 0,
        style: { tickLabel },
      };
      return (await chart(axis, scale)).texts[0];
    };
    for (const scale of [ScaleType.Ordinal, ScaleType.Time]) {
      expect(await shown(Position.Bottom, scale, 'abcdefghij')).toBe('abcdefghij');
      expect(await shown(Position.Bottom, scale, 'abcdefghijk')).toContain('…');
    }
    expect(await shown(Position.Bottom, ScaleType.Linear, 'abcdefghij')).toContain('…');
    expect(await shown(Position.Left, ScaleType.Linear, 'abcdefghij')).toContain('…');
  });

  it('visible: false draws no labels and gives back the room they and their padding took.', async () => {
    const none = await plotOf({ tickLabel: { visible: false } });
    expect(await plotOf({ tickLabel: { visible: false, padding: 30 } })).toBe(none);
    expect(await plotOf({})).not.toBe(none);
    expect(await plotOf({ tickLabel: { padding: 30 } })).not.toBe(await plotOf({}));
  });

  it('It is drawn over the edge of the plot and takes no room of its own.', async () => {
    for (const axisLine of [{ strokeWidth: 20 }, { visible: false }])
      expect(await plotOf({ axisLine })).toBe(await plotOf({ axisLine: { strokeWidth: 1 } }));
  });

  it('With visible: false, or without a title on the axis, it takes no room.', async () => {
    const plain = await plotOf({});
    expect(await plotOf({ axisTitle: { visible: false } }, 'Title')).toBe(plain);
    expect(await plotOf({}, '')).toBe(plain);
    expect(await plotOf({}, 'Title')).not.toBe(plain);
  });

  it('0 counts as no limit.', async () => {
    const tickLabel = { fontSize: 40 };
    expect(await plotOf({ tickLabel, maxExtent: 0 })).toBe(await plotOf({ tickLabel }));
    expect(await plotOf({ tickLabel, maxExtent: 20 })).not.toBe(await plotOf({ tickLabel }));
  });
});

describe('reference/notes/BandFillColorAccessorInput', () => {
  const inputOf = async (props: object) => {
    let input: { base: number; target?: number } | undefined;
    await renderChart(
      <Goal
        id="goal"
        subtype="goal"
        actual={40}
        domain={{ min: 0, max: 100 }}
        bandFillColor={(given) => {
          input = given;
          return '#aabbcc';
        }}
        {...props}
      />,
    );
    return input!;
  };

  it('The target; undefined when the chart has none or when it lies outside of the domain.', async () => {
    expect((await inputOf({ target: 50 })).target).toBe(50);
    for (const target of [undefined, 170, -5])
      expect((await inputOf({ target })).target).toBeUndefined();
  });

  it('The base, clamped to the domain.', async () => {
    expect((await inputOf({ base: 170 })).base).toBe(100);
    expect((await inputOf({ base: -70 })).base).toBe(0);
  });

  it('How many bands end at the base or below it.', async () => {
    expect(await inputOf({ base: 50, bands: [20, 50, 80] })).toMatchObject({
      belowBaseCount: 2,
      aboveBaseCount: 1,
    });
  });
});

describe('reference/notes/HeatmapSpec', () => {
  it('Default: the id of the spec.', async () => {
    for (const name of [undefined, 'Name']) {
      const { container } = await renderChart(
        <Heatmap
          id="heatmap"
          name={name}
          data={rows}
          xAccessor="x"
          yAccessor="x"
          valueAccessor="y"
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 99, color: '#aabbcc' }] }}
        />,
      );
      await move(container, 80, 30);
      expect(tooltips()).toContain(name ?? 'heatmap');
      unmountAll();
    }
  });
});
