import {
  Axis,
  Heatmap,
  Position,
  ScaleType,
  roundDateToESInterval,
  type HeatmapProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { boxesOf } from '../../boxes-of';
import { partOf, renderChart } from '../../render-chart';

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

  it('A value outside of all bands gets no color: let the last band end above the highest value, or at Infinity.', async () => {
    const { debugState } = await cells([
      ['a', 0],
      ['b', 5],
      ['c', 10],
      ['d', -1],
    ]);
    const fills = partOf(debugState, 'heatmap').cells.map(({ fill }) => fill);
    const none = 'rgba(0, 0, 0, 0)';
    expect(fills).toEqual(['rgba(170, 187, 193, 1)', 'rgba(170, 187, 194, 1)', none, none]);
  });

  it('They are shown when all of them fit: one value that is too long for its cell hides all.', async () => {
    const shown = async (longest: number, label?: object) => {
      const { texts } = await cells(
        [
          ['a', 0],
          ['b', 4],
        ],
        { valueFormatter: (value) => `V${value}`.padEnd(value === 4 ? longest : 0, 'i') },
        { theme: { heatmap: { cell: { label } } } },
      );
      return texts.filter((text) => text.startsWith('V'));
    };
    expect(await shown(0)).toEqual(['V0', 'V4']);
    expect(await shown(300)).toEqual([]);
    expect(await shown(300, { useGlobalMinFontSize: false })).toEqual(['V0']);
    expect(await shown(0, { visible: false })).toEqual([]);
  });

  it('xDomain works with ScaleType.Time only, and can widen the range, not narrow it.', async () => {
    const hour = 3_600_000;
    const columns = async (type: 'linear' | 'ordinal' | 'time', min: number, max: number) => {
      const { texts } = await cells(
        [0, 1, 2, 3].map((x) => [x * hour, x]),
        {
          xScale:
            type === ScaleType.Time
              ? { type, interval: { type: 'fixed', unit: 'h', value: 1 } }
              : { type },
          xAxisLabelFormatter: (x) => `at ${Number(x) / hour}`,
        },
        { xDomain: { min: min * hour, max: max * hour } },
      );
      return texts.filter((text) => text.startsWith('at')).length;
    };
    for (const type of [ScaleType.Linear, ScaleType.Ordinal])
      for (const [min, max] of [
        [-2, 6],
        [1, 2],
      ] as const)
        expect(await columns(type, min, max), type).toBe(4);
    expect(await columns(ScaleType.Time, -2, 6)).toBeGreaterThan(4);
    expect(await columns(ScaleType.Time, 1, 2)).toBe(4);
  });

  it('ScaleType.Linear draws one column a value, in the order of the data and at equal distances.', async () => {
    const { svg, texts } = await cells(
      [3, 1, 10].map((x) => [x, 1]),
      { xScale: { type: ScaleType.Linear }, xAxisLabelFormatter: (x) => `at ${x}` },
    );
    expect(texts.filter((text) => text.startsWith('at'))).toEqual(['at 3', 'at 1', 'at 10']);
    const lefts = boxesOf(svg, '#AABBC1').map(({ left }) => left);
    expect(lefts).toHaveLength(3);
    expect(Math.abs(lefts[2]! - 2 * lefts[1]! + lefts[0]!)).toBeLessThan(3);
  });
});

/** Renders a row of cells with two bands, from 0 to 5 and from 5 to 10. */
function cells(
  values: [x: string | number, value: number][],
  props: Partial<HeatmapProps> = {},
  settings: SettingsProps = {},
) {
  return renderChart(
    <Heatmap
      id="heatmap"
      colorScale={{
        type: 'bands',
        bands: [
          { start: 0, end: 5, color: '#aabbc1' },
          { start: 5, end: 10, color: '#aabbc2' },
        ],
      }}
      data={values.map(([x, value]) => ({ x, y: 'y', value }))}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
      {...props}
    />,
    settings,
  );
}
