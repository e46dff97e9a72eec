import {
  BarSeries,
  GroupBy,
  LegendValue,
  LineSeries,
  ScaleType,
  SmallMultiples,
  StackMode,
} from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { legendOf } from '../../legend-of';
import { move } from '../../pointer';
import { renderChart } from '../../render-chart';

interface Row {
  x: number;
  y: number | null;
  part?: string;
  panel?: string;
}

const accessors = {
  xScaleType: ScaleType.Linear,
  xAccessor: 'x' as const,
  yAccessors: ['y' as const],
};

/** Returns the figures in the rows of a legend table, below its header. */
async function figuresOf(specs: ReactNode, legendValues: LegendValue[]) {
  const rendered = await renderChart(specs, { showLegend: true, legendValues });
  const [, ...rows] = legendOf(rendered).querySelectorAll('.echLegendTable__row');
  return rows.map((row) =>
    [...row.querySelectorAll('.echLegendTable__cell')]
      .map(({ textContent }) => textContent)
      .slice(-legendValues.length),
  );
}

async function expectFirstPanel() {
  const rows: Row[] = ['A', 'B'].flatMap((panel, index) =>
    [1, 2, 3].map((x) => ({ panel, x, y: x + 100 * index })),
  );
  const figures = async (data: Row[], sort: 'alphaAsc' | 'alphaDesc') => {
    const split = (
      <>
        <GroupBy id="panel" by={(_, { panel }: Row) => panel ?? ''} sort={sort} />
        <SmallMultiples splitHorizontally="panel" />
        <LineSeries id="line" data={data} {...accessors} />
      </>
    );
    return (await figuresOf(split, [LegendValue.Max, LegendValue.Count]))[0];
  };
  for (const sort of ['alphaAsc', 'alphaDesc'] as const) {
    expect(await figures(rows, sort)).toEqual(['3', '3']);
    expect(await figures([...rows].reverse(), sort)).toEqual(['103', '3']);
  }
}

/** Expects that a value changes under the pointer without panels, and stays with them. */
async function expectFollowingWithoutPanelsOnly() {
  const rows: Row[] = ['A', 'B'].flatMap((panel, index) =>
    [1, 2, 3].map((x) => ({ panel, x, y: x + 100 * index })),
  );
  const hovered = async (data: Row[], isSplit: boolean, x?: number) => {
    const rendered = await renderChart(
      <>
        {isSplit && <GroupBy id="panel" by={(_, { panel }: Row) => panel ?? ''} sort="dataIndex" />}
        {isSplit && <SmallMultiples splitHorizontally="panel" />}
        <LineSeries id="line" name="Line" data={data} {...accessors} />
      </>,
      {
        showLegend: true,
        legendPosition: 'bottom',
        legendValues: [LegendValue.CurrentAndLastValue],
      },
    );
    if (x !== undefined) await move(rendered.container, x, 100);
    return legendOf(rendered).textContent;
  };
  const first = rows.slice(0, 3);
  expect(await hovered(first, false)).toBe('Line3');
  expect(await hovered(first, false, 20)).toBe('Line1');
  for (const x of [undefined, 20, 320]) expect(await hovered(rows, true, x)).toBe('Line3');
}

describe('reference/notes/LegendValue', () => {
  it('With StackMode.Percentage the shares count instead of the values.', async () => {
    const data: Row[] = ['a', 'b'].flatMap((part, index) =>
      [1, 2].map((x) => ({ part, x, y: index === 0 ? 1 : 3 })),
    );
    const totals = async (stackMode?: StackMode) =>
      (
        await figuresOf(
          <BarSeries
            id="bars"
            data={data}
            {...accessors}
            splitSeriesAccessors={['part']}
            stackAccessors={['x']}
            stackMode={stackMode}
          />,
          [LegendValue.Total],
        )
      ).flat();
    expect(await totals()).toEqual(['2', '6']);
    expect(await totals(StackMode.Percentage)).toEqual(['0.5', '1.5']);
  });

  it('null values do not count, nor do those that fit fills in.', async () => {
    const data: Row[] = [
      { x: 1, y: 1 },
      { x: 2, y: null },
      { x: 3, y: 8 },
    ];
    for (const fit of [undefined, 'linear', 'carry'] as const)
      expect(
        (
          await figuresOf(<LineSeries id="line" data={data} {...accessors} fit={fit} />, [
            LegendValue.Count,
            LegendValue.Average,
          ])
        )[0],
      ).toEqual(['2', '4.5']);
  });

  it('In small multiples the figures are those of the panel whose rows come first in the data, and none follows the pointer.', async () => {
    await expectFirstPanel();
    await expectFollowingWithoutPanelsOnly();
  });
});

describe('docs/small-multiples', () => {
  it(
    'Figures in the legend are too small: legendValues are computed from the panel whose rows come first in the data, not from all panels.',
    expectFirstPanel,
  );
});

describe('reference/notes/LegendSpec', () => {
  it('The numbers use the tickFormat of the series or of its y axis, counts and variances too; only LegendValue.DifferencePercent is always written as 12.5%.', async () => {
    const line = (
      <LineSeries
        id="line"
        data={[7, 8].map((y, x) => ({ x, y }))}
        {...accessors}
        tickFormat={(value) => `${value} kg`}
      />
    );
    const { Max, Count, Variance, DifferencePercent } = LegendValue;
    const [figures] = await figuresOf(line, [Max, Count, Variance, DifferencePercent]);
    expect(figures).toEqual(['8 kg', '2 kg', '0.5 kg', '12.5%']);
  });
});
