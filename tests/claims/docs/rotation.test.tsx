import { Chart, Heatmap, Metric, Partition, ScaleType, Settings } from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../render-chart';

const rows = [
  { name: 'a', hour: 0, value: 3 },
  { name: 'b', hour: 1, value: 5 },
];
const families: Record<string, ReactElement> = {
  partition: (
    <Partition
      id="partition"
      data={rows}
      valueAccessor={(row: (typeof rows)[number]) => row.value}
      layers={[{ groupByRollup: (row: (typeof rows)[number]) => row.name }]}
    />
  ),
  heatmap: (
    <Heatmap
      id="heatmap"
      data={rows}
      xScale={{ type: ScaleType.Ordinal }}
      xAccessor="hour"
      yAccessor="name"
      valueAccessor="value"
      colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#123456' }] }}
    />
  ),
  metric: (
    <Metric
      id="metric"
      data={[[{ title: 'Load', value: 5, color: '#123456', valueFormatter: String }]]}
    />
  ),
};

describe('docs/rotation', () => {
  it('rotation has no effect on partitions, heatmaps and metrics.', async () => {
    for (const family of Object.values(families)) {
      const draw = async (rotation: 0 | 90) => {
        const { svg, texts } = await render(
          <Chart size={{ height: 300 }}>
            <Settings rotation={rotation} />
            {family}
          </Chart>,
        );
        return { svg, texts };
      };
      expect(await draw(90)).toEqual(await draw(0));
    }
  });
});
