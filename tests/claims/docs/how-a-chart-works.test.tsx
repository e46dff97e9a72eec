import { memo } from 'react';
import { BarSeries, Chart, Heatmap, Settings } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../render-chart';

const rows = () => [
  { x: 'a', y: 1 },
  { x: 'b', y: 2 },
];

describe('docs/how-a-chart-works', () => {
  it('Each time the component around the chart renders, the chart reads its specs again and calls every accessor for every row, even if no prop has changed.', async () => {
    const data = rows();
    const yAccessor = vi.fn((row: { y: number }) => row.y);
    const accessors = [yAccessor];
    const Bars = () => (
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} xAccessor="x" yAccessors={accessors} />
      </Chart>
    );
    const { rerender } = await render(<Bars />);
    const calls = yAccessor.mock.calls.length;
    await rerender(<Bars />);
    expect(yAccessor).toHaveBeenCalledTimes(calls + data.length);

    const MemoizedBars = memo(Bars);
    const memoized = await render(<MemoizedBars />);
    yAccessor.mockClear();
    await memoized.rerender(<MemoizedBars />);
    expect(yAccessor).not.toHaveBeenCalled();
  });

  it('The chart freezes the array and its rows, as Object.freeze does. Changing them later throws: rows.push(row) gives "Cannot add property 2, object is not extensible".', async () => {
    const data = rows();
    await render(
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} xAccessor="x" yAccessors={['y']} />
      </Chart>,
    );
    expect(Object.isFrozen(data[0])).toBe(true);
    expect(() => data.push({ x: 'c', y: 3 })).toThrow(
      'Cannot add property 2, object is not extensible',
    );
  });
});

describe('docs/how-a-chart-works', () => {
  it('After a render that changes nothing the attribute goes back to false and stays there, so wait for data-ech-render-count to be 1 or more.', async () => {
    const data = rows();
    const chart = () => (
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} xAccessor="x" yAccessors={['y']} />
      </Chart>
    );
    const { container, rerender } = await render(chart());
    const { dataset } = container.querySelector<HTMLElement>('.echChartStatus')!;
    expect(dataset).toMatchObject({ echRenderComplete: 'true', echRenderCount: '1' });
    await rerender(chart());
    expect(dataset).toMatchObject({ echRenderComplete: 'false', echRenderCount: '1' });
  });

  it('An XY chart or a heatmap without data stays at 0.', async () => {
    for (const spec of [
      <BarSeries key="bars" id="bars" data={[]} xAccessor="x" yAccessors={['y']} />,
      <Heatmap
        key="heatmap"
        id="heatmap"
        data={[]}
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
      />,
    ]) {
      const { container, texts } = await render(
        <Chart size={{ height: 300 }}>
          <Settings />
          {spec}
        </Chart>,
      );
      expect(texts).toEqual(['No data to display']);
      const status = container.querySelector<HTMLElement>('.echChartStatus');
      expect(status?.dataset.echRenderCount).toBe('0');
    }
  });
});

describe('docs/data', () => {
  it('A chart freezes its data: changing the array or its rows later throws.', async () => {
    const data = rows();
    await render(
      <Chart size={{ height: 300 }}>
        <BarSeries id="bars" data={data} xAccessor="x" yAccessors={['y']} />
      </Chart>,
    );
    expect(() => {
      data[0]!.y = 5;
    }).toThrow(TypeError);
  });
});
