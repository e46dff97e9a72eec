import { useRef, useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type DebugState,
} from '@elastic/charts';

const steps = [
  { step: 'Visit', people: 4200 },
  { step: 'Cart', people: 1310 },
  { step: 'Address', people: 860 },
  { step: 'Payment', people: 640 },
  { step: 'Order', people: 575 },
];

function describe({ bars = [], axes }: DebugState) {
  const values = bars
    .flatMap((series) => series.bars)
    .map(({ x, y }) => `${x} ${y}`);
  return `Drawn: ${values.join(', ')}. Labels on the left: ${axes?.y[0]?.labels.join(', ')}.`;
}

/**
 * State for tests
 *
 * A canvas has nothing that a test could ask for. With `debugState` the chart writes what it drew into an
 * attribute, read here as soon as `onRenderChange` reports `true`. `debug` outlines axes and labels.
 *
 * @start near
 * @alt Bar chart of people from visit to order in a shop, falling from 4,200 to 575; below it the text that a test would read.
 * @height 379 386
 * @tag debug
 * @tag test
 * @tag ordinal
 */
export default function DebugStateReadout() {
  const [outlines, setOutlines] = useState(false);
  const output = useRef<HTMLOutputElement>(null);
  const onRenderChange = (isRendered: boolean) => {
    const status = document.querySelector<HTMLElement>(
      '.funnel-chart .echChartStatus',
    );
    if (isRendered && output.current && status?.dataset.echDebugState)
      output.current.textContent = describe(
        JSON.parse(status.dataset.echDebugState) as DebugState,
      );
  };
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={outlines}
          onChange={({ target }) => setOutlines(target.checked)}
        />{' '}
        Outlines
      </label>
      <Chart
        className="funnel-chart"
        size={{ height: 280 }}
        title="From visit to order"
      >
        <Settings debugState debug={outlines} onRenderChange={onRenderChange} />
        <Axis id="step" position={Position.Bottom} />
        <Axis
          id="count"
          position={Position.Left}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="people"
          name="People"
          data={steps}
          xScaleType={ScaleType.Ordinal}
          xAccessor="step"
          yAccessors={['people']}
        />
      </Chart>
      <output ref={output} style={{ display: 'block', minHeight: '4.5em' }} />
    </>
  );
}
