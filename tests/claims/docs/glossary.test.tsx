import {
  AreaSeries,
  Axis,
  BarSeries,
  Heatmap,
  LineSeries,
  Position,
  ScaleType,
  StackMode,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { axisOf, renderChart } from '../render-chart';

describe('docs/glossary', () => {
  it('An XY chart keeps the order of the data, a heatmap sorts by the alphabet.', async () => {
    for (const keys of [
      ['b', 'c', 'a'],
      [3, 20, 1],
    ]) {
      const data = keys.map((x) => ({ x, y: 4, row: 'm' }));
      const asText = keys.map(String);
      for (const Series of [BarSeries, LineSeries, AreaSeries]) {
        const { debugState } = await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} />
            <Series
              id="series"
              data={data}
              xScaleType={ScaleType.Ordinal}
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
        );
        expect(axisOf(debugState, 'x').labels).toEqual(asText);
      }
      const { debugState } = await renderChart(
        <Heatmap
          id="heatmap"
          data={data}
          xAccessor="x"
          yAccessor="row"
          valueAccessor="y"
          xScale={{ type: ScaleType.Ordinal }}
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aaeecc' }] }}
        />,
      );
      expect(axisOf(debugState, 'x').labels).toEqual([...asText].sort());
    }
  });

  it('A y value of null, undefined, NaN, Infinity, or a text that is no number: the row has a place on x and nothing to draw.', async () => {
    for (const y of [null, undefined, NaN, Infinity, -Infinity, 'n/a']) {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <BarSeries
            id="bars"
            data={[
              { x: 'a', y: 1 },
              { x: 'b', y },
            ]}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      expect(axisOf(debugState, 'x').labels).toEqual(['a', 'b']);
      expect(debugState?.bars?.[0]?.bars.map(({ x }) => x)).toEqual(['a']);
    }
  });

  it('A stack whose height is 100 % at each x, unless all values there are zero.', async () => {
    const values = [
      [5, 15],
      [0, 0],
      [200, -300],
      [0.1, 0],
    ];
    const data = values.flatMap((pair, x) => pair.map((y, part) => ({ x, y, part })));
    const { debugState } = await renderChart(
      <BarSeries
        id="bars"
        data={data}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        splitSeriesAccessors={['part']}
        stackAccessors={['x']}
        stackMode={StackMode.Percentage}
      />,
    );
    const heights = values.map(() => 0);
    for (const { bars } of debugState?.bars ?? [])
      for (const { x, y } of bars) heights[Number(x)]! += Number(y);
    expect(heights).toEqual([1, 0, 1, 1]);
  });
});
