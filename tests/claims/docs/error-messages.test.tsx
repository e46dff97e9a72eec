import fs from 'node:fs';
import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Bullet,
  BulletSubtype,
  Chart,
  DARK_THEME,
  Flame,
  Goal,
  GroupBy,
  Heatmap,
  LineSeries,
  Meter,
  Metric,
  Partition,
  PartitionLayout,
  RectAnnotation,
  Settings,
  SmallMultiples,
  StackMode,
  timeFormatter,
  type ColumnarViewModel,
  type SettingsProps,
} from '@elastic/charts';
import * as loggerOfLibrary from '@elastic/charts/dist/utils/logger';
import { JSDOM, VirtualConsole } from 'jsdom';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { consoleOf } from '../console-of';
import { otherCharts } from '../every-chart';
import { renderBeforeSize } from '../render-before-size';
import { render, renderChart, type Series } from '../render-chart';

const page = fs.readFileSync('content/docs/error-messages.mdx', 'utf8');
const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, heading]) =>
  heading!.replaceAll('\\', ''),
);

/** Expects that a message is a heading of the page and a part of what was reported. */
function expectHeading(message: string, reported: string): void {
  expect(headings).toContain(message);
  expect(reported).toContain(message);
}

const library = JSON.parse(
  fs.readFileSync('node_modules/@elastic/charts/package.json', 'utf8'),
) as { peerDependencies: Record<string, string> };

type Props = Record<string, unknown>;

const numbers = [
  { x: 1, y: 1 },
  { x: 2, y: 3 },
];
// Most of these props are wrong, or missing, on purpose.
const bars = (props: Props = {}) => (
  <BarSeries
    id="bars"
    data={numbers}
    xScaleType="linear"
    xAccessor="x"
    yAccessors={['y']}
    {...props}
  />
);
const withAxis = (props: Props, series = bars()) => (
  <>
    <Axis id="y" position="left" {...props} />
    {series}
  </>
);
const bullet = (props: Props) => {
  const cell = { title: 'Load', value: 4, target: 3, domain: [0, 10] as [number, number] };
  const formats = { valueFormatter: String, tickFormatter: String };
  return (
    <Bullet
      id="b"
      subtype={BulletSubtype.horizontal}
      data={[[{ ...cell, ...formats }]]}
      {...props}
    />
  );
};
const partition = (layout: PartitionLayout, fillColor: string) => (
  <Partition
    id="p"
    layout={layout}
    data={[{ name: 'a', size: 3 }]}
    valueAccessor={({ size }: { size: number }) => size}
    layers={[{ groupByRollup: ({ name }: { name: string }) => name, shape: { fillColor } }]}
  />
);
const goal = (props: Props) => {
  const figures = { base: 0, target: 5, actual: 3, bandFillColor: () => '#cccccc' };
  return <Goal id="g" subtype="goal" {...figures} {...(props as { domain: never })} />;
};

const metric = (props: Props) => {
  const tile = { color: '#aabbcc', title: 'Load', value: 3, valueFormatter: String };
  return <Metric id="m" data={[[{ ...tile, ...props }]]} />;
};

/** Returns what specs throw as a text: `undefined` if they are drawn. */
async function errorOf(specs: ReactNode, settings?: SettingsProps): Promise<string> {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error: unknown = await renderChart(specs, settings).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  silent.mockRestore();
  return String(error);
}

/** Expects that specs throw the message of a heading. */
async function expectError(message: string, specs: ReactNode): Promise<void> {
  expectHeading(message, await errorOf(specs));
}

/** Expects that specs are drawn with the warning of a heading. */
async function expectWarning(
  message: string,
  specs: ReactNode,
  settings?: SettingsProps,
): Promise<void> {
  expectHeading(message, (await warningsOf(specs, settings)).join('\n'));
}

/** Returns the warnings of the library. */
async function warningsOf(specs: ReactNode, settings?: SettingsProps): Promise<string[]> {
  const lines = await consoleOf(() => renderChart(specs, settings));
  return lines.filter((line) => line.startsWith('[@elastic/charts]'));
}

describe('docs/error-messages', () => {
  it('An x value is a string, although the x scale is Time, and the axis below or above the plot has rows of dates.', async () => {
    for (const position of ['bottom', 'top'])
      await expectError(
        'Scale generation for the multilayer axis failed',
        withAxis({ position }, bars({ xScaleType: 'time', data: [{ x: '2025-02-01', y: 1 }] })),
      );
  });

  it('An axis above or below the plot has a domain.', () =>
    expectError(
      '[Axis x]: custom domain for xDomain should be defined in Settings',
      withAxis({ id: 'x', position: 'bottom', domain: { min: 1, max: 3 } }),
    ));

  it('min in the domain of a y axis is above max.', () =>
    expectError(
      '[Axis y]: custom domain is invalid, min is greater than max',
      withAxis({ domain: { min: 9, max: 1 } }),
    ));

  it('data of bars, lines, areas, bubbles or a Bullet is undefined, for example while a request is pending. With null the message is the same for null.', async () => {
    for (const Any of [BarSeries, LineSeries, AreaSeries, BubbleSeries] as Series[])
      for (const data of [undefined, null])
        expect(
          await errorOf(
            <Any
              id="s"
              data={data as never}
              xAccessor="x"
              yAccessors={['y']}
              xScaleType="linear"
            />,
          ),
        ).toContain(`Cannot read properties of ${data} (reading 'length')`);
    await expectError(
      "Cannot read properties of undefined (reading 'length')",
      bullet({ data: undefined }),
    );
    for (const chart of [otherCharts.heatmap, otherCharts.metric, otherCharts.wordCloud])
      expect(await errorOf(<chart.type {...chart.props} data={undefined} />)).toBe('undefined');
  });

  it('Another cause is a format that returns nothing, of values on bars, of a heatmap or a goal.', async () => {
    const message = "Cannot read properties of undefined (reading 'length')";
    const nothing = () => undefined;
    const values = { showValueLabel: true, valueFormatter: nothing };
    await expectError(message, bars({ displayValueSettings: values }));
    const { heatmap } = otherCharts;
    await expectError(message, <heatmap.type {...heatmap.props} valueFormatter={nothing} />);
    await expectError(
      message,
      goal({ domain: { min: 0, max: 9 }, ticks: [1], tickValueFormatter: nothing }),
    );
  });

  it('data of a Partition is undefined. With null the message is the same for null; in a heatmap it then ends with "reading \'reduce\'".', async () => {
    const { partition: pie, heatmap } = otherCharts;
    await expectError(
      "Cannot read properties of undefined (reading 'filter')",
      <pie.type {...pie.props} data={undefined} />,
    );
    expect(await errorOf(<pie.type {...pie.props} data={null} />)).toContain(
      "of null (reading 'filter')",
    );
    expect(await errorOf(<heatmap.type {...heatmap.props} data={null} />)).toContain(
      "of null (reading 'reduce')",
    );
  });

  it('yAccessors is a text or a function and not a list: write yAccessors={[\'count\']}. For splitSeriesAccessors the message is "accessors.forEach is not a function".', async () => {
    for (const one of ['y', ({ y }: { y: number }) => y]) {
      await expectError('yAccessors.forEach is not a function', bars({ yAccessors: one }));
      expect(await errorOf(bars({ splitSeriesAccessors: one }))).toContain(
        ' accessors.forEach is not a function',
      );
    }
  });

  it('In a heatmap, an xScale with ScaleType.Time has no interval.', () => {
    const { heatmap } = otherCharts;
    return expectError(
      "Cannot read properties of undefined (reading 'type')",
      <heatmap.type {...heatmap.props} xScale={{ type: 'time' }} />,
    );
  });

  it('Without bands in it the message ends with "reading \'reduce\'".', async () => {
    const { heatmap } = otherCharts;
    expect(
      await errorOf(<heatmap.type {...heatmap.props} colorScale={{ type: 'bands' }} />),
    ).toContain("Cannot read properties of undefined (reading 'reduce')");
  });

  it("legendPosition is none of its values, such as 'top-right'. Without a legend the message can end with \"reading 'floating'\".", async () => {
    const legendPosition = 'top-right' as never;
    const message = "Cannot read properties of undefined (reading 'direction')";
    expectHeading(message, await errorOf(bars(), { showLegend: true, legendPosition }));
    expect(await errorOf(bars(), { legendPosition })).toContain("undefined (reading 'floating')");
    const { tellSize } = await renderBeforeSize(
      <Chart size={{ height: 300 }}>
        <Settings legendPosition={legendPosition} />
        {bars()}
      </Chart>,
    );
    expect(tellSize).toThrow(message);
  });

  it("theme or baseTheme is a text such as 'dark'.", async () => {
    const message = "Cannot read properties of undefined (reading 'fallbackColor')";
    for (const prop of ['theme', 'baseTheme'])
      expectHeading(message, await errorOf(bars(), { [prop]: 'dark' }));
    expect(await errorOf(bars(), { baseTheme: DARK_THEME })).toBe('undefined');
  });

  it("xScaleType or yScaleType is none of its values, such as 'Time' or 'category', or yScaleType is ordinal.", async () => {
    const message = 'SCALES[type] is not a function';
    for (const type of ['Time', 'category']) {
      await expectError(message, bars({ xScaleType: type }));
      await expectError(message, bars({ yScaleType: type }));
    }
    await expectError(message, bars({ yScaleType: 'ordinal' }));
  });

  it('A tile of a Metric with a number has no valueFormatter. In a Partition, fillLabel of a layer contains valueFormatter: undefined: leave the key out.', async () => {
    const message = 'valueFormatter is not a function';
    await expectError(message, metric({ valueFormatter: undefined }));
    expect(await errorOf(metric({ value: 'text', valueFormatter: undefined }))).toBe('undefined');
    const { partition: pie } = otherCharts;
    const [layer] = pie.props.layers;
    const withLabel = (fillLabel: Props) => (
      <pie.type {...pie.props} layers={[{ ...layer, fillLabel }]} />
    );
    await expectError(message, withLabel({ valueFormatter: undefined }));
    expect(await errorOf(withLabel({}))).toBe('undefined');
  });

  it('A Bullet without it says "cell.valueFormatter is not a function", and without tickFormatter "datum.tickFormatter is not a function". In displayValueSettings leave the key out, too.', async () => {
    for (const subtype of Object.values(BulletSubtype)) {
      const cell = { title: 'A', value: 4, domain: [0, 9], tickFormatter: String };
      expect(await errorOf(bullet({ subtype, data: [[cell]] }))).toContain(
        ' cell.valueFormatter is not a function',
      );
      const other = { ...cell, tickFormatter: undefined, valueFormatter: String };
      expect(await errorOf(bullet({ subtype, data: [[other]] }))).toContain(
        ' datum.tickFormatter is not a function',
      );
    }
    const withValues = (props: Props) =>
      errorOf(bars({ displayValueSettings: { showValueLabel: true, ...props } }));
    expect(await withValues({ valueFormatter: undefined })).toContain(
      'valueFormatter is not a function',
    );
    expect(await withValues({})).toBe('undefined');
  });

  it('valueAccessor of a Partition is the name of a field.', () => {
    const { partition: pie } = otherCharts;
    return expectError(
      'valueAccessor is not a function',
      <pie.type {...pie.props} valueAccessor="value" />,
    );
  });

  it('A layer of a Partition has no groupByRollup, or the name of a field.', async () => {
    const { partition: pie } = otherCharts;
    for (const groupByRollup of [undefined, 'name'])
      await expectError(
        'keyAccessor is not a function',
        <pie.type {...pie.props} layers={[{ groupByRollup }]} />,
      );
  });

  it('by of a GroupBy is not a function: by={(_, row) => row.country}. Beside each other the panels have "horizontal" in the message.', async () => {
    const panels = (split: Props) => (
      <>
        <GroupBy id="group" by={'x' as never} sort="dataIndex" />
        <SmallMultiples id="panels" {...split} />
        {bars()}
      </>
    );
    const message = 'groupBySpec?.vertical?.by is not a function';
    await expectError(message, panels({ splitVertically: 'group' }));
    expect(await errorOf(panels({ splitHorizontally: 'group' }))).toContain(
      message.replace('vertical', 'horizontal'),
    );
  });

  it('groupByRollup of a Partition returns a Date, or value of a Metric tile is one.', async () => {
    const message = 'Objects are not valid as a React child (found: [object Date])';
    const { partition: pie } = otherCharts;
    const layers = [{ groupByRollup: () => new Date(0) }];
    await expectError(message, <pie.type {...pie.props} layers={layers} />);
    await expectError(message, metric({ value: new Date(0) }));
  });

  it('In a Bullet the message is "row.map is not a function".', async () => {
    const cell = { title: 'A', value: 4, domain: [0, 9], tickFormatter: String };
    expect(await errorOf(bullet({ data: [{ ...cell, valueFormatter: String }] }))).toContain(
      'row.map is not a function',
    );
  });

  it('valueFormatter of a Metric tile returns a number. If it returns nothing, the message is "Cannot read properties of undefined (reading \'split\')".', async () => {
    await expectError('text.split is not a function', metric({ valueFormatter: Number }));
    expect(await errorOf(metric({ valueFormatter: () => undefined }))).toContain(
      "Cannot read properties of undefined (reading 'split')",
    );
  });

  it('A series has no yAccessors.', () =>
    expectError(
      "Cannot read properties of undefined (reading 'forEach')",
      bars({ yAccessors: undefined }),
    ));

  it('A name function of a series returns undefined for one of its series.', () =>
    expectError(
      "Cannot read properties of undefined (reading 'toString')",
      bars({ name: () => undefined }),
    ));

  it('A Meter has no fill.', () =>
    expectError(
      "Cannot read properties of undefined (reading 'type')",
      <Meter
        {...({ value: 1, domain: [0, 2], trackColor: '#eeeeee' } as unknown as ComponentProps<
          typeof Meter
        >)}
      />,
    ));

  it('A Heatmap has no colorScale.', () =>
    expectError(
      "Cannot read properties of undefined (reading 'labelFormatter')",
      <Heatmap
        {...({
          id: 'h',
          data: [{ x: 'a', y: 'b', v: 3 }],
          xAccessor: 'x',
          yAccessor: 'y',
          valueAccessor: 'v',
        } as unknown as ComponentProps<typeof Heatmap>)}
      />,
    ));

  it('A Goal has no domain.', () =>
    expectError("Cannot read properties of undefined (reading 'min')", goal({})));

  it('data of a Metric is a list of tiles.', () =>
    expectError(
      'columns.map is not a function',
      <Metric
        id="m"
        data={[{ color: '#aabbcc', title: 'Load', value: 3, valueFormatter: String }] as never}
      />,
    ));

  it('title or subtitle of a Metric tile is not a string.', async () => {
    for (const name of ['title', 'subtitle'])
      await expectError('text.replaceAll is not a function', metric({ [name]: 7 }));
  });

  it('Your tickFormat calls toISOString on something that is not a time.', () =>
    expectError(
      'Invalid time value',
      withAxis(
        { position: 'bottom', tickFormat: (value: never) => new Date(value).toISOString() },
        bars({ xScaleType: 'ordinal', data: [{ x: 'Mon', y: 1 }] }),
      ),
    ));

  it('subtype of a Bullet is none of the values of BulletSubtype.', () =>
    expectError('Unknown Bullet subtype', bullet({ subtype: 'round' })));

  it('An x value of a series on a scale that is not ordinal is a string. All values become categories at equal distances.', async () => {
    const message =
      'Each X value in a linear x scale needs be be a number. Using ordinal x scale as fallback';
    const data = [1, 2, 'Mon', 9].map((x) => ({ x, y: 1 }));
    await expectWarning(message, bars({ data }));
    for (const xScaleType of ['linear', 'time', 'log', 'sqrt']) {
      expect((await warningsOf(bars({ data, xScaleType }))).join()).toContain(
        message.replace('linear', xScaleType),
      );
      const { svg } = await renderChart(bars({ data, xScaleType, color: '#123456' }));
      const starts = barsOf(svg, '#123456').map(({ x }) => x);
      const [distance = 0] = starts.slice(1).map((x, index) => x - starts[index]!);
      starts.forEach((x, index) => expect(x).toBeCloseTo(starts[0]! + index * distance, 0));
      expect(starts).toHaveLength(4);
    }
  });

  it('xDomain has min and max, but an x value is a string, so that the scale is ordinal.', () =>
    expectWarning(
      'xDomain ignored for fallback ordinal scale. Options to resolve',
      bars({ data: [{ x: 'Mon', y: 1 }] }),
      { xDomain: { min: 0, max: 4 } },
    ));

  it('xDomain has min and max in a chart of categories. The x scale of bars and lines is ordinal until you set xScaleType.', () =>
    expectWarning(
      'xDomain for ordinal scale should be an array of values, not a DomainRange object. xDomain is ignored',
      bars({ xScaleType: undefined }),
      { xDomain: { min: 0, max: 4 } },
    ));

  it('xDomain is an array in a chart with a Linear or Time scale, where the array is ignored.', () =>
    expectWarning(
      'xDomain for continuous scale should be a DomainRange object, not an array',
      bars(),
      { xDomain: [1, 2, 3] },
    ));

  it('min of xDomain is above max, so the chart shows all data.', () =>
    expectWarning(
      'Custom xDomain is invalid: min is greater than max. Custom domain is ignored',
      bars(),
      { xDomain: { min: 4, max: 1 } },
    ));

  it('xDomain has only a min, and all data is below it.', () =>
    expectWarning(
      'Custom xDomain is invalid: custom min is greater than computed max. Custom domain is ignored',
      bars(),
      { xDomain: { min: 9, max: NaN } },
    ));

  it('xDomain has only a max, and all data is above it.', () =>
    expectWarning(
      'Custom xDomain is invalid: computed min is greater than custom max. Custom domain is ignored',
      bars(),
      { xDomain: { min: NaN, max: 0 } },
    ));

  it('Set max as well, then the chart shows the range that you asked for: xDomain={{ min: from, max: to }}.', async () => {
    for (const xScaleType of ['linear', 'time']) {
      const ticks = async (xDomain?: SettingsProps['xDomain']) => {
        const axis = { position: 'bottom', timeAxisLayerCount: 0 };
        const { debugState } = await renderChart(withAxis(axis, bars({ xScaleType })), { xDomain });
        return debugState!.axes!.x[0]!.values as number[];
      };
      const all = await ticks();
      for (const ignored of [
        { min: 9, max: NaN },
        { min: NaN, max: 0 },
        { min: 4, max: 1 },
      ])
        expect(await ticks(ignored)).toEqual(all);
      const asked = await ticks({ min: 9, max: 20 });
      expect(asked[0]).toBe(9);
      expect(asked).toContain(20);
    }
  });

  it('minInterval is larger than the smallest distance of two x values, so bars have the width of that distance.', async () => {
    await expectWarning(
      'Custom xDomain is invalid: custom minInterval is greater than computed minInterval. Using computed minInterval',
      bars(),
      { xDomain: { min: NaN, max: NaN, minInterval: 5 } },
    );
    for (const xScaleType of ['linear', 'time']) {
      const widths = async (minInterval?: number) => {
        const { svg } = await renderChart(bars({ xScaleType, color: '#123456' }), {
          xDomain: { min: NaN, max: NaN, minInterval },
        });
        return barsOf(svg, '#123456').map(({ width }) => width);
      };
      expect(await widths(5)).toEqual(await widths());
      expect(await widths(-5)).toEqual(await widths());
      expect((await widths(0.5))[0]).toBeLessThan((await widths())[0]!);
    }
  });

  it('minInterval is negative.', () =>
    expectWarning(
      'Custom xDomain is invalid: custom minInterval is less than 0. Using computed minInterval',
      bars(),
      { xDomain: { min: NaN, max: NaN, minInterval: -5 } },
    ));

  it('domain of a y axis has only a min, above zero and all values, so the axis shows min alone. With fit: true it need not be above zero.', async () => {
    const message =
      'custom yDomain for __global__ is invalid, custom min is greater than computed max';
    const negative = bars({ data: numbers.map(({ x, y }) => ({ x, y: -y })) });
    await expectWarning(message, withAxis({ domain: { min: 9, max: NaN } }));
    await expectWarning(message, withAxis({ domain: { min: 9, max: NaN } }, negative));
    expect(await warningsOf(withAxis({ domain: { min: -0.5, max: NaN } }, negative))).toEqual([]);
    const fitted = { min: -0.5, max: NaN, fit: true };
    await expectWarning(message, withAxis({ domain: fitted }, negative));
  });

  it('domain of a y axis has only a max, below zero and all values, so the axis shows max alone. With fit: true it need not be below zero.', async () => {
    const message =
      'custom yDomain for __global__ is invalid, custom max is less than computed max';
    await expectWarning(message, withAxis({ domain: { min: NaN, max: -9 } }));
    // All values are above it, and the axis goes from zero to it.
    expect(await warningsOf(withAxis({ domain: { min: NaN, max: 0.5 } }))).toEqual([]);
    await expectWarning(message, withAxis({ domain: { min: NaN, max: 0.5, fit: true } }));
  });

  it('The groupId of a y axis is not the one of any series, or these series have useDefaultGroupDomain.', async () => {
    const message = 'Cannot compute scale for axis spec y. Axis will not be displayed';
    await expectWarning(message, withAxis({ groupId: 'other' }));
    const grouped = (useDefaultGroupDomain: boolean) =>
      withAxis({ groupId: 'other' }, bars({ groupId: 'other', useDefaultGroupDomain }));
    await expectWarning(message, grouped(true));
    expect(await warningsOf(grouped(false))).toEqual([]);
    expect(await warningsOf(withAxis({ groupId: 'other', position: 'bottom' }))).toEqual([]);
  });

  it('It also comes while no row can be drawn: ignore it then.', async () => {
    const message = 'Cannot compute scale for axis spec y. Axis will not be displayed';
    for (const data of [[], [{ x: new Date(), y: 1 }]])
      await expectWarning(message, withAxis({}, bars({ data })));
    expect(
      (await warningsOf(withAxis({}, bars({ data: [{ x: 1, y: null }] })))).join(),
    ).not.toContain(message);
  });

  it('A y value, a lower end or a size is a text such as n/a, which counts as missing. The warning lists the texts. It lists null, undefined and NaN as well, which are no mistakes.', async () => {
    const message = 'Found 1 non-numeric y value in dataset for spec "bars"';
    for (const [y, listed] of [
      ['n/a', '"n/a"'],
      [null, 'null'],
      [undefined, 'undefined'],
      // As JSON.
      [NaN, 'null'],
    ] as const) {
      const specs = bars({ data: [{ x: 1, y }, ...numbers] });
      await expectWarning(message, specs);
      expect((await warningsOf(specs)).join()).toContain(`(1: ${listed})`);
    }
    const data = [{ x: 1, y: 2, other: 'n/a' }];
    await expectWarning(message, bars({ data, y0Accessors: ['other'] }));
    await expectWarning(message, bars({ data, markSizeAccessor: 'other' }));
  });

  it('Two series of a group have different values of stackMode; the first one wins, even if that series is not stacked.', async () => {
    for (const stackAccessors of [['x'], undefined]) {
      const specs = (
        <>
          <Axis id="y" position="left" />
          {bars({ stackAccessors, stackMode: StackMode.Percentage })}
          {bars({ id: 'more', stackAccessors: ['x'], stackMode: StackMode.Silhouette })}
        </>
      );
      await expectWarning(
        'Is not possible to mix different stackModes, please align all stackMode on the same GroupId',
        specs,
      );
      const { debugState } = await renderChart(specs);
      expect(debugState?.axes?.y[0]?.values.at(-1)).toBe(1);
    }
  });

  it('A series has y0Accessors and stackAccessors.', () =>
    expectWarning(
      'y0Accessors are not allowed with stackAccessors. y0Accessors will be ignored but available under initialY0',
      bars({ y0Accessors: ['x'], stackAccessors: ['x'] }),
    ));

  it('A stack of areas has values above and below zero.', () =>
    expectWarning(
      'Area series should be avoided with dataset containing positive and negative values. Use a bar series instead',
      <AreaSeries
        id="area"
        data={[...numbers, { x: 3, y: -3 }]}
        xScaleType="linear"
        xAccessor="x"
        yAccessors={['y']}
        stackAccessors={['x']}
      />,
    ));

  it('A RectAnnotation with outside stands on one axis, but its coordinates belong to both.', () =>
    expectWarning(
      'The RectAnnotation (range) was defined as outside but has both x and y values defined',
      <>
        {bars()}
        <RectAnnotation
          id="range"
          outside
          dataValues={[{ coordinates: { x0: 1, x1: 2, y0: 0, y1: 1 } }]}
        />
      </>,
    ));

  it('A Chart contains no series, axis or annotation: no child at all, or Settings alone. It says "No data to display".', () =>
    expectWarning('Zero chart types in the same configuration', null));

  it('dow, the first day of a week, is not one of 1 (Monday) to 7 (Sunday).', () =>
    expectWarning(
      'Settings.dow option must be an integer from 1 to 7, received 0. Using default of 1',
      bars(),
      { dow: 0 },
    ));

  it('timeZone is not a name that the browser knows.', () =>
    expectWarning(
      'The supplied timeZone UTC+3 does not exist. The default time zone will be used',
      withAxis({ position: 'bottom' }, bars({ xScaleType: 'time', timeZone: 'UTC+3' })),
    ));

  it('The warning comes once for each color.', async () => {
    for (const color of ['var(--once)', 'misspelled']) {
      expect((await warningsOf(bars({ color }))).join()).toContain('not a valid CSS color');
      expect(await warningsOf(bars({ color }))).toEqual([]);
    }
  });

  it('A color is a CSS variable such as var(--brand), or misspelled.', () =>
    expectWarning(
      'The provided color is not a valid CSS color, using RED as fallback',
      // The library warns once for each color, and all tests of claims share it.
      bars({ color: 'var(--color-of-this-test)' }),
    ));

  it('background.color of the theme is transparent, and a partition chooses the color of its labels by contrast with it.', () =>
    expectWarning(
      'Text contrast requires an opaque background color, using fallbackColor',
      partition(PartitionLayout.treemap, '#aabbcc'),
      { theme: { background: { color: 'transparent' } } },
    ));

  it('In a heatmap the message begins with "Text contrast requires a opaque".', async () => {
    const settings = { theme: { background: { color: 'transparent', fallbackColor: '#ffffff' } } };
    expect((await warningsOf(otherCharts.heatmap, settings)).join()).toContain(
      '[@elastic/charts] Text contrast requires a opaque',
    );
    // The warning stays.
    expect((await warningsOf(otherCharts.partition, settings)).join()).toContain(
      'Text contrast requires an opaque',
    );
    expect(await warningsOf(otherCharts.partition)).toEqual([]);
  });

  it('background.fallbackColor of the theme is partly transparent.', () =>
    expectWarning(
      'background.fallbackColor must be opaque, found alpha of 0.5. Overriding alpha to 1',
      bars(),
      { theme: { background: { fallbackColor: 'rgba(1, 2, 3, 0.5)' } } },
    ));

  it('angleEnd of a Goal is more than a full circle away from angleStart.', () =>
    expectWarning(
      'The total angle of the goal chart must not exceed 2π radians',
      goal({ domain: { min: 0, max: 10 }, angleStart: 0, angleEnd: 8 }),
    ));

  it('steps in colorBands of a Bullet are not in ascending order: [5, 2].', () =>
    expectWarning(
      'Ignoring Bullet.colorBands.steps. Expected a sorted ascending array of numbers without duplicates',
      bullet({ colorBands: { colors: ['red', 'blue'], steps: [5, 2] } }),
    ));

  it('A step twice has the same effect.', () =>
    expectWarning(
      'Ignoring Bullet.colorBands.steps. Expected a sorted ascending array of numbers without duplicates',
      bullet({ colorBands: { colors: ['red', 'blue'], steps: [2, 5, 5] } }),
    ));

  it('steps in colorBands of a Bullet is a number below 1.', () =>
    expectWarning(
      'Ignoring Bullet.colorBands.steps. Expected a positive number',
      bullet({ colorBands: { colors: ['red', 'blue'], steps: 0 } }),
    ));

  it('Two ranges in colorBands of a Bullet overlap, or do not ascend; the later one is left out.', async () => {
    for (const second of [
      { gte: 4, lt: 9 },
      { gte: 1, lt: 2 },
    ]) {
      const colorBands = [
        { color: '#a1b2c3', gte: 3, lt: 6 },
        { color: '#d4e5f6', ...second },
      ];
      await expectWarning('Error with ColorBandComplexConfig', bullet({ colorBands }));
      const { svg } = await renderChart(bullet({ colorBands }));
      expect(svg).toMatch(/#a1b2c3/i);
      expect(svg).not.toMatch(/#d4e5f6/i);
    }
  });

  it('A spec such as BarSeries, Axis or Settings is rendered outside of Chart.', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(render(bars())).rejects.toThrow(/redux/);
    expectHeading(
      'could not find react-redux context value; please ensure the component is wrapped in a <Provider>',
      String(await render(bars()).catch((error: unknown) => error)),
    );
    silent.mockRestore();
  });

  it('The arrays of a Flame have different lengths. The message names the array: position0, size0, size1, color, value or label.', async () => {
    window.matchMedia = () =>
      ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
    const pair = new Float32Array(4);
    const columns: ColumnarViewModel = {
      label: ['root'],
      value: new Float64Array(2),
      color: new Float32Array(8),
      position0: pair,
      position1: pair,
      size0: new Float32Array(2),
      size1: new Float32Array(2),
    };
    const rest = {
      id: 'f',
      controlProviderCallback: {},
      valueAccessor: () => 0,
      valueFormatter: String,
    };
    await expectError(
      'flame error: Mismatch between position1 (xy) and label length',
      <Flame {...rest} columnarData={columns} />,
    );
  });

  it('If one is missing, the message is "Cannot read properties of undefined (reading \'length\')".', async () => {
    const { flame } = otherCharts;
    for (const name of Object.keys(flame.props.columnarData))
      expect(
        await errorOf(
          <flame.type
            {...flame.props}
            columnarData={{ ...flame.props.columnarData, [name]: undefined }}
          />,
        ),
      ).toContain("Cannot read properties of undefined (reading 'length')");
  });

  it('onWillRender sets state of a component that renders the chart with other specs: each drawing leads to the next one.', async () => {
    function Loop() {
      const [drawings, setDrawings] = useState(0);
      return (
        <Chart size={{ height: 100 }}>
          <Settings onWillRender={() => setDrawings((count) => count + 1)} />
          {bars({ name: `${drawings}` })}
        </Chart>
      );
    }
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error: unknown = await render(<Loop />).catch((thrown: unknown) => thrown);
    silent.mockRestore();
    expectHeading('Maximum update depth exceeded', String(error));
  });

  it('rows.push(row) is called on an array that a chart has drawn: the chart has frozen it.', async () => {
    const rows = [...numbers];
    await renderChart(bars({ data: rows }));
    expect(() => rows.push({ x: 3, y: 1 })).toThrow(
      'Cannot add property 2, object is not extensible',
    );
    expect(headings).toContain('Cannot add property 2, object is not extensible');
  });

  it('rows.sort(…) or rows.reverse() is called on an array that a chart has drawn.', async () => {
    const rows = [...numbers];
    await renderChart(bars({ data: rows }));
    expect(() => rows.sort((a, b) => b.y - a.y)).toThrow(
      "Cannot assign to read only property '0' of object '[object Array]'",
    );
    expect(() => rows.reverse()).toThrow(
      "Cannot assign to read only property '0' of object '[object Array]'",
    );
    expect(headings).toContain(
      "Cannot assign to read only property '0' of object '[object Array]'",
    );
  });

  it('A row that a chart has drawn gets another value. Rows are frozen with their array.', async () => {
    const rows = numbers.map((row) => ({ ...row }));
    await renderChart(bars({ data: rows }));
    expect(() => Object.assign(rows[0]!, { y: 7 })).toThrow(
      "Cannot assign to read only property 'y' of object '#<Object>'",
    );
    expect(headings).toContain("Cannot assign to read only property 'y' of object '#<Object>'");
  });

  it('All but that of Moment Timezone begin with [@elastic/charts] and are not shown in a plain Vite project: No warning in the console.', async () => {
    const ofChart = () => renderChart(bars({ data: [{ x: 'a', y: 'n/a' }] }));
    const ofMoment = () => timeFormatter('HH:mm')(0, { timeZone: 'Nowhere/City' });
    // Its types are left out of the package.
    const { Logger } = loggerOfLibrary as unknown as {
      Logger: { warn: (message: string) => void };
    };
    // Vite defines no process; it is missing only for calls that return at once.
    const withoutProcess = (run: () => unknown) => () => {
      vi.stubGlobal('process', undefined);
      try {
        run();
      } finally {
        vi.unstubAllGlobals();
      }
    };
    const warnings = await consoleOf(ofChart);
    expect(warnings.length).toBeGreaterThan(1);
    for (const warning of warnings) expect(warning).toMatch(/^\[@elastic\/charts\] /);
    expect(await consoleOf(() => Logger.warn('text'))).toHaveLength(1);
    expect(await consoleOf(withoutProcess(() => Logger.warn('text')))).toEqual([]);
    for (const run of [ofMoment, withoutProcess(ofMoment)]) {
      const lines = await consoleOf(run);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^Moment Timezone has no data for Nowhere\/City/);
    }
  });

  it('timeFormatter gets a zone that is not in the data of moment-timezone. It then writes the time in UTC.', async () => {
    let text = '';
    const lines = await consoleOf(() => {
      text = timeFormatter('HH:mm')(0, { timeZone: 'Nowhere/City' });
    });
    expectHeading('Moment Timezone has no data for Nowhere/City', lines.join('\n'));
    expect(text).toBe('00:00');
  });

  it('A chart is rendered in jsdom, which has no ResizeObserver.', async () => {
    vi.stubGlobal('ResizeObserver', undefined);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    await expectError('ResizeObserver is not defined', bars()).finally(() => vi.unstubAllGlobals());
  });

  it('A chart is rendered in jsdom, which has no canvas.', () => {
    const messages: string[] = [];
    const virtualConsole = new VirtualConsole();
    virtualConsole.on('jsdomError', (error) => messages.push(error.message));
    const { document: page } = new JSDOM('', { virtualConsole }).window;
    expect(page.createElement('canvas').getContext('2d')).toBeNull();
    expectHeading(
      'Not implemented: HTMLCanvasElement.prototype.getContext (without installing the canvas npm package)',
      messages.join('\n'),
    );
  });

  it('The library asks for react@^18.0, and your project has another major version.', () => {
    expect(library.peerDependencies).toMatchObject({ react: '^18.0', 'react-dom': '^18.0' });
  });

  it('The library imports moment-timezone, which is a peer that your package manager may not install.', () => {
    expect(Object.keys(library.peerDependencies)).toEqual(
      expect.arrayContaining(['moment', 'moment-timezone']),
    );
    expect(
      fs.readFileSync('node_modules/@elastic/charts/dist/utils/data/formatters.js', 'utf8'),
    ).toContain('moment-timezone');
  });

  it('Without the number npm may install 0.6, which is outside the range ^0.5.32 that the library names.', () => {
    expect(library.peerDependencies).toMatchObject({ 'moment-timezone': '^0.5.32' });
  });
});

it('The headings of the page are different messages', () => {
  expect(new Set(headings).size).toBe(headings.length);
  expect(headings.length).toBeGreaterThanOrEqual(25);
});
