import { createElement, type ComponentType, type ReactNode } from 'react';
import {
  Axis,
  LegendValue,
  LIGHT_THEME,
  LineSeries,
  Partition,
  Position,
  ScaleType,
  Tooltip,
  type NodeSorter,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { legendOf } from '../legend-of';
import { tooltipAt } from '../pointer';
import { render, renderChart } from '../render-chart';

describe('docs/troubleshooting', () => {
  const time = Date.UTC(2025, 1, 1);
  const headerWith = async (part: ReactNode, axis: object = {}) => {
    const { container } = await renderChart(
      <>
        {part}
        <Axis id="time" position={Position.Bottom} {...axis} />
        <LineSeries
          id="line"
          data={[0, 1, 2].map((x) => ({ time: time + x, y: 1 }))}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['y']}
        />
      </>,
    );
    return (await tooltipAt(container, 2, 100))?.textContent ?? '';
  };

  it('The header of a tooltip takes no format from the dates of a time axis. Give Tooltip a headerFormatter:', async () => {
    expect(await headerWith(null)).toContain(String(time));
    const format = ({ value }: { value: number }) => new Date(value).toISOString();
    expect(await headerWith(<Tooltip headerFormatter={format} />)).toContain('2025-02-01T00:00');
  });

  it('tickFormat of the x axis works as well, also where the axis ignores it.', async () => {
    const tickFormat = (value: number) => new Date(value).toISOString();
    expect(await headerWith(null, { tickFormat })).toContain('2025-02-01T00:00');
  });
});

type Share = { name: string; value: number };

const shares: Share[] = [
  { name: 'A', value: 30 },
  { name: 'B', value: 20 },
  { name: 'C', value: 10 },
  { name: 'D', value: 9 },
  { name: 'E', value: 21 },
  { name: 'F', value: 10 },
];

describe('docs/pie-and-donut', () => {
  it('sortPredicate keeps "Other" last, also if it is larger than other slices, so that it gets the gray.', async () => {
    const page = 'docs/pie-and-donut';
    const { largestFirst } = codeOn<{ largestFirst: NodeSorter }>(page, 'largestFirst');
    const { withOther } = codeOn<{ withOther: (rows: Share[], count: number) => Share[] }>(
      page,
      'withOther',
    );
    const { debugState } = await renderChart(
      <Partition
        id="top"
        data={withOther(shares, 3)}
        valueAccessor={({ value }: Share) => value}
        layers={[
          {
            groupByRollup: ({ name }: Share) => name,
            sortPredicate: largestFirst,
            shape: { fillColor: (_name, index) => `rgb(${index}, 0, 0)` },
          },
        ]}
      />,
    );
    const slices = debugState!.partition![0]!.partitions;
    expect(slices.map(({ name, color }) => `${name} ${color}`).sort()).toEqual([
      'A rgb(0, 0, 0)',
      'B rgb(2, 0, 0)',
      'E rgb(1, 0, 0)',
      'Other rgb(3, 0, 0)',
    ]);
  });

  it('LegendValue.Value shows what valueFormatter returns, so write the percent into it:', async () => {
    const { Answers } = codeOn<{ Answers: ComponentType }>('docs/pie-and-donut', 'Answers');
    const rendered = await render(createElement(Answers));
    expect(legendOf(rendered).textContent).toContain('31 · 62 %');
  });

  it('LegendValue.Percent shows nothing.', async () => {
    const rendered = await renderChart(
      <Partition
        id="answers"
        data={shares}
        valueAccessor={({ value }: { value: number }) => value}
        layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
      />,
      { showLegend: true, legendValues: [LegendValue.Percent] },
    );
    const { textContent } = legendOf(rendered);
    expect(textContent).toContain('A');
    expect(textContent).not.toMatch(/\d/);
  });
});

describe('docs/sparklines', () => {
  const rows = [1, 2, 4].map((y, x) => ({ x, y }));
  const line = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

  it('It also draws its grid lines, unless gridLine hides them.', async () => {
    const draws = async (axis: object) => {
      const { svg } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} hide {...axis} />
          <LineSeries id="line" data={rows} {...line} />
        </>,
      );
      return svg.includes(`stroke="${LIGHT_THEME.axes.gridLine.vertical.stroke}"`);
    };
    expect(await draws({})).toBe(true);
    expect(await draws({ gridLine: { visible: false } })).toBe(false);
  });

  it("To mark the last value, return a style for its row from pointStyleAccessor, with point: { visible: 'always' } and a radius of 0 for the other rows: Style single data points.", async () => {
    const marks = async (visible: 'always' | 'never') => {
      const { svg } = await renderChart(
        <LineSeries
          id="line"
          data={rows}
          {...line}
          lineSeriesStyle={{ point: { visible, radius: 0 } }}
          pointStyleAccessor={({ x }) => (x === 2 ? { radius: 5 } : null)}
        />,
      );
      return [...svg.matchAll(/transform="translate\(([\d.]+) [\d.]+\)" d="M-([\d.]+) 0/g)].map(
        ([, x, radius]) => [Number(x), Number(radius)],
      );
    };
    expect(await marks('never')).toEqual([]);
    const drawn = await marks('always');
    expect(drawn.length).toBeGreaterThan(0);
    for (const [x, radius] of drawn) expect([x, radius]).toEqual([600, 5]);
  });
});
