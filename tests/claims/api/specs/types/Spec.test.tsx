import { useEffect, useState, type ReactElement } from 'react';
import { Axis, BarSeries, Chart, LineSeries, Position } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { consoleOf } from '../../../console-of';
import { render, renderChart } from '../../../render-chart';

const rows = [
  { x: 'a', y: 3 },
  { x: 'b', y: 4 },
];

/** An axis whose labels change by its own state, on an event. */
function Labeled() {
  const [unit, setUnit] = useState('km');
  useEffect(() => {
    const change = () => setUnit('mi');
    document.addEventListener('unit', change);
    return () => document.removeEventListener('unit', change);
  }, []);
  return <Axis id="y" position={Position.Left} tickFormat={(value) => `${value} ${unit}`} />;
}

const chart = (
  <Chart size={{ height: 300 }}>
    <BarSeries id="bars" data={[{ x: 'a', y: 3 }]} xAccessor="x" yAccessors={['y']} />
    <Labeled />
  </Chart>
);

describe('api/specs/types/Spec', () => {
  it('Of two specs with one id the later replaces the earlier, without a message.', async () => {
    const bars = (color: string) => (
      <BarSeries key={color} id="same" color={color} data={rows} xAccessor="x" yAccessors={['y']} />
    );
    const line = <LineSeries key="line" id="same" data={rows} xAccessor="x" yAccessors={['y']} />;
    const axis = <Axis key="axis" id="same" position={Position.Left} />;
    const lines = await consoleOf(async () => {
      const drawn = async (...specs: ReactElement[]) => (await renderChart(specs)).debugState!;
      const { bars: both } = await drawn(bars('#111111'), bars('#222222'));
      expect(both!.map(({ color }) => color)).toEqual(['#222222']);
      const barsThenLine = await drawn(bars('#111111'), line);
      expect([barsThenLine.bars?.length ?? 0, barsThenLine.lines?.length]).toEqual([0, 1]);
      const axisThenBars = await drawn(axis, bars('#111111'));
      expect([axisThenBars.axes?.y.length ?? 0, axisThenBars.bars?.length]).toEqual([0, 1]);
    });
    expect(lines).toEqual([]);
  });

  it('A component inside of Chart must not render again alone: the chart then holds its specs only and is empty.', async () => {
    const { container, texts, rerender } = await render(chart);
    expect(texts).toContain('3 km');
    expect(container.querySelector('canvas.echCanvasRenderer')).not.toBeNull();
    document.dispatchEvent(new window.Event('unit'));
    const { texts: after } = await rerender(chart);
    expect(after).not.toContain('3 mi');
    expect(container.querySelector('canvas.echCanvasRenderer')).toBeNull();
  });
});
