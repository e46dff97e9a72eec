import {
  AreaSeries,
  Axis,
  BarSeries,
  computeRatioByGroups,
  Fit,
  Goal,
  Heatmap,
  LineSeries,
  Partition,
  PartitionLayout,
  Position,
  ScaleType,
  type AreaSeriesProps,
  type DebugState,
  type GoalSpec,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { consoleOf } from './console-of';
import { drawingOf } from './drawing-of';
import { debugStateOf, elementIn, renderChart } from './render-chart';

const accessors = { xAccessor: 'x', yAccessors: ['y'] };
const series = { bars: BarSeries, lines: LineSeries, areas: AreaSeries } as const;
type Kind = keyof typeof series;
const kinds = ['bars', 'lines', 'areas'] as const;
const scales = [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time];

/** The names of the series of a kind that a chart draws, with the x values of each. */
function drawnOf(state: DebugState | undefined, kind: Kind): Record<string, unknown[]> {
  const drawn =
    kind === 'bars'
      ? state?.bars?.map(({ name, bars }) => ({ name, points: bars }))
      : kind === 'lines'
        ? state?.lines
        : state?.areas?.map(({ name, lines }) => ({ name, points: lines.y1.points }));
  return Object.fromEntries(
    drawn?.map(({ name, points }) => [name, points.map(({ x }) => x)]) ?? [],
  );
}

/** Returns a function that runs a check once, for several sentences. */
function once(check: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= check());
}

const expectRowsWithoutSplitValue = once(async () => {
  for (const kind of kinds)
    for (const xScaleType of scales) {
      const Series = series[kind];
      const values: unknown[] = ['A', 7, null, true, undefined];
      const data = values.map((host, x) => ({ x, y: 1 + x, host, kind: x === 2 ? 'B' : true }));
      const props = { id: 'series', data, xScaleType, timeZone: 'utc', ...accessors };
      const messages = await consoleOf(async () => {
        const one = await renderChart(<Series {...props} splitSeriesAccessors={['host']} />);
        expect(Object.keys(drawnOf(one.debugState, kind)).sort(), xScaleType).toEqual(['7', 'A']);
        const two = await renderChart(
          <Series {...props} splitSeriesAccessors={['host', 'kind']} />,
        );
        const shown = Object.values(drawnOf(two.debugState, kind)).flat();
        expect(new Set(shown.map(Number)), xScaleType).toEqual(new Set([0, 1, 2]));
      });
      expect(messages).toEqual([]);
    }
});

const expectDatesDropped = once(async () => {
  for (const kind of kinds)
    for (const xScaleType of scales) {
      const Series = series[kind];
      const data = [1, 2, 3].map((day) => ({ x: Date.UTC(2025, 0, day), y: day }));
      const dates = data.map(({ x, y }) => ({ x: y === 2 ? new Date(x) : x, y }));
      const objects = [...dates, null, 'text', 5] as typeof dates;
      const props = { id: 'series', xScaleType, timeZone: 'utc', ...accessors };
      const countOf = async (rows: typeof dates) => {
        const { debugState } = await renderChart(<Series {...props} data={rows} />);
        return Object.values(drawnOf(debugState, kind)).flat().length;
      };
      const messages = await consoleOf(async () => {
        expect(await countOf(data), `${kind}, ${xScaleType}`).toBe(3);
        expect(await countOf(dates), `${kind}, ${xScaleType}`).toBe(2);
        expect(await countOf(objects), `${kind}, ${xScaleType}`).toBe(2);
      });
      expect(messages).toEqual([]);
    }
});

describe('docs/data', () => {
  it(
    'A row whose field is null, true or missing has no value to split by; without any, it is dropped.',
    expectRowsWithoutSplitValue,
  );
});

describe('reference/notes/SeriesAccessors', () => {
  it(
    'Only strings and numbers count; a row without any such value is dropped.',
    expectRowsWithoutSplitValue,
  );
});

describe('reference/notes/SeriesSpec', () => {
  it('A row that is not an object, whose x value is neither a number nor a string (a Date, for example), or that has none of its split values, is dropped without a message.', async () => {
    await expectDatesDropped();
    await expectRowsWithoutSplitValue();
  });
});

describe('docs/troubleshooting', () => {
  it('Rows with a Date as x are dropped.', expectDatesDropped);
  it('Rows with a Date as x or without a value to split by are dropped without a message.', async () => {
    await expectDatesDropped();
    await expectRowsWithoutSplitValue();
  });
});

describe('docs/heatmaps', () => {
  const start = Date.UTC(2025, 0, 1);
  const hour = 3_600_000;
  const cellsOf = async (xs: unknown[]) => {
    const { debugState } = await renderChart(
      <Heatmap
        id="heatmap"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#aabbcc' }] }}
        data={xs.map((x) => ({ x, y: 'A', value: 1 }))}
        timeZone="utc"
        xScale={{ type: ScaleType.Time, interval: { type: 'fixed', unit: 'h', value: 1 } }}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
      />,
    );
    return debugState?.heatmap?.cells.length;
  };
  const exact = [start, start + hour, start + 2 * hour];

  it('An x value has to be the exact start of a bucket, or its cell is not drawn.', async () => {
    expect(await cellsOf(exact)).toBe(3);
    expect(await cellsOf([...exact, start + hour / 2])).toBe(3);
  });

  it('A Date as x drops the row without a message: pass date.getTime().', async () => {
    const messages = await consoleOf(async () => {
      expect(await cellsOf([start, new Date(start + hour), start + 2 * hour])).toBe(2);
    });
    expect(messages).toEqual([]);
  });
});

describe('api/specs/Partition', () => {
  it('Rows with a negative value are left out, rows of zero have no area.', async () => {
    for (const layout of Object.values(PartitionLayout)) {
      const partition = (values: number[]) =>
        renderChart(
          <Partition
            id="partition"
            layout={layout}
            data={values.map((value, index) => ({ name: `N${index}`, value }))}
            valueAccessor={({ value }) => value}
            layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
          />,
        );
      const namesOf = async (values: number[]) =>
        (await partition(values)).debugState?.partition?.[0]?.partitions.map(({ name }) => name);
      expect(await namesOf([4, -3, 2]), layout).toEqual(await namesOf([4, NaN, 2]));
      expect(await namesOf([4, -3, 2]), layout).not.toContain('N1');
      const texts = (await partition([4, 0, 2])).texts.join(' ');
      expect(texts, layout).not.toContain('N1');
    }
  });
});

describe('reference/notes/GoalSpec', () => {
  const subtypes = ['goal', 'horizontalBullet', 'verticalBullet'] as const;
  const drawn = async (subtype: (typeof subtypes)[number], props: Partial<GoalSpec>) => {
    const chart = await renderChart(
      <Goal
        id="goal"
        subtype={subtype}
        domain={{ min: 0, max: 100 }}
        actual={40}
        bandFillColor={({ value }) => (value < 50 ? '#aa0000' : '#00aa00')}
        tickValueFormatter={({ value }) => `at ${value}`}
        {...props}
      />,
    );
    return [drawingOf(chart), chart.texts];
  };
  const expectSame = async (one: Partial<GoalSpec>, other: Partial<GoalSpec>, differs = one) => {
    for (const subtype of subtypes) {
      expect(await drawn(subtype, one), subtype).toEqual(await drawn(subtype, other));
      if (differs !== one)
        expect(await drawn(subtype, differs), subtype).not.toEqual(await drawn(subtype, other));
    }
  };

  it('A target outside of domain is left out.', async () => {
    await expectSame({ target: 120 }, {}, { target: 80 });
    await expectSame({ target: -20 }, {});
  });

  it('Numbers outside of domain move to its nearer end, and repeated ends are dropped.', async () => {
    await expectSame({ bands: [-10, 40, 130, 140] }, { bands: [0, 40, 100] }, { bands: [0, 40] });
    await expectSame({ bands: [40, 40, 100] }, { bands: [40, 100] });
  });

  it('Values outside of domain are left out.', async () => {
    await expectSame(
      { ticks: [-10, 0, 50, 100, 140] },
      { ticks: [0, 50, 100] },
      { ticks: [0, 100] },
    );
  });

  it('base, actual and bands are clamped to it; target and ticks outside of it are dropped.', async () => {
    await expectSame({ base: -50 }, { base: 0 }, { base: 20 });
    await expectSame({ actual: 150 }, { actual: 100 }, { actual: 90 });
    await expectSame({ bands: [-10, 40, 130] }, { bands: [0, 40, 100] });
    await expectSame({ target: 120, ticks: [50, 150] }, { ticks: [50] });
  });
});

describe('reference/notes/DebugStateBar', () => {
  it('Data without a y value have no bar and are left out.', async () => {
    for (const missing of [null, undefined, NaN]) {
      const data = [4, missing, 6].map((y, x) => ({ x, y }));
      const { debugState } = await renderChart(
        <BarSeries id="bars" data={data} xScaleType={ScaleType.Linear} {...accessors} />,
      );
      expect(drawnOf(debugState, 'bars')).toEqual({ bars: [0, 2] });
    }
  });
});

describe('reference/notes/DebugStateLineConfig', () => {
  it('Missing values and values outside the y domain are left out.', async () => {
    for (const kind of ['lines', 'areas'] as const) {
      const Series = series[kind];
      const data = [4, null, 6, 50].map((y, x) => ({ x, y }));
      const { debugState } = await renderChart([
        <Axis key="y" id="y" position={Position.Left} domain={{ min: 0, max: 10 }} />,
        <Series key="s" id="s" data={data} xScaleType={ScaleType.Linear} {...accessors} />,
      ]);
      expect(drawnOf(debugState, kind).s?.sort()).toEqual([0, 2]);
    }
  });
});

describe('reference/notes/DebugStateLegend', () => {
  const lines = (hideInLegend: boolean) =>
    ['A', 'B'].map((id) => (
      <LineSeries
        key={id}
        id={id}
        hideInLegend={id === 'B' && hideInLegend}
        data={[{ x: 0, y: 1 }]}
        xScaleType={ScaleType.Linear}
        {...accessors}
      />
    ));
  const itemsOf = ({ debugState }: { debugState: DebugState | undefined }) =>
    debugState?.legend?.items.map(({ name }) => name);

  it('It is filled even if the legend is not shown.', async () => {
    expect(itemsOf(await renderChart(lines(false)))).toEqual(['A', 'B']);
  });

  it('Entries of series that the reader has switched off are left out; those with hideInLegend are not.', async () => {
    expect(itemsOf(await renderChart(lines(true), { showLegend: true }))).toEqual(['A', 'B']);
    const chart = await renderChart(lines(false), { showLegend: true });
    elementIn(chart.container, '.echLegendItem__label').click();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    expect(itemsOf({ debugState: debugStateOf(chart.container) })).toHaveLength(1);
  });
});

describe('reference/notes/computeRatioByGroups', () => {
  it('With several pairs, a later getter reads the item that the earlier setter returned, so do not overwrite a property that a later getter still needs.', () => {
    const rows = [
      { a: 1, b: 3 },
      { a: 2, b: 2 },
    ];
    type Row = (typeof rows)[number] & { first?: number; second?: number };
    const seen: Row[] = [];
    const read = (row: Row) => {
      seen.push(row);
      return row.b;
    };
    computeRatioByGroups<Row>(
      rows,
      [],
      [
        [({ a }) => a, (row, first) => ({ ...row, first })],
        [read, (row, second) => ({ ...row, second })],
      ],
    );
    expect(seen.some(({ first }) => first !== undefined)).toBe(true);
    const overwritten = computeRatioByGroups<Row>(
      rows,
      [],
      [
        [({ a }) => a, (row, b) => ({ ...row, b })],
        [({ b }) => b, (row, second) => ({ ...row, second })],
      ],
    );
    const kept = computeRatioByGroups<Row>(
      rows,
      [],
      [
        [({ a }) => a, (row, first) => ({ ...row, first })],
        [({ b }) => b, (row, second) => ({ ...row, second })],
      ],
    );
    expect(overwritten.map(({ second }) => second)).not.toEqual(kept.map(({ second }) => second));
  });
});

describe('docs/missing-values', () => {
  it('Set fit on the series to keep the layers above in place: values are filled before they are stacked. At an end that a fit leaves open they sink; add endValue.', async () => {
    for (const xScaleType of scales) {
      const rows = (...values: (number | null)[]) => values.map((y, x) => ({ x, y }));
      const stack = (lower: (number | null)[], fit?: AreaSeriesProps['fit']) =>
        [lower, [1, 1, 1]].map((values, index) => (
          <AreaSeries
            key={index}
            id={`layer ${index}`}
            data={rows(...values)}
            xScaleType={xScaleType}
            stackAccessors={['x']}
            fit={fit}
            {...accessors}
          />
        ));
      const topOf = async (lower: (number | null)[], fit?: AreaSeriesProps['fit']) => {
        const { debugState } = await renderChart(stack(lower, fit));
        return debugState?.areas?.find(({ name }) => name === 'layer 1')?.lines.y1.path;
      };
      expect(await topOf([4, null, 8], Fit.Linear), xScaleType).toBe(await topOf([4, 6, 8]));
      expect(await topOf([4, null, 8], Fit.Carry), xScaleType).toBe(await topOf([4, 4, 8]));
      const open = await topOf([4, 6, 0]);
      const filled = await topOf([4, 6, 6]);
      expect(open).not.toBe(filled);
      for (const type of [Fit.Linear, Fit.Average, Fit.Lookahead] as const) {
        expect(await topOf([4, 6, null], type), xScaleType).toBe(open);
        const closed = await topOf([4, 6, null], { type, endValue: 'nearest' });
        expect(closed, xScaleType).toBe(filled);
      }
      expect(await topOf([null, 6, 6], Fit.Carry), xScaleType).toBe(await topOf([0, 6, 6]));
    }
  });
});
