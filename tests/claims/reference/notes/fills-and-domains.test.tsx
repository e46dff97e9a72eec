import {
  aggregateAccessor,
  Axis,
  BarSeries,
  childrenAccessor,
  depthAccessor,
  Fit,
  LineSeries,
  PartitionLayout,
  Position,
  ScaleType,
  type ArrayEntry,
  type FitConfig,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';
import { partition } from './partition-chart';

const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };
const rowsOf = (...values: (number | null)[]) => values.map((y, x) => ({ x, y }));

/** Returns the values of a line with gaps at both ends and in the middle, after fitting. */
async function fitted(fit: Exclude<Fit, 'explicit'> | FitConfig): Promise<number[]> {
  const { debugState } = await renderChart(
    <>
      <Axis id="y" hide position={Position.Left} domain={{ min: 0, max: 10 }} />
      <LineSeries
        id="line"
        data={rowsOf(null, 4, null, null, null, 10, null)}
        {...accessors}
        fit={fit}
      />
    </>,
  );
  return [...debugState!.lines![0]!.path.matchAll(/,([\d.]+)/g)].map(
    ([, y]) => Math.round(100 - Number(y) / 3) / 10,
  );
}

describe('reference/notes/Fit', () => {
  it('Fills all gaps with zero: 4, 0, 0, 0, 10.', async () => {
    expect(await fitted(Fit.Zero)).toEqual([0, 4, 0, 0, 0, 10, 0]);
  });

  it('Takes the value whose x is closer, the earlier one at equal distance: 4, 4, 4, 10, 10. Gaps at the beginning and at the end are filled as well.', async () => {
    expect(await fitted(Fit.Nearest)).toEqual([4, 4, 4, 4, 10, 10, 10]);
  });

  it('Fills all gaps with the value of a FitConfig.', async () => {
    expect(await fitted({ type: Fit.Explicit, value: 7 })).toEqual([7, 4, 7, 7, 7, 10, 7]);
  });
});

describe('reference/notes/FitConfig', () => {
  it('Without it, Fit.Explicit fills nothing.', async () => {
    expect(await fitted({ type: Fit.Explicit })).toEqual(await fitted(Fit.None));
  });

  it("Fills gaps that type leaves open at the beginning or at the end: a number, or 'nearest' for the closest value of the series.", async () => {
    expect(await fitted(Fit.Average)).toEqual([4, 7, 7, 7, 10]);
    expect(await fitted({ type: Fit.Average, endValue: 2 })).toEqual([2, 4, 7, 7, 7, 10, 2]);
    expect(await fitted({ type: Fit.Linear, endValue: 'nearest' })).toEqual([
      4, 4, 5.5, 7, 8.5, 10, 10,
    ]);
    expect(await fitted({ type: Fit.Carry, endValue: 2 })).toEqual([2, 4, 4, 4, 4, 10, 10]);
  });
});

describe('reference/notes/Accessor', () => {
  it("It is one key, not a path: 'a.b' reads the property named a.b.", async () => {
    const data = [{ x: 0, 'a.b': 3, a: { b: 8 } }];
    for (const Series of [BarSeries, LineSeries]) {
      const { debugState } = await renderChart(
        <Series id="series" data={data} {...accessors} yAccessors={['a.b']} />,
      );
      const [point] = debugState!.bars?.[0]?.bars ?? debugState!.lines![0]!.points;
      expect(point!.y).toBe(3);
    }
  });
});

describe('reference/notes/CustomXDomain', () => {
  it('The list also gives the order, and categories that it lacks are not drawn.', async () => {
    const data = ['a', 'b', 'c'].map((x, index) => ({ x, y: index + 1 }));
    for (const stackAccessors of [undefined, ['x']]) {
      const { texts, svg } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <BarSeries
            id="bars"
            data={data}
            {...accessors}
            xScaleType={ScaleType.Ordinal}
            stackAccessors={stackAccessors}
            color="#123456"
          />
        </>,
        { xDomain: ['c', 'a'] },
      );
      expect(texts).toEqual(['c', 'a']);
      expect(svg.match(/<path fill="#123456"/g)).toHaveLength(2);
    }
  });
});

/** Returns the ends of the y scale, from the places of a line through two values, the lower one first. */
async function yEnds(domain: YDomainRange, [low, high]: [number, number], yNice = false) {
  const { debugState } = await renderChart(
    <>
      <Axis id="y" hide position={Position.Left} domain={domain} />
      <LineSeries id="line" data={rowsOf(low, high)} {...accessors} yNice={yNice} />
    </>,
  );
  const [lowPlace, highPlace] = [...debugState!.lines![0]!.path.matchAll(/,([\d.]+)/g)].map(
    ([, y]) => Number(y),
  ) as [number, number];
  const perPixel = (high - low) / (lowPlace - highPlace);
  const bottom = low - (300 - lowPlace) * perPixel;
  return [bottom, bottom + 300 * perPixel].map((end) => Math.round(end) || 0);
}

describe('reference/notes/YDomainBase', () => {
  const domain = { min: NaN, max: NaN, fit: true };

  it('It is added before the domain is rounded by yNice.', async () => {
    const padded = { ...domain, padding: 3 };
    expect(await yEnds(padded, [104, 121])).toEqual([101, 124]);
    expect(await yEnds(domain, [104, 121], true)).toEqual([100, 125]);
    expect(await yEnds(padded, [104, 121], true)).toEqual([100, 125]);
  });

  it('Keeps padding from crossing zero: positive data do not get a negative end, nor the reverse.', async () => {
    const padded = { ...domain, padding: 30 };
    expect(await yEnds(padded, [10, 60])).toEqual([0, 90]);
    expect(await yEnds(padded, [-60, -10])).toEqual([-90, 0]);
    expect(await yEnds({ ...padded, constrainPadding: false }, [10, 60])).toEqual([-20, 90]);
  });
});

describe('reference/notes/SeriesSpec', () => {
  it("A y axis of the original group is not drawn then, unless another series measures on that group's scale.", async () => {
    const axesOf = async (other: boolean) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="left" position={Position.Left} />
          <Axis id="right" groupId="own" position={Position.Right} />
          <BarSeries id="a" data={rowsOf(4, 5)} {...accessors} />
          <BarSeries
            id="b"
            data={rowsOf(40, 5)}
            {...accessors}
            groupId="own"
            useDefaultGroupDomain
          />
          {other && <LineSeries id="c" data={rowsOf(9, 5)} {...accessors} groupId="own" />}
        </>,
      );
      return debugState!.axes!.y.map(({ id }) => id);
    };
    expect(await axesOf(false)).toEqual(['left']);
    expect(await axesOf(true)).toEqual(['left', 'right']);
  });
});

/** Returns what an accessor reads from the nodes that the predicates of a layer get. */
async function readIn<Value>(layer: number, read: (entry: ArrayEntry) => Value) {
  const values: Value[] = [];
  const sortPredicate = (a: ArrayEntry, b: ArrayEntry) => {
    values.push(read(a), read(b));
    return 0;
  };
  const { layers } = partition().props;
  await renderChart(
    partition({
      layout: PartitionLayout.sunburst,
      layers: (layers as object[]).map((each, index) =>
        index === layer ? { ...each, sortPredicate } : each,
      ) as typeof layers,
    }),
  );
  return [...new Set(values)];
}

describe('reference/notes/aggregateAccessor', () => {
  it('Reads the summed value of a node from an ArrayEntry.', async () => {
    expect((await readIn(0, aggregateAccessor)).sort()).toEqual([4, 8]);
    expect((await readIn(1, aggregateAccessor)).sort()).toEqual([2, 6]);
  });
});

describe('reference/notes/depthAccessor', () => {
  it('Reads the level of a node from an ArrayEntry: 0 for the root, 1 for the first layer.', async () => {
    expect(await readIn(0, depthAccessor)).toEqual([1]);
    expect(await readIn(1, depthAccessor)).toEqual([2]);
  });
});

describe('reference/notes/childrenAccessor', () => {
  it('The list is empty for nodes of the last layer.', async () => {
    expect(await readIn(1, (entry) => childrenAccessor(entry).length)).toEqual([0]);
    expect(
      await readIn(0, (entry) =>
        childrenAccessor(entry)
          .map(([key]) => key)
          .join(),
      ),
    ).toEqual(expect.arrayContaining(['a2,a1', 'b1']));
  });
});
