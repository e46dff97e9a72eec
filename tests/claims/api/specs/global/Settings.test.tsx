import {
  BarSeries,
  Chart,
  Goal,
  Heatmap,
  LegendValue,
  Metric,
  Partition,
  PartitionLayout,
  Position,
  ScaleType,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { heatmap, line, partition } from '../../../chart-types';
import { combinations } from '../../../combinations';
import { barsOf } from '../../../bars-of';
import { legendOf, legendSizeOf } from '../../../legend-of';
import { render, renderChart } from '../../../render-chart';

const noData = 'No data to display';
const charts = {
  XY: <BarSeries id="bars" data={[]} xAccessor="x" yAccessors={['y']} />,
  heatmap: (
    <Heatmap
      id="heatmap"
      colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
      data={[]}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
    />
  ),
  partition: (
    <Partition
      id="partition"
      layout={PartitionLayout.sunburst}
      data={[]}
      valueAccessor={() => 0}
      layers={[{ groupByRollup: () => 'a' }]}
    />
  ),
  metric: <Metric id="metric" data={[]} />,
  goal: <Goal id="goal" subtype="goal" domain={{ min: 0, max: 1 }} />,
};

async function expectOtherFamiliesNeverEmpty() {
  const empty: string[] = [];
  for (const [family, spec] of Object.entries(charts)) {
    const { texts } = await render(<Chart size={{ height: 300 }}>{spec}</Chart>);
    if (texts.includes(noData)) empty.push(family);
  }
  expect(empty).toEqual(['XY', 'heatmap']);
}

describe('reference/notes/SettingsSpec', () => {
  it('Other chart types are never empty in this sense.', expectOtherFamiliesNeverEmpty);
});

describe('api/specs/global/Settings', () => {
  it('The other families are never empty in this sense.', expectOtherFamiliesNeverEmpty);

  it('noResults replaces "No data to display" in XY charts and heatmaps.', async () => {
    for (const [family, spec] of Object.entries(charts)) {
      const { texts } = await renderChart(spec, { noResults: <b>Nothing</b> });
      expect(texts, family).not.toContain(noData);
      expect(texts.includes('Nothing'), family).toBe(['XY', 'heatmap'].includes(family));
    }
  });

  it('legendValues adds figures to the entries of partitions, and of XY charts whose x scale is not ordinal.', async () => {
    const figures = async (spec: React.ReactElement, value: LegendValue) => {
      const legend = legendOf(await renderChart(spec, { showLegend: true, legendValues: [value] }));
      const values = legend.querySelectorAll(
        '.echLegend__legendValue, .echLegendItem__legendValue',
      );
      return [...values].some(({ textContent }) => /\d/.test(textContent));
    };
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time, ScaleType.Log, ScaleType.Ordinal])
      for (const value of [LegendValue.Max, LegendValue.LastValue, LegendValue.Average])
        expect(await figures(line('a', { xScaleType }), value), xScaleType).toBe(
          xScaleType !== ScaleType.Ordinal,
        );
    expect(await figures(partition, LegendValue.Value)).toBe(true);
    for (const value of [LegendValue.Value, LegendValue.Max])
      expect(await figures(heatmap, value)).toBe(false);
  });

  it('legendSize sets the width of a legend at the side, and the height of a list above or below.', async () => {
    for (const [name, spec] of Object.entries({ XY: line('a'), heatmap, partition })) {
      const sizeAt = async (legendPosition: Position, legendSize: number) =>
        legendSizeOf(await renderChart(spec, { showLegend: true, legendPosition, legendSize }));
      for (const side of [Position.Left, Position.Right])
        expect((await sizeAt(side, 150)).width, name).toBe(150);
      for (const side of [Position.Top, Position.Bottom])
        expect((await sizeAt(side, 90)).height, name).toBe(90);
    }
  });

  it('legendAction draws your component at the end of each entry.', async () => {
    const Action = () => <i className="action">action</i>;
    for (const [name, spec] of Object.entries({ XY: [line('a'), line('b')], heatmap, partition }))
      for (const { legendPosition, legendValues } of combinations({
        legendPosition: [Position.Right, Position.Bottom],
        legendValues: [[], [LegendValue.Max]],
      })) {
        const settings = { showLegend: true, legendPosition, legendAction: Action };
        const legend = legendOf(
          await renderChart(spec, { ...settings, legendValues: [...legendValues] }),
        );
        const actions = [...legend.querySelectorAll('.action')];
        expect(actions, name).toHaveLength(name === 'partition' ? 5 : 2);
        for (const action of actions)
          expect(
            action.closest('.echLegendItem, .echLegendTable__item')?.textContent,
            name,
          ).toMatch(/.action$/);
      }
  });

  it('legendSort orders the entries of XY charts, and of partitions with flatLegend.', async () => {
    const labels = async (spec: React.ReactNode, settings: SettingsProps) => {
      const legend = legendOf(await renderChart(spec, { showLegend: true, ...settings }));
      return [...legend.querySelectorAll('.echLegendItem__label')].map(
        (label) => label.textContent,
      );
    };
    const byKey =
      (sign: number): SettingsProps['legendSort'] =>
      (a, b) =>
        sign * a.key.localeCompare(b.key);
    /** Whether the two orders differ. */
    const sorts = async (spec: React.ReactNode, settings: SettingsProps = {}) => {
      const [up, down] = [
        await labels(spec, { ...settings, legendSort: byKey(1) }),
        await labels(spec, { ...settings, legendSort: byKey(-1) }),
      ];
      return up.join() !== down.join();
    };
    for (const xScaleType of [ScaleType.Linear, ScaleType.Ordinal])
      expect(await sorts([line('a', { xScaleType }), line('b', { xScaleType })])).toBe(true);
    expect(await sorts(partition, { flatLegend: true })).toBe(true);
    expect(await sorts(partition)).toBe(false);
    expect(await sorts(heatmap)).toBe(false);
  });

  it('rendering, animateData, resizeDebounce, ariaLabelHeadingLevel, onLegendItemPlusClick and onLegendItemMinusClick have no effect.', async () => {
    const shown = async (settings: SettingsProps) => {
      const { container, svg } = await render(
        <Chart id="chart" size={{ height: 300 }}>
          <Settings showLegend ariaLabel="Name" {...settings} />
          <BarSeries id="bars" data={[{ x: 'a', y: 3 }]} xAccessor="x" yAccessors={['y']} />
        </Chart>,
      );
      return container.innerHTML + svg;
    };
    const plain = await shown({});
    const variants: SettingsProps[] = [
      { rendering: 'svg' },
      { animateData: false },
      { resizeDebounce: 60_000 },
      { ariaLabelHeadingLevel: 'h1' },
      { onLegendItemPlusClick: () => undefined },
      { onLegendItemMinusClick: () => undefined },
    ];
    for (const variant of variants) expect(await shown(variant)).toBe(plain);
    expect(await shown({ ariaDescription: 'Other' })).not.toBe(plain);
  });
});

describe('api/specs/global/Settings', () => {
  const bars = (
    <BarSeries
      id="bars"
      color="#123456"
      data={[1, 2, 3, 4].map((x) => ({ x, y: x }))}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
    />
  );

  it('One a chart is enough: a second one replaces the first, and their props are not merged.', async () => {
    const { container, debugState } = await render(
      <Chart size={{ height: 200 }}>
        <Settings showLegend />
        <Settings debugState />
        {bars}
      </Chart>,
    );
    expect(container.querySelector('.echLegend')).toBeNull();
    expect(debugState?.bars).toHaveLength(1);
  });

  it('In an array of themes the first one that sets a value wins.', async () => {
    const width = (strokeWidth: number) => ({
      barSeriesStyle: { rectBorder: { visible: true, stroke: '#abcdef', strokeWidth } },
    });
    const opacity = { barSeriesStyle: { rect: { opacity: 0.5 } } };
    const drawn = async (theme: SettingsProps['theme']) => (await renderChart(bars, { theme })).svg;
    const both = { barSeriesStyle: { ...width(5).barSeriesStyle, ...opacity.barSeriesStyle } };
    expect(await drawn([width(5), { ...width(2), ...opacity }])).not.toBe(await drawn(width(2)));
    expect(await drawn([width(5), width(2)])).toBe(await drawn(width(5)));
    expect(await drawn([width(5), opacity])).toBe(await drawn(both));
  });

  it('xDomain sets min and max of x, with minInterval the width of a bucket, at most the smallest distance of two x values.', async () => {
    const widths = async (minInterval?: number) =>
      barsOf(
        (await renderChart(bars, { xDomain: { min: 0, max: 10, minInterval } })).svg,
        '#123456',
      ).map(({ width }) => Math.round(width));
    const plain = await widths();
    expect(plain).toHaveLength(4);
    for (const minInterval of [1, 5]) expect(await widths(minInterval)).toEqual(plain);
    expect((await widths(0.5))[0]).toBeLessThan(0.6 * plain[0]!);
  });
});

describe('api/specs/types/LegendSpec', () => {
  it('On an ordinal x scale the figures of XY charts stay empty.', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Ordinal])
      for (const value of [LegendValue.Total, LegendValue.Max, LegendValue.CurrentAndLastValue]) {
        const rendered = await renderChart(line('a', { xScaleType }), {
          showLegend: true,
          legendValues: [value],
        });
        const { textContent } = legendOf(rendered);
        expect(/\d/.test(textContent), `${value} ${xScaleType}`).toBe(
          xScaleType === ScaleType.Linear,
        );
      }
  });

  it('LegendValue.Percent is an empty column.', async () => {
    for (const spec of [line('a'), partition]) {
      const rendered = await renderChart(spec, {
        showLegend: true,
        legendValues: [LegendValue.Percent],
      });
      const { textContent } = legendOf(rendered);
      expect(textContent).toContain('Percent');
      expect(textContent).not.toMatch(/\d/);
    }
  });
});
