import { useRef } from 'react';
import {
  Chart,
  Flame,
  Settings,
  type ColumnarViewModel,
  type FlameGlobalControl,
  type FlameNodeControl,
  type FlameSearchControl,
} from '@elastic/charts';

/** Statements with their depth, start and cost in percent: the root first, then its first child. */
const steps: [name: string, depth: number, start: number, cost: number][] = [
  ['nightly report', 0, 0, 100],
  ['load sales', 1, 0, 46],
  ['load stock', 1, 46, 20],
  ['write pages', 1, 66, 34],
  ['scan table', 2, 0, 31],
  ['sort rows', 2, 31, 11],
  ['scan index', 2, 46, 14],
  ['draw charts', 2, 66, 24],
];
// Three more rows than the steps take, where the minimap covers nothing.
const rows = 6;
const corners = Float32Array.from(
  steps.flatMap(([, depth, start]) => [start / 100, (rows - 1 - depth) / rows]),
);
const widths = Float32Array.from(steps.map(([, , , cost]) => cost / 100));
const report: ColumnarViewModel = {
  label: steps.map(([name, , , cost]) => `${name}: ${cost} %`),
  value: Float64Array.from(steps.map(([, , , cost]) => cost)),
  color: Float32Array.from(
    steps.flatMap(([, depth]) => [0.8, 0.66 + depth * 0.09, 0.95, 1]),
  ),
  position0: corners,
  position1: corners,
  size0: widths,
  size1: widths,
};

/**
 * Buttons that zoom
 *
 * `controlProviderCallback` passes three controls: `focusOnNode` zooms to a block by its index, `search`
 * to all that match, `resetFocus` back to the root. Refs keep them for the buttons.
 *
 * @alt Flame chart of the cost of a nightly report: loading sales takes 46 percent, loading stock 20 and writing pages 34; buttons above zoom to parts of it.
 * @height 317
 * @tag zoom
 * @tag webgl
 * @tag control
 */
export default function Controls() {
  const reset = useRef<FlameGlobalControl>();
  const focus = useRef<FlameNodeControl>();
  const search = useRef<FlameSearchControl>();
  return (
    <>
      <div
        role="group"
        aria-label="View"
        style={{ display: 'flex', gap: 8, marginBottom: 8 }}
      >
        <button type="button" onClick={() => focus.current?.(1)}>
          Load sales
        </button>
        <button type="button" onClick={() => search.current?.('scan')}>
          All scans
        </button>
        <button
          type="button"
          onClick={() => {
            search.current?.('');
            reset.current?.();
          }}
        >
          Whole report
        </button>
      </div>
      <Chart size={{ height: 280 }}>
        <Settings />
        <Flame
          id="report"
          columnarData={report}
          valueAccessor={({ value }) => value}
          valueFormatter={(value) => `${value} %`}
          controlProviderCallback={{
            resetFocus: (control) => (reset.current = control),
            focusOnNode: (control) => (focus.current = control),
            search: (control) => (search.current = control),
          }}
        />
      </Chart>
    </>
  );
}
