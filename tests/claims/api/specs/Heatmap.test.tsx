import { Axis, Heatmap, Position, ScaleType, roundDateToESInterval } from '@elastic/charts';
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

  it('Every x value must be the exact start of a bucket, or its cell is not drawn: roundDateToESInterval gives the start.', async () => {
    const interval = { type: 'fixed', unit: 'h', value: 1 } as const;
    const hour = 3_600_000;
    const cellsAt = async (...times: number[]) => {
      const { debugState } = await renderChart(
        <Heatmap
          id="heatmap"
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
          data={times.map((x) => ({ x, y: 'b', value: 3 }))}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          xScale={{ type: ScaleType.Time, interval }}
        />,
        { xDomain: { min: 0, max: 3 * hour } },
      );
      return debugState?.heatmap?.cells.length;
    };
    expect(await cellsAt(0, hour)).toBe(2);
    expect(await cellsAt(0, 1.5 * hour)).toBe(1);
    expect(await cellsAt(0, roundDateToESInterval(1.5 * hour, interval, 'start', 'UTC'))).toBe(2);
  });
});
