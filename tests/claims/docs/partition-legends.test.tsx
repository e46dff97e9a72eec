import type { ComponentType } from 'react';
import {
  Chart,
  LegendValue,
  LIGHT_THEME,
  Partition,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { tooltipAt } from '../pointer';
import { render } from '../render-chart';

interface Share {
  name: string;
  value: number;
}

const Payments = codeOn<Record<'Payments', ComponentType>>(
  'docs/pie-and-donut',
  'Payments',
).Payments;
const { Top } = codeOn<Record<'Top', ComponentType<{ rows: Share[] }>>>(
  'docs/pie-and-donut',
  'Top',
);

/** Draws two slices with a legend. */
const legendOf = (settings: SettingsProps) =>
  render(
    <Chart size={{ height: 200 }}>
      <Settings showLegend legendSize={200} {...settings} />
      <Partition
        id="shares"
        data={[
          { name: 'A', value: 3 },
          { name: 'B', value: 1 },
        ]}
        valueAccessor={({ value }) => value}
        layers={[{ groupByRollup: ({ name }: Share) => name }]}
      />
    </Chart>,
  );
/** Returns the number of cells in each row of a legend, and of the columns of its grid. */
const tableOf = (container: HTMLElement) => {
  const table = container.querySelector<HTMLElement>('.echLegendTable');
  const columns = /repeat\((\d+), auto\)/.exec(table?.getAttribute('style') ?? '')?.[1];
  return {
    cells: [...(table?.querySelectorAll('[role=row]') ?? [])].map(
      (row) => row.querySelectorAll('[role=gridcell]').length,
    ),
    // One for the color, one for the label.
    columns: 2 + Number(columns),
  };
};

describe('docs/pie-and-donut', () => {
  it('legendValues={[LegendValue.Value]} writes the value of each slice into the legend, in the format of valueFormatter.', async () => {
    const { container } = await render(<Payments />);
    const values = [...container.querySelectorAll('.echLegendItem__legendValue')];
    expect(values.map(({ textContent }) => textContent)).toEqual([
      '€4600 · 46 %',
      '€2900 · 29 %',
      '€2500 · 25 %',
    ]);
  });

  it('The tooltip adds the share once more, in parentheses.', async () => {
    const { container } = await render(<Payments />);
    const tooltip = await tooltipAt(container, 190 + 85, 100);
    expect(tooltip?.textContent).toMatch(/€4600 · 46 %\s\(46%\)/);
  });

  it('Keep left and right chartMargins of your theme equal, or the ring moves.', async () => {
    const center = async (left: number, right: number) => {
      const { svg } = await legendOf({
        theme: { chartMargins: { ...LIGHT_THEME.chartMargins, left, right } },
      });
      return /translate\(([\d.]+) /.exec(svg)?.[1];
    };
    expect(await center(0, 0)).toBe('200');
    expect(await center(20, 20)).toBe('200');
    expect(await center(0, 40)).toBe('180');
  });

  it('Leave out title, because it moves the center of the ring. The legend moves it too: leave it out, or give it a width.', async () => {
    const center = async (title?: string, settings: SettingsProps = {}) => {
      const { svg } = await render(
        <Chart size={{ width: 600, height: 200 }} title={title}>
          <Settings {...settings} />
          <Partition
            id="ring"
            data={[{ name: 'A', value: 3 }]}
            valueAccessor={({ value }) => value}
            layers={[{ groupByRollup: ({ name }: Share) => name }]}
          />
        </Chart>,
      );
      return /translate\(([\d.]+) ([\d.]+)\)/.exec(svg)?.slice(1).map(Number);
    };
    expect(await center()).toEqual([300, 100]);
    expect((await center('Title'))?.[1]).toBeLessThan(100);
    expect((await center(undefined, { showLegend: true }))?.[0]).toBeLessThan(300);
    expect(await center(undefined, { showLegend: true, legendSize: 150 })).toEqual([225, 100]);
  });

  it('Do not add LegendValue.Percent: it is empty in every chart, and in a partition the cells then stand below the wrong headings.', async () => {
    const both = await legendOf({ legendValues: [LegendValue.Value, LegendValue.Percent] });
    expect(tableOf(both.container)).toEqual({ cells: [4, 4, 4], columns: 3 });
    expect(both.texts).not.toContain('75%');
  });

  it('Without sortPredicate "Other" stands where its size puts it, with the color of that place: the second argument of fillColor is the position after sorting.', async () => {
    const rows = [30, 20, 10, 9, 8, 7, 7].map((value, index) => ({
      name: 'ABCDEFG'.charAt(index),
      value,
    }));
    const { svg } = await render(<Top rows={rows} />);
    const fills = [...svg.matchAll(/ fill="(#[0-9A-F]+)" transform/g)].map(([, fill]) => fill);
    expect(fills).toEqual(['#07B', '#E91', '#11A579', '#8A8F98']);

    const positions: Record<string, number> = {};
    await render(
      <Chart size={{ height: 200 }}>
        <Partition
          id="unsorted"
          data={[...rows.slice(0, 3), { name: 'Other', value: 31 }]}
          valueAccessor={({ value }) => value}
          layers={[
            {
              groupByRollup: ({ name }: Share) => name,
              shape: {
                fillColor: (name, index) => {
                  positions[String(name)] = index;
                  return '#112233';
                },
              },
            },
          ]}
        />
      </Chart>,
    );
    expect(positions).toEqual({ Other: 0, A: 1, B: 2, C: 3 });
  });
});

describe('docs/troubleshooting', () => {
  it("LegendValue.Percent is empty everywhere, and together with Value it shifts the cells of a partition's legend below the wrong headings.", async () => {
    const { container } = await legendOf({
      legendValues: [LegendValue.Value, LegendValue.Percent],
    });
    const { cells, columns } = tableOf(container);
    expect(Math.max(...cells)).toBeGreaterThan(columns);
  });
});
