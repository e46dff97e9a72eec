import { useEffect, useState } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  type AreaSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const windowSize = 60;
/** Stands for the value that your server sends. */
const reading = (second: number) => ({
  second,
  share: Math.round(
    48 + 22 * Math.sin(second / 9) + 9 * Math.sin(second / 2.1),
  ),
});
const first = Array.from({ length: windowSize }, (_, second) =>
  reading(second),
);
const quiet: RecursivePartial<AreaSeriesStyle> = {
  point: { visible: 'never' },
};

/**
 * Live data
 *
 * A timer adds a reading every second and keeps the last sixty in state. A new array for `data` is all that the chart
 * needs; a fixed `domain` keeps the y axis still.
 *
 * @alt Area chart of processor load in the last sixty seconds, swinging between 20 and 80 percent; a button starts and stops the readings.
 * @height 309
 * @tag real time
 * @tag streaming
 */
export default function LiveData() {
  const [rows, setRows] = useState(first);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () =>
        setRows((before) => [
          ...before.slice(1 - windowSize),
          reading(before[before.length - 1]!.second + 1),
        ]),
      1000,
    );
    return () => clearInterval(timer);
  }, [running]);
  return (
    <>
      <button type="button" onClick={() => setRunning((is) => !is)}>
        {running ? 'Stop' : 'Start'}
      </button>
      <Chart size={{ height: 280 }} title="Processor load">
        <Settings />
        <Axis
          id="second"
          position={Position.Bottom}
          tickFormat={(value) => `${value} s`}
        />
        <Axis
          id="percent"
          position={Position.Left}
          domain={{ min: 0, max: 100 }}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} %`}
        />
        <AreaSeries
          id="load"
          name="Load"
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor="second"
          yAccessors={['share']}
          areaSeriesStyle={quiet}
        />
      </Chart>
    </>
  );
}
