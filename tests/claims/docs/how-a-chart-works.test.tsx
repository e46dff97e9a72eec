import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  Heatmap,
  HistogramBarSeries,
  LIGHT_THEME,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
} from '@elastic/charts';
import { cloneElement, memo, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { consoleOf } from '../console-of';
import { otherCharts } from '../every-chart';
import { debugStateOf, render, renderChart, unmountAll, type Rendered } from '../render-chart';
import { soon } from '../soon';

const rows = () => [
  { x: 'a', y: 1 },
  { x: 'b', y: 2 },
];

describe('docs/data', () => {
  it('A chart freezes its data: changing the array or its rows later throws.', async () => {
    const data = rows();
    await render(
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} xAccessor="x" yAccessors={['y']} />
      </Chart>,
    );
    expect(() => {
      data[0]!.y = 5;
    }).toThrow(TypeError);
  });

  it('xAccessor reads x, yAccessors read y: each is the name of a field, the index in a row that is an array, or a function of the row.', async () => {
    const pairs: [string, number][] = [
      ['a', 1],
      ['b', 2],
    ];
    const bars = [
      <BarSeries key="name" id="bars" data={rows()} xAccessor="x" yAccessors={['y']} />,
      <BarSeries key="index" id="bars" data={pairs} xAccessor={0} yAccessors={[1]} />,
      <BarSeries
        key="function"
        id="bars"
        data={pairs}
        xAccessor={([name]) => name}
        yAccessors={[([, value]) => value]}
      />,
    ];
    for (const series of bars) {
      const { debugState } = await renderChart(
        cloneElement(series, { xScaleType: ScaleType.Ordinal }),
      );
      expect(debugState?.bars?.[0]?.bars.map(({ x, y }) => [x, y])).toEqual(pairs);
      unmountAll();
    }
  });
});

const stable = rows();
const accessors = { xAccessor: 'x', yAccessors: ['y'] };
const barsLinesAreas = ([BarSeries, HistogramBarSeries, LineSeries, AreaSeries] as const).map(
  (Series) => (
    <Series id="series" data={stable} {...accessors} xScaleType={ScaleType.Ordinal as 'linear'} />
  ),
);
const bubbles = (
  <BubbleSeries id="bubbles" data={stable} {...accessors} xScaleType={ScaleType.Ordinal} />
);

const statusOf = ({ container }: Rendered) => {
  const { echRenderCount, echRenderComplete } =
    container.querySelector<HTMLElement>('.echChartStatus')!.dataset;
  return [echRenderCount, echRenderComplete];
};

/** Returns the number of drawings, and whether the chart says that it is complete, after a second render of its parent. */
async function afterRerender(...specs: ReactElement[]) {
  // React does not render the same element again.
  const chart = () => (
    <Chart size={{ height: 300 }}>
      <Settings onElementClick={() => undefined} theme={{ chartMargins: { left: 3 } }} />
      {specs.map((spec, index) => cloneElement(spec, { key: index }))}
    </Chart>
  );
  const first = await render(chart());
  expect(statusOf(first)).toEqual(['1', 'true']);
  const status = statusOf(await first.rerender(chart()));
  unmountAll();
  return status;
}

async function expectNoDrawing() {
  for (const spec of barsLinesAreas) {
    expect(await afterRerender(spec)).toEqual(['1', 'false']);
    expect(await afterRerender(bubbles, spec)).toEqual(['1', 'false']);
  }
}

async function expectDrawing() {
  const { flame, timeslip, ...others } = otherCharts;
  for (const spec of [bubbles, ...Object.values(others)])
    expect(await afterRerender(spec)).toEqual(['2', 'true']);
  for (const spec of [flame, timeslip]) expect((await afterRerender(spec))[0]).toBe('1');
}

describe('docs/performance', () => {
  it(
    'Bars, lines and areas are not drawn again when the result is the same, but with many rows the computation is what takes time.',
    expectNoDrawing,
  );
});

describe('docs/render-complete', () => {
  it(
    'When a parent of bars, lines or areas renders again and nothing in the drawing changes, the attribute goes to false and stays there, and the count stays the same. The chart reads its specs, finds the same drawing, and does not draw.',
    expectNoDrawing,
  );

  it(
    'Bubbles alone and most other families draw again, and the count grows. The count of a flame chart or a timeslip stays 1.',
    expectDrawing,
  );
});

/** Returns the short form of a color such as #112233, as SVG documents have it. */
const shortOf = (color: string) => `"#${color[1]}${color[3]}${color[5]}"`;

/** Returns how often accessors run, and a chart is drawn, when the component around it renders again. */
async function costOf(
  Series: typeof LineSeries,
  propsOf: () => { settings?: object; axis?: object; series?: object },
) {
  const read = vi.fn((row: { y: number }) => row.y);
  const [data, yAccessors] = [rows(), [read]];
  const chart = () => {
    const { settings, axis, series } = propsOf();
    return (
      <Chart size={{ height: 300 }}>
        <Settings {...settings} />
        <Axis id="y" position={Position.Left} {...axis} />
        <Series
          id="series"
          data={data}
          xScaleType={ScaleType.Ordinal}
          xAccessor="x"
          yAccessors={yAccessors}
          {...series}
        />
      </Chart>
    );
  };
  const first = await render(chart());
  read.mockClear();
  const [count] = statusOf(await first.rerender(chart()));
  unmountAll();
  return { runs: read.mock.calls.length, drawings: Number(count) };
}

describe('docs/how-a-chart-works', () => {
  it('The chart computes scales and shapes from all specs together, and draws them on a canvas: metrics are HTML, word clouds SVG.', async () => {
    for (const [name, specs] of Object.entries(otherCharts)) {
      if (name === 'flame') continue;
      const { container } = await renderChart(specs);
      const isDrawn = container.querySelector('canvas') !== null;
      expect(isDrawn, name).toBe(name !== 'metric' && name !== 'wordCloud');
      if (name === 'metric') expect(container.querySelector('.echMetric')).not.toBeNull();
      if (name === 'wordCloud') expect(container.querySelector('svg text')).not.toBeNull();
    }
  });

  it('Ids are unique among all specs of a chart, axes included: of two specs with the same id the later one replaces the earlier one, without a message.', async () => {
    const data = [0, 1].map((x) => ({ x, y: x }));
    const onLine = { data, xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
    const specs = {
      bars: <BarSeries key="bars" id="same" {...onLine} />,
      lines: <LineSeries key="lines" id="same" {...onLine} />,
      axes: <Axis key="axes" id="same" position={Position.Left} />,
      annotations: (
        <RectAnnotation key="rect" id="same" dataValues={[{ coordinates: { x0: 0, x1: 1 } }]} />
      ),
    };
    const kinds = Object.keys(specs) as (keyof typeof specs)[];
    for (const { first, second } of combinations({ first: kinds, second: kinds })) {
      if (first === second) continue;
      let shown: string[] = [];
      const messages = await consoleOf(async () => {
        const { debugState } = await renderChart(
          <>
            {specs[first]}
            {specs[second]}
            <AreaSeries id="another" {...onLine} />
          </>,
        );
        const { bars = [], lines = [], axes, annotations = [] } = debugState ?? {};
        const counts = { bars, lines, axes: axes?.y ?? [], annotations };
        shown = kinds.filter((kind) => counts[kind].length > 0);
      });
      expect(shown).toEqual([second]);
      expect(messages).toEqual([]);
    }
  });

  it('key on Chart starts from nothing: hidden series of the legend come back.', async () => {
    const chart = (key: string) => (
      <Chart key={key} size={{ height: 200 }}>
        <Settings showLegend debugState />
        {['a', 'b'].map((id) => (
          <BarSeries key={id} id={id} data={rows()} xAccessor="x" yAccessors={['y']} />
        ))}
      </Chart>
    );
    const shown = ({ debugState }: Rendered) => debugState?.bars?.map(({ name }) => name);
    const rendered = await render(chart('one'));
    expect(shown(rendered)).toEqual(['a', 'b']);
    rendered.container.querySelector<HTMLElement>('.echLegendItem__label')?.click();
    await soon(() => expect(debugStateOf(rendered.container)?.bars).toHaveLength(1));
    expect(shown(await rendered.rerender(chart('one')))).toHaveLength(1);
    expect(shown(await rendered.rerender(chart('two')))).toEqual(['a', 'b']);
  });

  it('Each time the component around the chart renders, the chart reads its specs again and calls every accessor for every row, even if no prop has changed.', async () => {
    const data = rows();
    const yAccessor = vi.fn((row: { y: number }) => row.y);
    const accessors = [yAccessor];
    const Bars = () => (
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} xAccessor="x" yAccessors={accessors} />
      </Chart>
    );
    const { rerender } = await render(<Bars />);
    const calls = yAccessor.mock.calls.length;
    await rerender(<Bars />);
    expect(yAccessor).toHaveBeenCalledTimes(calls + data.length);

    const MemoizedBars = memo(Bars);
    const memoized = await render(<MemoizedBars />);
    yAccessor.mockClear();
    await memoized.rerender(<MemoizedBars />);
    expect(yAccessor).not.toHaveBeenCalled();
  });

  it('The chart freezes the array and its rows, as Object.freeze does. Changing them later throws: rows.push(row) gives "Cannot add property 2, object is not extensible".', async () => {
    const data = rows();
    await render(
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} xAccessor="x" yAccessors={['y']} />
      </Chart>,
    );
    expect(Object.isFrozen(data[0])).toBe(true);
    expect(() => data.push({ x: 'c', y: 3 })).toThrow(
      'Cannot add property 2, object is not extensible',
    );
  });

  it('After a render that changes nothing in bars, lines or areas the attribute goes back to false and stays there, so wait for data-ech-render-count to be 1 or more.', async () => {
    const data = rows();
    const chart = () => (
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} xAccessor="x" yAccessors={['y']} />
      </Chart>
    );
    const { container, rerender } = await render(chart());
    const { dataset } = container.querySelector<HTMLElement>('.echChartStatus')!;
    expect(dataset).toMatchObject({ echRenderComplete: 'true', echRenderCount: '1' });
    await rerender(chart());
    expect(dataset).toMatchObject({ echRenderComplete: 'false', echRenderCount: '1' });
  });

  it('An XY chart or a heatmap without data stays at 0.', async () => {
    for (const spec of [
      <BarSeries key="bars" id="bars" data={[]} xAccessor="x" yAccessors={['y']} />,
      <Heatmap
        key="heatmap"
        id="heatmap"
        data={[]}
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
      />,
    ]) {
      const { container, texts } = await render(
        <Chart size={{ height: 300 }}>
          <Settings />
          {spec}
        </Chart>,
      );
      expect(texts).toEqual(['No data to display']);
      const status = container.querySelector<HTMLElement>('.echChartStatus');
      expect(status?.dataset.echRenderCount).toBe('0');
    }
  });

  it(
    'After a render that changes nothing in bars, lines or areas the attribute goes back to false and stays there, so wait for data-ech-render-count to be 1 or more.',
    expectNoDrawing,
  );

  it('Bars, lines and areas are drawn again only if a computed result changed.', async () => {
    await expectNoDrawing();
    const chart = (data: object[]) => (
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} {...accessors} />
      </Chart>
    );
    const first = await render(chart(rows()));
    expect(statusOf(await first.rerender(chart(rows())))[0]).toBe('1');
    expect(statusOf(await first.rerender(chart([...rows(), { x: 'c', y: 3 }])))[0]).toBe('2');
  });

  it(
    'Bubbles alone and the other families are drawn again each time, except a Timeslip.',
    expectDrawing,
  );

  it('Objects in rows are frozen too, instances of a class are not.', async () => {
    class Row {
      x = 2;
      y = 3;
    }
    const plain = { x: 1, y: 2, of: { host: 'a' }, tags: ['b'] };
    const data: object[] = [plain, new Row()];
    await renderChart(<BarSeries id="bars" data={data} xAccessor="x" yAccessors={['y']} />);
    const all = [data, plain, plain.of, plain.tags, data[1]];
    expect(all.map((each) => Object.isFrozen(each))).toEqual([true, true, true, true, false]);
  });

  const linear = {
    data: [1, 2].map((x) => ({ x, y: x })),
    xScaleType: ScaleType.Linear,
    ...accessors,
  };

  it('Stacked series come before others of their type.', async () => {
    const { vizColors } = LIGHT_THEME.colors;
    for (const Series of [LineSeries, AreaSeries, BarSeries] as unknown as (typeof LineSeries)[]) {
      const colors = async (isStacked: boolean) => {
        const { debugState } = await renderChart(
          <>
            <Series id="first" {...linear} />
            <Series id="second" {...linear} {...(isStacked && { stackAccessors: ['x'] })} />
          </>,
        );
        unmountAll();
        return debugState!.legend!.items.map(({ name, color }) => `${name} ${color}`);
      };
      const inOrder = (...names: string[]) =>
        names.map((name, index) => `${name} ${vizColors[index]}`);
      expect(await colors(false)).toEqual(inOrder('first', 'second'));
      expect(await colors(true)).toEqual(inOrder('second', 'first'));
    }
  });

  it('Bars are drawn below areas, areas below lines and lines below bubbles, in any order.', async () => {
    const fills = { bars: '#112233', areas: '#223344', lines: '#334455', bubbles: '#445566' };
    const series = [
      <BarSeries key="bars" id="bars" {...linear} color={fills.bars} />,
      <AreaSeries key="areas" id="areas" {...linear} color={fills.areas} />,
      <LineSeries key="lines" id="lines" {...linear} color={fills.lines} />,
      <BubbleSeries key="bubbles" id="bubbles" {...linear} color={fills.bubbles} />,
    ];
    for (const specs of [series, [...series].reverse()]) {
      const { svg } = await renderChart(specs);
      const places = Object.values(fills).map((color) => svg.toLowerCase().indexOf(shortOf(color)));
      expect(places).not.toContain(-1);
      expect([...places].sort((a, b) => a - b)).toEqual(places);
      unmountAll();
    }
  });

  const kinds = [LineSeries, AreaSeries, BarSeries] as unknown as (typeof LineSeries)[];

  it('accessors run, nothing is drawn', async () => {
    for (const Series of kinds)
      for (const props of [
        () => ({}),
        () => ({ series: { data: rows() } }),
        () => ({ series: { xAccessor: ({ x }: { x: string }) => x } }),
        () => ({ settings: { onElementClick: () => undefined, onRenderChange: () => undefined } }),
        () => ({ settings: { theme: { chartMargins: { left: 3 } } } }),
        () => ({ series: { tickFormat: (value: number) => `${value} kg` } }),
      ])
        expect(await costOf(Series, props)).toEqual({ runs: 2, drawings: 1 });
  });

  it('accessors run, the chart is drawn again', async () => {
    for (const Series of kinds) {
      let y = 1;
      for (const props of [
        () => ({ axis: { tickFormat: (value: number) => `${value} kg` } }),
        () => ({ axis: { labelFormat: (value: number) => `${value} kg` } }),
        () => ({ series: { data: [{ x: 'a', y: (y += 1) }, ...rows().slice(1)] } }),
      ])
        expect(await costOf(Series, props)).toEqual({ runs: 2, drawings: 2 });
    }
  });
});

describe('docs/formats', () => {
  it('A format of an axis that is a new function on every render draws the chart again.', async () => {
    for (const name of ['tickFormat', 'labelFormat']) {
      const own = (value: number) => `${value} kg`;
      const drawings = async (formatOf: () => typeof own) =>
        (await costOf(LineSeries, () => ({ axis: { [name]: formatOf() } }))).drawings;
      expect(await drawings(() => (value) => `${value} kg`)).toBe(2);
      expect(await drawings(() => own)).toBe(1);
    }
  });
});
