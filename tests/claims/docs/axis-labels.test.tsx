import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  Heatmap,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type AxisProps,
  type PartialTheme,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { boxesOf } from '../boxes-of';
import { combinations } from '../combinations';
import { drawingOf } from '../drawing-of';
import { drawnAt } from '../drawn-at';
import { tooltipAt } from '../pointer';
import { render, renderChart, unmountAll, type Series } from '../render-chart';

const names = [
  'Refrigerators and freezers',
  'Washing machines',
  'Vacuum cleaners with bags',
  'Coffee makers',
  'Electric toothbrushes',
  'Hair dryers and irons',
];
const rows = names.map((x, index) => ({ x, y: index }));

/** Bars of the same height. */
const bars = (xs: string[]) => (
  <BarSeries id="bars" data={xs.map((x) => ({ x, y: 1 }))} xAccessor="x" yAccessors={['y']} />
);

/** Returns the texts of a category axis below or beside the plot. */
async function labels(style: AxisProps['style'], position: Position): Promise<string[]> {
  const { texts } = await renderChart(
    <>
      <Axis id="x" position={position} style={style} />
      <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={['y']} />
    </>,
    { rotation: position === Position.Left ? 90 : 0 },
  );
  return texts.map((text) => text.trim());
}

/** Returns the labels of a y axis for values up to 2. */
async function yLabels(axis: Partial<AxisProps>): Promise<string[]> {
  const { debugState } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} {...axis} />
      <BarSeries id="bars" data={[{ x: 'a', y: 2 }]} xAccessor="x" yAccessors={['y']} />
    </>,
  );
  return debugState!.axes!.y[0]!.labels;
}

let extent: Promise<void> | undefined;
/** Tests all settings once for all sentences. */
const expectExtent = () => (extent ??= checkExtent());

/** Expects an axis of 90 pixels, whatever it contains, and labels in the rest. */
async function checkExtent() {
  for (const { maxExtent, minExtent, title, padding } of combinations({
    maxExtent: [undefined, 90],
    minExtent: [0, 90],
    title: [undefined, 'Title'],
    padding: [4, 10],
  })) {
    const { svg } = await renderChart(
      <>
        <Axis
          id="y"
          position={Position.Left}
          title={title}
          tickFormat={() => 'a label of many pixels'}
          style={{ minExtent, maxExtent, axisTitle: { padding }, tickLabel: { padding } }}
        />
        <BarSeries
          id="bars"
          data={[{ x: 'a', y: 2 }]}
          xAccessor="x"
          yAccessors={['y']}
          color="#123456"
        />
      </>,
    );
    const start = Number(/fill="#123456" transform="translate\(([\d.]+)/.exec(svg)![1]);
    // What cuts off labels begins beside the title and ends at the plot.
    const clips = svg.matchAll(/<rect (?:x="([\d.]+)" )?y="[-\d.]+" width="([\d.]+)"/g);
    const left = [...clips]
      .map(([, x = '0', width]) => [Number(x), Number(x) + Number(width)])
      .find(([, end]) => Math.abs(end! - start) < 1)?.[0];
    // Without a limit, labels take what they need.
    if (maxExtent) expect(start).toBe(maxExtent);
    else expect(start).toBeGreaterThan(90);
    if (title) expect(left).toBeGreaterThan(2 * padding);
    else expect(left).toBe(0);
  }
}

/** Expects the last line of a label to have the rest of its text. */
async function expectLinesOfLabels() {
  const linesOf = async (wrapLines: number, position: Position, truncate?: 'end') => {
    const long = names.map((x) => `${x}, ${'with more words '.repeat(2)}until here`);
    const { texts } = await renderChart(
      <>
        <Axis
          id="x"
          position={position}
          style={{ tickLabel: { wrapLines, maxLength: 120, truncate } }}
        />
        {bars(long.slice(0, 2))}
      </>,
      { rotation: position === Position.Left ? 90 : 0 },
    );
    // The lines of one label stand together.
    return texts.slice(
      0,
      texts.findIndex((text) => text.startsWith('Washing')),
    );
  };
  for (const position of [Position.Bottom, Position.Left])
    for (const wrapLines of [2, 3]) {
      const lines = await linesOf(wrapLines, position);
      expect(lines).toHaveLength(wrapLines);
      expect(lines.at(-1)).toMatch(/until here$/);
      const shortened = await linesOf(wrapLines, position, 'end');
      expect(shortened).toHaveLength(wrapLines);
      expect(shortened.at(-1)).toMatch(/^.{5,25}…$/);
    }
}

describe('docs/dashboard', () => {
  it(
    'Labels get what title, padding and tick marks leave of it, and wider ones are cut off at the left.',
    expectExtent,
  );
});

describe('docs/linked-charts', () => {
  it(
    'minExtent and maxExtent in the style of the y axes fix their width in pixels, with title and padding. Labels that are wider than the rest are cut off.',
    expectExtent,
  );
});

describe('reference/notes/AxisStyle', () => {
  it(
    "Greatest thickness of the axis, title and padding included, in pixels or as a share such as '20%'.",
    expectExtent,
  );
});

/** Three days on a time axis. */
const lineOfDays = (
  <LineSeries
    id="line"
    data={[1, 2, 3].map((x) => ({ x: x * 86_400_000, y: x }))}
    timeZone="utc"
    xScaleType={ScaleType.Time}
    xAccessor="x"
    yAccessors={['y']}
  />
);

describe('docs/axis-labels', () => {
  it('Below a plot labels wrap at the width of their category. Beside a plot, and upright, they wrap only with a maxLength, their width in pixels, or a maxExtent of the axis. Labels of numbers do not wrap.', async () => {
    const wrapped = { tickLabel: { wrapLines: 3 } };
    expect(await labels(wrapped, Position.Bottom)).not.toContain(names[0]);
    expect(await labels(wrapped, Position.Left)).toContain(names[0]);
    const limited = { tickLabel: { wrapLines: 3, maxLength: 80 } };
    expect(await labels(limited, Position.Left)).not.toContain(names[0]);
    const extent = { maxExtent: 80, ...wrapped };
    expect(await labels(extent, Position.Left)).not.toContain(names[0]);
    for (const rotation of [90, -90]) {
      const upright = (style: object, tickLabel: object = {}) =>
        labels({ ...style, tickLabel: { wrapLines: 3, rotation, ...tickLabel } }, Position.Bottom);
      expect(await upright({})).toContain(names[0]);
      expect(await upright({}, { maxLength: 80 })).not.toContain(names[0]);
      expect(await upright({ maxExtent: 80 })).not.toContain(names[0]);
    }
    const numbers = async (tickLabel: object) => {
      const { texts } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            tickFormat={(value) => `Vacuum cleaners with ${value} bags`}
            style={{ tickLabel: { maxLength: 60, ...tickLabel } }}
          />
          <LineSeries
            id="line"
            data={rows.map(({ y }) => ({ x: y, y }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return texts;
    };
    expect(await numbers({ wrapLines: 3 })).toEqual(await numbers({}));
  });

  it('Beside a plot, and on upright labels, it needs a maxLength, or a maxExtent of the axis. On an axis of numbers or times it needs a maxLength.', async () => {
    const truncate = 'end';
    const shortened = async (tickLabel: object, position: Position = Position.Bottom) =>
      (await labels({ tickLabel: { truncate, ...tickLabel } }, position)).some((label) =>
        label.includes('…'),
      );
    expect(await shortened({})).toBe(true);
    for (const maxLength of [undefined, 80]) {
      expect(await shortened({ maxLength }, Position.Left)).toBe(maxLength !== undefined);
      for (const rotation of [90, -90])
        expect(await shortened({ maxLength, rotation })).toBe(maxLength !== undefined);
      expect(await shortened({ maxLength, rotation: 45 })).toBe(true);
    }
    const extent = async (rotation: number, position: Position) => {
      const style = { maxExtent: 70, tickLabel: { truncate, rotation } } as const;
      return (await labels(style, position)).some((label) => label.includes('…'));
    };
    for (const [rotation, position] of [
      [0, Position.Left],
      [90, Position.Bottom],
      [-90, Position.Bottom],
    ] as const)
      expect(await extent(rotation, position)).toBe(true);
    for (const { xScaleType, Series, maxLength } of combinations({
      xScaleType: [ScaleType.Linear, ScaleType.Time],
      Series: [LineSeries, BarSeries as unknown as typeof LineSeries],
      maxLength: [undefined, 80],
    })) {
      const { texts } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            tickFormat={(value) => `Vacuum cleaners with many bags: ${value}`}
            style={{ tickLabel: { truncate: 'end', maxLength } }}
          />
          <Series
            id="series"
            data={rows.map(({ y }) => ({ x: y, y }))}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      expect(texts.some((text) => text.includes('…'))).toBe(maxLength !== undefined);
    }
  });

  it(
    'wrapLines is the largest number of lines. The last line takes the rest of the text, shortened only with truncate.',
    expectLinesOfLabels,
  );

  it('style={{ tickLabel: { rotation: -90 } }} turns them upright, which fits the most labels. At an angle such as -45 they need more width, so that fewer are shown. Room that the labels take goes off the height of the plot.', async () => {
    const shown = async (rotation: number) => {
      const { debugState, svg } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} style={{ tickLabel: { rotation } }} />
          <BarSeries
            id="bars"
            data={Array.from({ length: 30 }, (_, index) => ({ x: `Category ${index}`, y: 1 }))}
            xAccessor="x"
            yAccessors={['y']}
            color="#1234AB"
          />
        </>,
      );
      const { top, bottom } = boxesOf(svg, '#1234AB')[0]!;
      return { count: debugState!.axes!.x[0]!.labels.length, height: bottom - top };
    };
    const [flat, slanted, upright] = [await shown(0), await shown(-45), await shown(-90)];
    expect(upright.count).toBe(30);
    expect(slanted.count).toBeLessThan(15);
    expect(flat.count).toBeLessThan(slanted.count);
    expect(slanted.height).toBeLessThan(flat.height - 20);
    expect(upright.height).toBeLessThan(slanted.height);
  });

  it('showOverlappingLabels draws all labels, one over the other if they do not fit. It has no effect on a time axis with rows.', async () => {
    const countOf = async (
      xScaleType: 'ordinal' | 'linear' | 'time',
      timeAxisLayerCount: number,
      showOverlappingLabels: boolean,
    ) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            ticks={40}
            timeAxisLayerCount={timeAxisLayerCount}
            tickFormat={(value) => `the label of ${value}`}
            showOverlappingLabels={showOverlappingLabels}
          />
          <LineSeries
            id="line"
            data={Array.from({ length: 41 }, (_, x) => ({ x: x * 86_400_000, y: 1 }))}
            xScaleType={xScaleType}
            timeZone="utc"
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState!.axes!.x[0]!.labels.length;
    };
    for (const scale of ['ordinal', 'linear', 'time'] as const) {
      expect(await countOf(scale, 0, false)).toBeLessThan(10);
      expect(await countOf(scale, 0, true)).toBeGreaterThan(30);
    }
    for (const rows of [1, 2]) {
      const count = await countOf('time', rows, false);
      expect(count).toBeLessThan(15);
      expect(await countOf('time', rows, true)).toBe(count);
    }
  });

  it('ticks is a wish for axes of numbers, and of times without rows. An ordinal axis has a tick for each category.', async () => {
    const ticksOf = async (
      xScaleType: 'ordinal' | 'linear' | 'sqrt' | 'time',
      timeAxisLayerCount: number,
      ticks: number,
    ) => {
      const unit = xScaleType === 'time' ? 86_400_000 : 1;
      const { svg } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            ticks={ticks}
            timeAxisLayerCount={timeAxisLayerCount}
            tickFormat={(value) => String(Number(value) / unit)}
            style={{ tickLine: { visible: true, stroke: '#AB1234' } }}
          />
          <LineSeries
            id="line"
            data={Array.from({ length: 20 }, (_, x) => ({ x: x * unit, y: 1 }))}
            xScaleType={xScaleType}
            timeZone="utc"
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return boxesOf(svg, '#AB1234').length;
    };
    for (const scale of ['linear', 'sqrt', 'time'] as const) {
      expect(await ticksOf(scale, 0, 2)).toBeLessThan(5);
      expect(await ticksOf(scale, 0, 20)).toBeGreaterThan(5);
    }
    expect(await ticksOf('time', 2, 2)).toBe(await ticksOf('time', 2, 20));
    expect(await ticksOf('ordinal', 0, 2)).toBe(20);
  });

  it('The plot begins where the longest label ends, so charts below each other do not line up. Reserve the same space in each with minExtent of the style of the axis, or a wider axis stays wider:', async () => {
    const startOf = async (label: string, minExtent?: number) => {
      const { svg } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            tickFormat={() => label}
            gridLine={{ visible: true, stroke: '#AB1234', opacity: 1 }}
            style={{ minExtent }}
          />
          {bars(['a'])}
        </>,
      );
      return boxesOf(svg, '#AB1234')[0]!.left;
    };
    const [short, long] = ['1', 'a label of many pixels'];
    expect(await startOf(short)).toBeLessThan(30);
    const width = await startOf(long);
    expect(width).toBeGreaterThan(90);
    expect([await startOf(short, 60), await startOf(long, 60)]).toEqual([60, width]);
    expect([await startOf(short, 200), await startOf(long, 200)]).toEqual([200, 200]);
  });

  it('An ordinal axis leaves out labels that would overlap: of six long names in a chart of 600 pixels three are shown.', async () => {
    const long = names.map((name) => name.padEnd(26, ' and more'));
    const { texts } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        {bars(long)}
      </>,
    );
    expect(texts).toEqual([long[0], long[2], long[4]]);
    // Beside a plot that is not high enough as well.
    const many = await renderChart(
      <>
        <Axis id="x" position={Position.Left} />
        {bars(Array.from({ length: 100 }, (_, index) => `Category ${index}`))}
      </>,
      { rotation: 90 },
    );
    expect(many.texts.length).toBeLessThan(30);
  });

  it(`Below a plot truncate: 'end' shortens a label to the width of its category: "Refrigerators a…". 'start' and 'middle' leave out other parts. The tooltip shows the whole name.`, async () => {
    for (const [truncate, form] of [
      ['end', /^Re.*…$/],
      ['start', /^….*freezers$/],
      ['middle', /^Re.*….*ers$/],
    ] as const)
      for (const position of [Position.Bottom, Position.Top]) {
        const { texts, container } = await renderChart(
          <>
            <Axis id="x" position={position} style={{ tickLabel: { truncate } }} />
            <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={['y']} />
          </>,
        );
        expect(texts).toContainEqual(expect.stringMatching(form));
        expect((await tooltipAt(container, 50, 150))?.textContent).toContain(names[0]);
        unmountAll();
      }
  });

  it('hide, or leave it out; with hide its domain and formats still apply', async () => {
    const drawn = async (hide: boolean | undefined) => {
      const { texts, svg, container } = await renderChart(
        <>
          {hide !== undefined && (
            <>
              <Axis id="x" position={Position.Bottom} hide={hide} tickFormat={(x) => `x ${x}`} />
              <Axis
                id="y"
                position={Position.Left}
                title="Weight"
                hide={hide}
                domain={{ min: 0, max: 100 }}
                tickFormat={(y) => `${y} kg`}
              />
            </>
          )}
          <BarSeries
            id="bar"
            name="Bar"
            color="#1234AB"
            data={[{ x: 'a', y: 50 }]}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      const height = boxesOf(svg, '#1234AB')[0]!.bottom - boxesOf(svg, '#1234AB')[0]!.top;
      return [texts, height, (await tooltipAt(container, 300, 280))?.textContent];
    };
    expect(await drawn(true)).toEqual([[], 150, 'x aBar50 kg']);
    expect(await drawn(undefined)).toEqual([[], 300, 'aBar50']);
    expect((await drawn(false))[0]).toContain('Weight');
  });

  describe('parts of an axis', () => {
    const partsOf = async (
      scale: 'ordinal' | 'linear' | 'rows' | 'time',
      axis: Partial<AxisProps>,
    ) => {
      const { texts, svg } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={scale === 'rows' ? 2 : 0}
            {...axis}
            gridLine={{ stroke: '#1234A1', opacity: 1, visible: true, ...axis.gridLine }}
            style={{
              ...axis.style,
              tickLine: { stroke: '#1234A2', visible: true, ...axis.style?.tickLine },
              axisLine: { stroke: '#1234A3', visible: true, ...axis.style?.axisLine },
            }}
          />
          <LineSeries
            id="line"
            data={[0, 1, 2, 3].map((x) => ({ x: x * 86_400_000, y: 1 }))}
            xScaleType={scale === 'rows' ? 'time' : scale}
            timeZone="utc"
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      const colors = ['#1234A2', '#1234A3', '#1234A1'];
      return [texts.length > 0, ...colors.map((color) => boxesOf(svg, color).length > 0)];
    };
    const expectHidden = async (index: number, axis: Partial<AxisProps>) => {
      for (const scale of ['ordinal', 'linear', 'rows', 'time'] as const) {
        expect(await partsOf(scale, {})).toEqual([true, true, true, true]);
        expect(await partsOf(scale, axis)).toEqual([0, 1, 2, 3].map((each) => each !== index));
      }
    };
    it('style={{ tickLabel: { visible: false } }}', () =>
      expectHidden(0, { style: { tickLabel: { visible: false } } }));
    it('style={{ tickLine: { visible: false } }}', () =>
      expectHidden(1, { style: { tickLine: { visible: false } } }));
    it('style={{ axisLine: { visible: false } }}', () =>
      expectHidden(2, { style: { axisLine: { visible: false } } }));
    it('gridLine={{ visible: false }}', () => expectHidden(3, { gridLine: { visible: false } }));
  });

  it('maxLength sets the width in pixels, and has no effect without truncate or wrapLines.', async () => {
    expect(await labels({ tickLabel: { maxLength: 60 } }, Position.Left)).toContain(names[0]);
    const truncated = { tickLabel: { maxLength: 60, truncate: 'end' as const } };
    expect((await labels(truncated, Position.Left))[0]).toMatch(/^R.*…$/);
  });

  it('integersOnly has no effect.', async () => {
    expect(await yLabels({ integersOnly: true })).toEqual(['0', '0.5', '1', '1.5', '2']);
    expect(await yLabels({ maximumFractionDigits: 0 })).toEqual(['0', '1', '2']);
  });

  it('With values up to 2, ticks={3} still shows 0, 0.5, 1, 1.5 and 2.', async () => {
    expect(await yLabels({ ticks: 3 })).toEqual(['0', '0.5', '1', '1.5', '2']);
  });

  it('Raise or remove the maxExtent of the axis, or truncate the labels. Without a maxExtent an axis is as wide as its longest label, so that labels are cut off only where the chart is narrower than one.', async () => {
    const red = '#ff0000';
    /** Returns whether a label reaches the left edge of the chart. */
    const isCutOff = async (width: number, style: NonNullable<AxisProps['style']>) => {
      const rendered = await render(
        <Chart size={{ width, height: 200 }}>
          <Settings rotation={90} />
          <Axis
            id="x"
            position={Position.Left}
            style={{ ...style, tickLabel: { fill: red, ...style.tickLabel } }}
          />
          <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={['y']} />
        </Chart>,
      );
      return (await drawnAt(rendered, red, [0, 1])).flat().length > 0;
    };
    expect(await isCutOff(600, {})).toBe(false);
    expect(await isCutOff(300, {})).toBe(false);
    expect(await isCutOff(100, {})).toBe(true);
    const narrow = { maxExtent: 60 };
    expect(await isCutOff(600, narrow)).toBe(true);
    expect(await isCutOff(600, { maxExtent: 300 })).toBe(false);
    expect(await isCutOff(600, { ...narrow, tickLabel: { truncate: 'end' } })).toBe(false);
    expect(await isCutOff(100, { tickLabel: { truncate: 'end', maxLength: 60 } })).toBe(false);
  });

  it('Hide the axis, which keeps its domain, and write your own values as markers of a LineAnnotation:', async () => {
    const { container } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} domain={{ min: 0, max: 100 }} hide />
        <LineAnnotation
          id="marks"
          domainType={AnnotationDomainType.YDomain}
          dataValues={[0, 50, 80, 100].map((dataValue) => ({ dataValue }))}
          marker={({ dataValue }) => <span>{dataValue}</span>}
          markerPosition={Position.Left}
          hideTooltips
        />
        <BarSeries id="bars" data={[{ x: 'a', y: 40 }]} xAccessor="x" yAccessors={['y']} />
      </>,
      { theme: { chartMargins: { left: 40, top: 10, bottom: 10 } } },
    );
    const markers = [...container.querySelectorAll<HTMLElement>('.echAnnotation__marker')];
    const placeOf = ({ textContent, style: { left, top, transform } }: HTMLElement) => {
      return [textContent, left, Math.round(Number.parseFloat(top)), transform];
    };
    // The plot is 280 pixels high, and a marker ends where it begins.
    expect(markers.map(placeOf)).toEqual([
      ['0', '40px', 290, 'translate(-100%, -50%)'],
      ['50', '40px', 150, 'translate(-100%, -50%)'],
      ['80', '40px', 66, 'translate(-100%, -50%)'],
      ['100', '40px', 10, 'translate(-100%, -50%)'],
    ]);
  });

  it('Return an empty text for every second category from labelFormat. The tooltip keeps all names:', async () => {
    const weeks = ['W1', 'W2', 'W3', 'W4', 'W5'];
    const { texts, container } = await renderChart(
      <>
        <Axis
          id="x"
          position={Position.Bottom}
          labelFormat={(name: string) => (weeks.indexOf(name) % 2 === 0 ? name : '')}
        />
        {bars(weeks)}
      </>,
    );
    expect(weeks.filter((name) => texts.includes(name))).toEqual(['W1', 'W3', 'W5']);
    expect((await tooltipAt(container, 180, 150))?.textContent).toContain('W2');
  });

  it('On an axis of numbers or times a smaller ticks leaves out more labels.', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time]) {
      const countOf = async (ticks?: number) => {
        const { debugState } = await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} ticks={ticks} timeAxisLayerCount={0} />
            <LineSeries
              id="line"
              data={[0, 86_400_000].map((x) => ({ x, y: 1 }))}
              timeZone="utc"
              xScaleType={xScaleType}
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
        );
        return debugState!.axes!.x[0]!.labels.length;
      };
      expect(await countOf(3)).toBeLessThan(await countOf());
    }
  });

  it('On an axis of categories, return an empty text for the others from labelFormat; the tooltip keeps them.', async () => {
    const months = ['Jan', 'Feb', 'Mar'];
    const { texts, container } = await renderChart(
      <>
        <Axis
          id="x"
          position={Position.Bottom}
          labelFormat={(month: string) => (month === 'Feb' ? '' : month)}
        />
        {bars(months)}
      </>,
    );
    expect(months.filter((month) => texts.includes(month))).toEqual(['Jan', 'Mar']);
    expect((await tooltipAt(container, 300, 150))?.textContent).toContain('Feb');
  });

  it('On an axis of numbers or times the ends need not be ticks, so write them as markers:', async () => {
    const [start, end] = [Date.UTC(2025, 1, 3), Date.UTC(2025, 1, 6, 7)];
    const data = [start, Date.UTC(2025, 1, 4), end].map((time, y) => ({ time, y }));
    const date = timeFormatter('D MMM HH');
    const rendered = await renderChart(
      <>
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={0}
          tickFormat={date}
          style={{ tickLabel: { visible: false } }}
        />
        <LineAnnotation
          id="ends"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[start, end].map((dataValue) => ({ dataValue }))}
          marker={({ dataValue }) => <>{date(dataValue, { timeZone: 'utc' })}</>}
          markerPosition={Position.Bottom}
          style={{ line: { opacity: 0, stroke: 'red', strokeWidth: 1 } }}
        />
        <LineSeries
          id="line"
          data={data}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['y']}
        />
      </>,
    );
    expect(rendered.debugState?.axes?.x[0]?.values).not.toContain(end);
    expect(rendered.texts).toEqual(['3 Feb 00', '6 Feb 07']);
  });

  it('A line break in the text, \\n, is drawn as a space.', async () => {
    // The area of an axis depends on the text, what is drawn does not.
    const withText = async (x: string) =>
      drawingOf(
        await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} style={{ tickLabel: { wrapLines: 2 } }} />
            {bars([x])}
          </>,
        ),
      ).replaceAll(/<rect[^>]*>/g, '');
    expect(await withText('Jan\n2025')).toBe(await withText('Jan 2025'));
    expect(await withText('Jan\n2025')).not.toBe(await withText('Jan2025'));
  });

  it('At least four letters remain, and below a plot a word of up to ten stays as it is.', async () => {
    const shortened = async (xs: string[], position: Position, maxLength?: number) => {
      const { texts } = await renderChart(
        <>
          <Axis
            id="x"
            position={position}
            style={{ tickLabel: { truncate: 'end', maxLength } }}
            showOverlappingLabels
          />
          {bars(xs)}
        </>,
        { rotation: position === Position.Left ? 90 : 0 },
      );
      return texts;
    };
    const words = ['Washington', 'Johannesburg'];
    const cut = (word: string) => `${word.slice(0, 4)}…`;
    expect(await shortened(words, Position.Left, 5)).toEqual(words.map(cut));
    expect(await shortened(words, Position.Bottom, 5)).toEqual([words[0], cut(words[1]!)]);
    // Without a maxLength, the width of a category is the limit.
    const many = Array.from({ length: 40 }, (_, index) => `Word${10 + index}`);
    expect(await shortened(many, Position.Bottom)).toEqual(many);
  });

  it('It has no effect on an x axis with bars, nor on categories and times.', async () => {
    const ticks = async (Series: typeof LineSeries, scale: ScaleType, axis: object) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} timeAxisLayerCount={0} {...axis} />
          <Series
            id="series"
            data={[0, 0.5, 1, 1.5, 2].map((x) => ({ x, y: 1 }))}
            xScaleType={scale as typeof ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState!.axes!.x[0]!.values;
    };
    const line = LineSeries;
    const bar = BarSeries as unknown as typeof LineSeries;
    const whole = { maximumFractionDigits: 0 };
    expect(await ticks(line, ScaleType.Linear, whole)).toEqual([0, 1, 2]);
    for (const [Series, scale] of [
      [bar, ScaleType.Linear],
      [bar, ScaleType.Ordinal],
      [line, ScaleType.Ordinal],
      [line, ScaleType.Time],
    ] as const) {
      const all = await ticks(Series, scale, {});
      expect(all.length).toBeGreaterThan(1);
      expect(await ticks(Series, scale, whole)).toEqual(all);
    }
    expect(await ticks(bar, ScaleType.Linear, whole)).toContain(0.5);
  });

  it('The theme does not hide, rotate or align them, style does.', async () => {
    const draw = async (tickLabel?: object, theme?: object) =>
      drawingOf(
        await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} {...(tickLabel && { style: { tickLabel } })} />
            {lineOfDays}
          </>,
          theme ? { theme: { axes: { tickLabel: theme } } } : {},
        ),
      );
    const plain = await draw();
    for (const change of [
      { visible: false },
      { rotation: 45 },
      { alignment: { horizontal: 'right' } },
    ]) {
      expect(await draw(undefined, change)).toBe(plain);
      expect(await draw(change)).not.toBe(plain);
    }
    expect(await draw(undefined, { fontSize: 16 })).not.toBe(plain);
  });

  it("The theme styles a heatmap's labels: heatmap.xAxisLabel and heatmap.yAxisLabel.", async () => {
    const draw = async (theme?: object) =>
      drawingOf(
        await renderChart(
          <>
            {theme && <Settings theme={theme} />}
            <Heatmap
              id="heatmap"
              data={[{ x: 'a', y: 'b', value: 1 }]}
              xAccessor="x"
              yAccessor="y"
              valueAccessor="value"
              xScale={{ type: ScaleType.Ordinal }}
              colorScale={{ type: 'bands', bands: [{ start: 0, end: 2, color: '#aabbcc' }] }}
            />
          </>,
        ),
      );
    const plain = await draw();
    const style = { fontSize: 20, textColor: '#ff0000' };
    expect(await draw({ axes: { tickLabel: { fontSize: 20, fill: '#ff0000' } } })).toBe(plain);
    const x = await draw({ heatmap: { xAxisLabel: style } });
    const y = await draw({ heatmap: { yAxisLabel: style } });
    expect(new Set([plain, x, y]).size).toBe(3);
  });

  it('Labels of a time axis with rows have formats of their own: tickFormat and labelFormat do not change them.', async () => {
    const formats = { tickFormat: () => 'tick', labelFormat: () => 'label' };
    const texts = async (axis: Partial<AxisProps>, rotation: SettingsProps['rotation'] = 0) => {
      const rendered = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} {...axis} />
          {lineOfDays}
        </>,
        { rotation },
      );
      return rendered.texts;
    };
    for (const axis of combinations({
      position: [Position.Bottom, Position.Top],
      timeAxisLayerCount: [1, 2, 3],
    })) {
      const own = await texts(axis);
      expect(own.length).toBeGreaterThan(1);
      expect(await texts({ ...axis, ...formats })).toEqual(own);
      expect(await texts({ ...axis, ...formats, timeAxisLayerCount: 0 })).toEqual(['label']);
      expect(await texts({ ...axis, ...formats }, 180)).toEqual(['label']);
    }
    for (const rotation of [90, -90] as const)
      expect(await texts({ ...formats, position: Position.Left }, rotation)).toEqual(['label']);
  });

  it('Labels of a y axis are cut off at the edge of the plot: neither offset nor a negative padding moves them into it. A negative chartPaddings.left of the theme puts the plot over them, with bars and areas in front.', async () => {
    const red = '#ff0000';
    const blue = '#0000ff';
    /** Returns the columns of pixels in which labels are drawn, and the first one of the plot. */
    const columns = async (
      tickLabel: object,
      theme: PartialTheme = {},
      Series = BarSeries as Series,
    ) => {
      const rendered = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            tickFormat={(value) => `label ${value}`}
            style={{ tickLabel: { fill: red, ...tickLabel } }}
          />
          <Series
            id="series"
            color={blue}
            data={[0, 1].map((x) => ({ x, y: 1.9 }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
            lineSeriesStyle={{ line: { strokeWidth: 4 } }}
            areaSeriesStyle={{ area: { opacity: 1 } }}
          />
        </>,
        { theme: [theme, { scales: { barsPadding: 0 } }] },
      );
      unmountAll();
      const xs = Array.from({ length: 600 }, (_, x) => x);
      const drawn = async (color: string) => {
        const found = await drawnAt(rendered, color, xs);
        return xs.filter((x) => found[x]!.length > 0);
      };
      return { labels: await drawn(red), plot: (await drawn(blue))[0]! };
    };
    const plain = await columns({});
    expect(plain.labels.length).toBeGreaterThan(20);
    for (const tickLabel of [
      {},
      ...combinations({ x: [30, 60, -30, -60], y: [0], reference: ['local', 'global'] }).map(
        (offset) => ({ offset }),
      ),
      { padding: -40 },
      { padding: { inner: -60, outer: 0 } },
      { padding: { inner: -60, outer: 60 } },
    ]) {
      const { labels: shown, plot } = await columns(tickLabel);
      expect(shown.every((x) => x < plot)).toBe(true);
    }
    const theme = { chartPaddings: { left: -plain.plot } };
    const line = await columns({}, theme, LineSeries);
    expect(line).toEqual({ labels: plain.labels, plot: 0 });
    for (const Series of [BarSeries, AreaSeries] as Series[]) {
      const { labels: shown, plot } = await columns({}, theme, Series);
      expect(plot).toBe(0);
      expect(shown.length).toBeLessThan(plain.labels.length);
    }
  });

  it('On an x axis with bars ticks are no closer than the bars.', async () => {
    for (const { scale, distance, count } of combinations({
      scale: [ScaleType.Linear, ScaleType.Time],
      distance: [7, 30],
      count: [undefined, 50],
    })) {
      const nearest = async (Series: typeof LineSeries) => {
        const { debugState } = await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} timeAxisLayerCount={0} ticks={count} />
            <Series
              id="series"
              data={[0, 1, 2, 3].map((index) => ({ x: index * distance, y: 1 }))}
              xScaleType={scale}
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
        );
        const [first, second] = debugState!.axes!.x[0]!.values as number[];
        return second! - first!;
      };
      expect(await nearest(BarSeries as unknown as typeof LineSeries)).toBeGreaterThanOrEqual(
        distance,
      );
      expect(await nearest(LineSeries)).toBeLessThan(distance);
    }
  });

  it('There is no prop for the step, for a list of ticks or for minor ticks; only a log scale has marks without a label.', async () => {
    const tickLine = { visible: true, stroke: '#c81e1e', strokeWidth: 1, size: 8 };
    for (const scale of [ScaleType.Linear, ScaleType.Log] as const)
      for (const position of [Position.Left, Position.Bottom]) {
        const { debugState, svg } = await renderChart(
          <>
            <Axis id="axis" position={position} style={{ tickLine }} />
            <LineSeries
              id="line"
              data={[1, 10, 500].map((y) => ({ x: y, y }))}
              xScaleType={scale}
              yScaleType={scale}
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
        );
        const axes = debugState!.axes!;
        const { labels } = [...axes.x, ...axes.y][0]!;
        const [, path = ''] = /stroke="#c81e1e".* d="([^"]+)"/i.exec(svg) ?? [];
        expect(labels.length).toBeGreaterThan(1);
        const marks = path.match(/M/g)!.length;
        if (scale === ScaleType.Linear) expect(marks).toBe(labels.length);
        else expect(marks).toBeGreaterThan(labels.length);
      }
  });
});

describe('reference/notes/AxisStyle', () => {
  it('The last line takes the rest of the text.', expectLinesOfLabels);
});
