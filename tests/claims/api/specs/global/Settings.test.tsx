import {
  BarSeries,
  Chart,
  Goal,
  Heatmap,
  Metric,
  Partition,
  PartitionLayout,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render } from '../../../render-chart';

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
