import { useRef } from 'react';
import {
  Chart,
  Flame,
  Settings,
  type ColumnarViewModel,
  type FlameGlobalControl,
} from '@elastic/charts';

interface Call {
  name: string;
  value: number;
  calls?: Call[];
}

/** Every call with its depth and its start, parents first. */
const place = (
  call: Call,
  depth = 0,
  start = 0,
): { call: Call; depth: number; start: number }[] => {
  let next = start;
  const below = (call.calls ?? []).flatMap((child) => {
    const placed = place(child, depth + 1, next);
    next += child.value;
    return placed;
  });
  return [{ call, depth, start }, ...below];
};

/** The columns that Flame draws: the root on top, widths and starts as shares of the root. */
function toColumns(root: Call, palette: number[][]): ColumnarViewModel {
  const placed = place(root);
  const rows = Math.max(...placed.map(({ depth }) => depth)) + 1;
  const position = Float32Array.from(
    placed.flatMap(({ depth, start }) => [
      start / root.value,
      (rows - 1 - depth) / rows,
    ]),
  );
  const size = Float32Array.from(
    placed.map(({ call }) => call.value / root.value),
  );
  return {
    label: placed.map(({ call }) => call.name),
    value: Float64Array.from(placed.map(({ call }) => call.value)),
    color: Float32Array.from(
      placed.flatMap(({ depth }) => [
        ...(palette[depth % palette.length] ?? [0, 0, 0]),
        1,
      ]),
    ),
    position0: position,
    position1: position,
    size0: size,
    size1: size,
  };
}

const allocations = toColumns(
  {
    name: 'import job',
    value: 512,
    calls: [
      {
        name: 'readCsv',
        value: 300,
        calls: [
          { name: 'splitLines', value: 180 },
          { name: 'parseNumbers', value: 90 },
        ],
      },
      { name: 'validate', value: 72 },
      {
        name: 'writeRows',
        value: 140,
        calls: [{ name: 'serialize', value: 96 }],
      },
    ],
  },
  [
    [0.36, 0.68, 0.9],
    [0.5, 0.77, 0.93],
    [0.66, 0.86, 0.96],
  ],
);

/**
 * Memory profile with controls
 *
 * `controlProviderCallback` passes functions that control the chart from outside: here a button that
 * undoes the focus after a click on a block. Keep them in a ref: setting state from the callback draws for
 * ever.
 *
 * @alt Flame chart of 512 megabytes that an import job allocated: readCsv takes 300 of them, writeRows 140 and validate 72.
 * @height 229
 * @tag hierarchy
 * @tag webgl
 */
export default function Allocations() {
  const reset = useRef<FlameGlobalControl>();
  return (
    <>
      <button type="button" onClick={() => reset.current?.()}>
        Show the whole job
      </button>
      <Chart size={{ height: 200 }}>
        <Settings />
        <Flame
          id="allocations"
          columnarData={allocations}
          valueAccessor={({ value }) => value}
          valueFormatter={(value) => `${value} MB`}
          controlProviderCallback={{
            resetFocus: (control) => (reset.current = control),
          }}
        />
      </Chart>
    </>
  );
}
