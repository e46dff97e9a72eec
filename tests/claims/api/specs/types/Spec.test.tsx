import { useEffect, useState } from 'react';
import { Axis, BarSeries, Chart, Position } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render } from '../../../render-chart';

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
