import { useCallback, useRef, useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const readings = Array.from({ length: 40 }, (_, index) => ({
  second: index * 15,
  pressure: Math.round(1012 + 4 * Math.sin(index / 4) + ((index * 7) % 3)),
}));

/**
 * Know when it is drawn
 *
 * `onRenderChange` reports `true` when a drawing is done, the moment to take a screenshot. `onWillRender`
 * is called more often than the chart draws. Both write to the page without a new render.
 *
 * @start near
 * @alt Line chart of twenty readings of air pressure between 1,008 and 1,018 hPa; a button adds readings, a text counts the drawings.
 * @height 336
 * @tag render
 * @tag listener
 * @tag linear
 */
export default function RenderEvents() {
  const [shown, setShown] = useState(20);
  const output = useRef<HTMLOutputElement>(null);
  const calls = useRef({ updates: 0, drawings: 0 });
  const report = useCallback(() => {
    const { updates, drawings } = calls.current;
    if (output.current)
      output.current.textContent = `${drawings} drawings, ${updates} updates`;
  }, []);
  const onWillRender = useCallback(() => {
    calls.current.updates += 1;
    report();
  }, [report]);
  const onRenderChange = useCallback(
    (isRendered: boolean) => {
      if (isRendered) calls.current.drawings += 1;
      report();
    },
    [report],
  );
  return (
    <>
      <button
        type="button"
        disabled={shown >= readings.length}
        onClick={() => setShown((count) => count + 5)}
      >
        Add readings
      </button>
      <Chart size={{ height: 280 }} title="Air pressure">
        <Settings onWillRender={onWillRender} onRenderChange={onRenderChange} />
        <Axis
          id="second"
          position={Position.Bottom}
          tickFormat={(value) => `${value} s`}
        />
        <Axis
          id="level"
          position={Position.Left}
          domain={{ min: 1000, max: 1020 }}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} hPa`}
        />
        <LineSeries
          id="pressure"
          name="Pressure"
          data={readings.slice(0, shown)}
          xScaleType={ScaleType.Linear}
          xAccessor="second"
          yAccessors={['pressure']}
        />
      </Chart>
      <output ref={output} style={{ display: 'block', minHeight: '1.5em' }} />
    </>
  );
}
