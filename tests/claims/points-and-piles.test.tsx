import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Fit,
  HistogramBarSeries,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  type AxisSpec,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from './bars-of';
import { codeOn } from './code-on';
import { combinations } from './combinations';
import { consoleOf } from './console-of';
import { drawnAt } from './drawn-at';
import { otherCharts } from './every-chart';
import { drag, move } from './pointer';
import {
  axisOf,
  partOf,
  renderChart,
  unmountAll,
  type Series,
  type SeriesProps,
} from './render-chart';
import { noMargins } from './two-lines';

const stacked = { stackAccessors: ['x'] };
const xy = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const level = (y: number) => [0, 1].map((x) => ({ x, y }));
const piling: Series[] = [BarSeries, AreaSeries];
const continuous = [ScaleType.Linear, ScaleType.Time, ScaleType.Log, ScaleType.Sqrt] as const;

/** Areas without their line and points. */
const areaOnly = {
  areaSeriesStyle: {
    area: { opacity: 1 },
    line: { visible: false },
    point: { visible: 'never' as const },
  },
};

let piles: Promise<void> | undefined;

/** Expects that another group is a pile of its own, which is measured on the same scale with a prop. */
const expectSecondPile = () => (piles ??= comparePiles());

async function comparePiles() {
  for (const { S, groupId, useDefaultGroupDomain } of combinations({
    S: piling,
    groupId: [undefined, 'other'],
    useDefaultGroupDomain: [false, true],
  })) {
    const group = { ...(groupId && { groupId }), useDefaultGroupDomain };
    const { debugState } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} />
        <Axis id="other" groupId="other" position={Position.Right} />
        <S id="a" {...xy} {...stacked} data={level(10)} />
        <S id="b" {...xy} {...stacked} data={level(20)} />
        <S id="c" {...xy} {...stacked} {...group} data={level(10)} />
        <S id="d" {...xy} {...stacked} {...group} data={level(40)} />
      </>,
    );
    const ends = partOf(debugState, 'axes').y.map(({ values }) => values.at(-1));
    expect(ends).toEqual(groupId ? (useDefaultGroupDomain ? [50] : [30, 50]) : [80]);
    unmountAll();
  }
}

const secondPile =
  'For a second pile give a spec another groupId, and useDefaultGroupDomain to keep it on the same y scale.';

describe('api/specs/xy/AreaSeries', () => {
  it(secondPile, expectSecondPile);
});

describe('api/specs/xy/BarSeries', () => {
  it(secondPile, expectSecondPile);
});

describe('docs/bars', () => {
  it('For two stacks side by side on one y scale, give one of them another groupId, and useDefaultGroupDomain: Stacks side by side.', async () => {
    await expectSecondPile();
    for (const xScaleType of [ScaleType.Ordinal, ...continuous]) {
      const props = { ...xy, ...stacked, xScaleType, data: [1, 2].map((x) => ({ x, y: 1 })) };
      const group = { groupId: 'other', useDefaultGroupDomain: true };
      const { svg } = await renderChart(
        <>
          <BarSeries id="a" color="#112233" {...props} />
          <BarSeries id="b" color="#aa0000" {...props} />
          <BarSeries id="c" color="#00aa00" {...props} {...group} />
        </>,
      );
      const [a, b, c] = ['#123', '#A00', '#0A0'].map((color) => barsOf(svg, color)[0]);
      expect(b?.x).toBe(a!.x);
      expect(c?.x).toBeCloseTo(a!.x + a!.width, 3);
      unmountAll();
    }
  });
});

describe('docs/glossary', () => {
  it('The library looks at whether the list is empty, not at its content.', async () => {
    for (const { S, xScaleType, stackAccessors } of combinations({
      S: [...piling, LineSeries] as Series[],
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear],
      stackAccessors: [['x'], ['no field'], [], undefined],
    })) {
      const props = { ...xy, xScaleType, stackAccessors: stackAccessors && [...stackAccessors] };
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} />
          <S id="a" {...props} data={level(10)} />
          <S id="b" {...props} data={level(20)} />
        </>,
      );
      expect(axisOf(debugState, 'y').values.at(-1)).toBe(stackAccessors?.length ? 30 : 20);
      unmountAll();
    }
  });
});

describe('docs/sorting', () => {
  it('The order of the series is the order of the stack.', async () => {
    const colors = { a: '#ff0000', b: '#00ff00', c: '#0000ff' };
    const names = ['a', 'b', 'c'] as const;
    for (const { S, sign, split } of combinations({
      S: piling,
      sign: [1, -1],
      split: [false, true],
    })) {
      const props = { ...xy, ...stacked, ...(S === AreaSeries && areaOnly) };
      const rows = (name: string, index: number) =>
        [0, 1, 2].map((x) => ({ x, y: sign * (index + 1), name }));
      const rendered = await renderChart(
        split ? (
          <S
            id="all"
            {...props}
            data={names.flatMap(rows)}
            splitSeriesAccessors={['name']}
            color={({ splitAccessors }) => colors[splitAccessors.get('name') as 'a']}
          />
        ) : (
          names.map((name, index) => (
            <S key={name} id={name} {...props} color={colors[name]} data={rows(name, index)} />
          ))
        ),
        { theme: noMargins },
      );
      // From the top, the middle of each layer.
      const middles = await Promise.all(
        names.map(async (name) => {
          const [ys = []] = await drawnAt(rendered, colors[name], [300]);
          return ys[Math.floor(ys.length / 2)]!;
        }),
      );
      expect([...middles].sort((a, b) => b - a)).toEqual(middles);
      unmountAll();
    }
  });
});

describe('docs/bubbles', () => {
  it('Set pointBuffer, the distance in pixels from the edge of a point at which the pointer still reaches it, 10 by default.', async () => {
    for (const { S, radius, pointBuffer } of combinations({
      S: [BubbleSeries, LineSeries, AreaSeries] as Series[],
      radius: [2, 20],
      pointBuffer: [undefined, 5],
    })) {
      let over = false;
      const style = { point: { radius, visible: 'always' as const } };
      const { container } = await renderChart(
        <S
          id="series"
          {...xy}
          data={[0, 1, 2].map((x) => ({ x, y: x }))}
          lineSeriesStyle={style}
          areaSeriesStyle={style}
          {...{ bubbleSeriesStyle: style }}
        />,
        {
          theme: noMargins,
          ...(pointBuffer !== undefined && { pointBuffer }),
          onElementOver: () => {
            over = true;
          },
          onElementOut: () => {
            over = false;
          },
        },
      );
      const reach = radius + (pointBuffer ?? 10);
      for (const [distance, reached] of [
        [reach - 1.5, true],
        [reach + 1.5, false],
      ] as const) {
        await move(container, 300, 150 + distance);
        expect([radius, pointBuffer, distance, over]).toEqual([
          radius,
          pointBuffer,
          distance,
          reached,
        ]);
      }
      unmountAll();
    }
  });
});

describe('docs/lines', () => {
  it('pointStyleAccessor styles single points, but does not show hidden ones: Points by value.', async () => {
    for (const { S, visible, count, stackAccessors } of combinations({
      S: [LineSeries, AreaSeries] as Series[],
      visible: ['always', 'auto', 'never'],
      count: [5, 60],
      stackAccessors: [undefined, ['x']],
    })) {
      const style = { point: { visible } };
      const { svg } = await renderChart(
        <S
          id="series"
          {...xy}
          {...(stackAccessors && stacked)}
          data={Array.from({ length: count }, (_, x) => ({ x, y: x }))}
          pointStyleAccessor={({ x }) => (x === 2 ? { fill: '#aa0000', radius: 9 } : null)}
          lineSeriesStyle={style}
          areaSeriesStyle={style}
        />,
      );
      const shown = visible === 'always' || (visible === 'auto' && count === 5);
      expect(svg.split('"#A00"').length - 1).toBe(shown ? 1 : 0);
      unmountAll();
    }
  });
});

describe('docs/data', () => {
  it('Two accessors make a series of each combination that occurs.', async () => {
    const rows = [
      { x: 1, y: 1, place: 'A', state: 'open' },
      { x: 1, y: 2, place: 'A', state: 'done' },
      { x: 1, y: 3, place: 'B', state: 'open' },
    ];
    for (const { S, stackAccessors } of combinations({
      S: [LineSeries, BarSeries, AreaSeries, BubbleSeries] as Series[],
      stackAccessors: [undefined, ['x']],
    })) {
      const { container } = await renderChart(
        <S
          id="series"
          {...xy}
          {...(stackAccessors && stacked)}
          data={rows}
          splitSeriesAccessors={['place', 'state']}
        />,
        { showLegend: true },
      );
      const labels = [...container.querySelectorAll('.echLegendItem__label')];
      expect(labels.map(({ textContent }) => textContent)).toEqual([
        'A - open',
        'A - done',
        'B - open',
      ]);
      unmountAll();
    }
  });
});

describe('api/specs/xy/HistogramBarSeries', () => {
  it('Date objects as x drop their rows without a message.', async () => {
    for (const { xScaleType, stackAccessors } of combinations({
      xScaleType: [undefined, ScaleType.Ordinal, ...continuous],
      stackAccessors: [undefined, ['x']],
    })) {
      const lines = await consoleOf(async () => {
        const { texts } = await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} />
            <HistogramBarSeries
              id="bars"
              data={[1, 2].map((day) => ({ x: new Date(Date.UTC(2025, 0, day)), y: day }))}
              {...(xScaleType && { xScaleType })}
              xAccessor="x"
              yAccessors={['y']}
              {...(stackAccessors && stacked)}
            />
          </>,
        );
        expect(texts).toEqual(['No data to display']);
      });
      expect(lines).toEqual([]);
      unmountAll();
    }
  });
});

describe('api/specs/types/SeriesScales', () => {
  it('xNice and yNice widen a domain to round numbers.', async () => {
    const ends = async (
      S: Series,
      nice: boolean,
      type: 'linear' | 'log' | 'sqrt',
      limits: { min: number; max: number } | undefined,
      props: Partial<SeriesProps> = {},
    ) => {
      const settings: SettingsProps = limits ? { xDomain: limits } : {};
      const axis: Partial<AxisSpec> = { domain: limits ?? { min: NaN, max: NaN, fit: true } };
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <Axis id="y" position={Position.Left} {...axis} />
          <S
            id="series"
            data={[13, 52, 187].map((value) => ({ x: value, y: value }))}
            xScaleType={type}
            yScaleType={type}
            xNice={nice}
            yNice={nice}
            xAccessor="x"
            yAccessors={['y']}
            {...props}
          />
        </>,
        settings,
      );
      unmountAll();
      return (['x', 'y'] as const).map((side) => {
        const { values } = axisOf(debugState, side);
        return [values[0], values.at(-1)];
      });
    };
    for (const { S, type, limits } of combinations({
      S: [LineSeries, AreaSeries, BubbleSeries] as Series[],
      type: ['linear', 'log', 'sqrt'],
      limits: [undefined, { min: 13, max: 187 }],
    })) {
      for (const [low, high] of await ends(S, true, type, limits)) {
        expect(low).toBe(type === 'log' ? 10 : 0);
        // Labels that overlap are left out: an axis up to 1000 can end with the label 900.
        expect(high).toBeGreaterThanOrEqual(type === 'log' ? 900 : 200);
        expect(high).toBeLessThanOrEqual(type === 'log' ? 1000 : 200);
      }
      for (const [low, high] of await ends(S, false, type, limits)) {
        expect(low).toBeGreaterThanOrEqual(13);
        expect(high).toBeLessThanOrEqual(187);
      }
    }
    expect((await ends(BarSeries, true, 'linear', undefined, stacked))[1]).toEqual([0, 200]);
  });
});

describe('docs/two-axes', () => {
  it('Series and axes that share a groupId share a y scale:', async () => {
    for (const { S, T, groupId, domain } of combinations({
      S: [BarSeries, LineSeries, AreaSeries, BubbleSeries] as Series[],
      T: [BarSeries, LineSeries] as Series[],
      groupId: ['one', 'two'],
      domain: [undefined, { min: 0, max: 50 }],
    })) {
      const { debugState } = await renderChart(
        <>
          <Axis id="left" groupId="one" position={Position.Left} {...(domain && { domain })} />
          <Axis id="right" groupId={groupId} position={Position.Right} />
          <S id="a" groupId="one" {...xy} data={level(10)} />
          <T id="b" groupId={groupId} {...xy} data={level(100)} />
        </>,
      );
      const [left, right] = partOf(debugState, 'axes').y.map(({ values }) => values.at(-1));
      expect(left).toBe(domain ? 50 : groupId === 'one' ? 100 : 10);
      expect(right).toBe(groupId === 'one' ? left : 100);
      unmountAll();
    }
  });
});

describe('docs/troubleshooting', () => {
  it('onBrushEnd needs a continuous x scale, or a heatmap.', async () => {
    const called = async (specs: JSX.Element, settings: SettingsProps = {}) => {
      let calls = 0;
      const { container } = await renderChart(specs, { ...settings, onBrushEnd: () => calls++ });
      if (container.querySelector('.echChartPointerContainer'))
        await drag(container, [150, 50], [400, 250]);
      unmountAll();
      return calls > 0;
    };
    for (const { xScaleType, brushAxis } of [
      ...combinations({ xScaleType: [ScaleType.Ordinal], brushAxis: ['x', 'y', 'both'] }),
      ...combinations({ xScaleType: continuous, brushAxis: ['x'] }),
    ]) {
      const bars = (
        <BarSeries id="b" {...xy} xScaleType={xScaleType} data={[{ x: 1, y: 1 }, ...level(2)]} />
      );
      expect(await called(bars, { brushAxis })).toBe(xScaleType !== ScaleType.Ordinal);
    }
    for (const [name, specs] of Object.entries(otherCharts))
      expect([name, await called(specs)]).toEqual([name, name === 'heatmap']);
  });
});

describe('docs/missing-values', () => {
  it('Times need not be even: half a step more or less is no gap.', () => {
    type Rows = { time: number; value: number | null }[];
    const withGaps = codeOn<{ withGaps: (rows: Rows, step: number) => Rows }>(
      'docs/missing-values',
      'withGaps',
    ).withGaps;
    const times = (list: number[]) => list.map((time) => ({ time, value: 1 }));
    for (const even of [
      [0, 100, 200],
      [0, 150, 200],
      [0, 50, 200],
      [0, 150, 300],
    ])
      expect(withGaps(times(even), 100)).toEqual(times(even));
    expect(withGaps(times([0, 151]), 100)[1]).toEqual({ time: 100, value: null });
  });
});

describe('docs/workarounds', () => {
  it('On a category axis, caps at the ends are not possible: a rectangle there is as wide as the category.', async () => {
    const categories = ['a', 'b', 'c'];
    for (const S of [BarSeries, LineSeries, AreaSeries] as Series[]) {
      const { svg } = await renderChart(
        <>
          <S
            id="mean"
            color="#001122"
            data={categories.map((x, y) => ({ x, y: y + 5 }))}
            xScaleType={ScaleType.Ordinal}
            xAccessor="x"
            yAccessors={['y']}
            fit={Fit.None}
          />
          <RectAnnotation
            id="cap"
            style={{ fill: '#aa0000', opacity: 1 }}
            dataValues={[{ coordinates: { x0: 'b', x1: 'b', y0: 5, y1: 5.1 } }]}
          />
        </>,
        { theme: noMargins },
      );
      const [cap] = barsOf(svg, '#A00');
      expect(cap?.width).toBeGreaterThanOrEqual(200);
      for (const bar of barsOf(svg, '#012')) expect(bar.width).toBeLessThan(200);
      unmountAll();
    }
  });
});
