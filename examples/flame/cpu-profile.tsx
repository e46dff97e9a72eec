import {
  Chart,
  Flame,
  Settings,
  type ColumnarViewModel,
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

const profile = toColumns(
  {
    name: 'handleRequest',
    value: 120,
    calls: [
      {
        name: 'authenticate',
        value: 18,
        calls: [{ name: 'verifyToken', value: 14 }],
      },
      {
        name: 'loadOrders',
        value: 62,
        calls: [
          {
            name: 'query',
            value: 44,
            calls: [{ name: 'decodeRows', value: 21 }],
          },
          { name: 'sortByDate', value: 12 },
        ],
      },
      {
        name: 'render',
        value: 34,
        calls: [
          { name: 'formatDates', value: 9 },
          { name: 'toHtml', value: 22, calls: [{ name: 'escape', value: 8 }] },
        ],
      },
    ],
  },
  [
    [0.95, 0.62, 0.3],
    [0.97, 0.74, 0.38],
    [0.98, 0.83, 0.5],
    [0.99, 0.9, 0.65],
  ],
);

/**
 * Processor profile
 *
 * Each row is a depth of the call stack, each block a function as wide as the time that it took. Click a
 * block to focus on it, click the root to go back. Flame draws with WebGL.
 *
 * @alt Flame chart of a request of 120 milliseconds: loadOrders takes half of it, mostly in query; render takes 34 and authenticate 18 milliseconds.
 * @tag hierarchy
 * @tag webgl
 */
export default function CpuProfile() {
  return (
    <Chart size={{ height: 220 }}>
      <Settings />
      <Flame
        id="profile"
        columnarData={profile}
        valueAccessor={({ value }) => value}
        valueFormatter={(value) => `${value} ms`}
        controlProviderCallback={{}}
      />
    </Chart>
  );
}
