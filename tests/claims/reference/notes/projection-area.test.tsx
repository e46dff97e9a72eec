import { BarSeries, type ProjectionAreaChangeListener, type SettingsProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

/** Returns the plot area, the chart area and the canvas of a chart. */
async function areas(settings: SettingsProps) {
  let areas: Parameters<ProjectionAreaChangeListener>[0] | undefined;
  const { container } = await renderChart(
    <BarSeries id="bars" data={[{ x: 'A', y: 1 }]} xAccessor="x" yAccessors={['y']} />,
    { ...settings, onProjectionAreaChange: (value) => (areas = value) },
  );
  const { style } = container.querySelector('canvas')!;
  return { ...areas!, canvas: { width: style.width, height: style.height } };
}

describe('reference/notes/ProjectionAreaChangeListener', () => {
  it('left and top of projection do not include a legend on the left or at the top.', async () => {
    const { projection } = await areas({});
    for (const legendPosition of ['left', 'top'] as const) {
      const beside = await areas({ showLegend: true, legendPosition });
      expect(beside.canvas).not.toEqual({ width: '600px', height: '300px' });
      expect(beside.projection).toMatchObject({ left: projection.left, top: projection.top });
    }
  });
});

describe('reference/notes/SettingsSpec', () => {
  it('projection is the area inside the axes, parent the whole chart area with its legend.', async () => {
    const size = { width: 600, height: 300 };
    for (const legendPosition of ['left', 'top', 'right', 'bottom'] as const) {
      const { parent, projection } = await areas({ showLegend: true, legendPosition });
      expect(parent).toMatchObject(size);
      expect(projection).not.toMatchObject(size);
    }
  });
});
