import { Axis, Heatmap, Position } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

describe('api/specs/Heatmap', () => {
  it('An Axis placed before the heatmap makes an empty XY chart of it.', async () => {
    const heatmap = (
      <Heatmap
        id="heatmap"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
        data={[{ x: 'a', y: 'b', value: 3 }]}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
      />
    );
    const axis = <Axis id="x" position={Position.Bottom} />;
    const before = await renderChart(
      <>
        {axis}
        {heatmap}
      </>,
    );
    expect(before.texts).toEqual(['No data to display']);
    expect(before.debugState?.heatmap).toBeUndefined();
    const after = await renderChart(
      <>
        {heatmap}
        {axis}
      </>,
    );
    expect(after.debugState?.heatmap?.cells).toHaveLength(1);
  });
});
