import { BarSeries, Chart, Settings } from '@elastic/charts';
import { useEffect, useRef, useState } from 'react';

let waiting: (() => void)[] | undefined = [];

/** Reports sizes after strict mode has mounted the chart for the second time, as browsers do in some loads. */
globalThis.ResizeObserver = class extends ResizeObserver {
  constructor(report: ResizeObserverCallback) {
    super((...args) => {
      if (waiting) waiting.push(() => report(...args));
      else report(...args);
    });
  }
};

/** A legend at the bottom, and buttons that move it. */
export default function LegendSides() {
  const [legendPosition, setLegendPosition] = useState<'bottom' | 'right'>('bottom');
  const effects = useRef(0);
  // Runs after the effects of the chart, in strict mode twice.
  useEffect(() => {
    effects.current += 1;
    if (effects.current < 2) return;
    waiting?.forEach((report) => report());
    waiting = undefined;
  }, []);
  return (
    <>
      {(['bottom', 'right'] as const).map((side) => (
        <button key={side} type="button" onClick={() => setLegendPosition(side)}>
          {side}
        </button>
      ))}
      <Chart size={[600, 300]}>
        <Settings showLegend legendPosition={legendPosition} />
        <BarSeries id="bars" data={[{ x: 'Mon', y: 1 }]} xAccessor="x" yAccessors={['y']} />
      </Chart>
    </>
  );
}
