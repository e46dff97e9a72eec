import { useState } from 'react';
import {
  Chart,
  Flame,
  Settings,
  type ColumnarViewModel,
} from '@elastic/charts';

/** Calls with their depth, start and duration in milliseconds: the root first, then its first child. */
const calls: [name: string, depth: number, start: number, duration: number][] =
  [
    ['build', 0, 0, 900],
    ['readFiles', 1, 0, 190],
    ['compile', 1, 190, 480],
    ['bundle', 1, 670, 230],
    ['parseConfig', 2, 0, 40],
    ['parseModules', 2, 190, 210],
    ['checkTypes', 2, 400, 250],
    ['resolveImports', 2, 670, 90],
    ['minify', 2, 760, 130],
    ['parseComments', 3, 200, 60],
    ['inferTypes', 3, 410, 160],
    ['parseSourceMap', 3, 770, 50],
  ];
const total = 900;
// Three more rows than the calls take, where the minimap covers nothing.
const rows = 7;
const corners = Float32Array.from(
  calls.flatMap(([, depth, start]) => [
    start / total,
    (rows - 1 - depth) / rows,
  ]),
);
const widths = Float32Array.from(
  calls.map(([, , , duration]) => duration / total),
);
const profile: ColumnarViewModel = {
  label: calls.map(([name]) => name),
  value: Float64Array.from(calls.map(([, , , duration]) => duration)),
  color: Float32Array.from(
    calls.flatMap(([, depth]) => [0.55 + depth * 0.1, 0.85, 0.75, 1]),
  ),
  position0: corners,
  position1: corners,
  size0: widths,
  size1: widths,
};
const noControls = {};

/**
 * Search from outside
 *
 * `search` looks for a text in all labels, on mount and whenever it changes; other blocks fade.
 * `onSearchTextChange` brings back what the reader types into the chart's own field.
 *
 * @alt Flame chart of a build of 900 milliseconds in which the four calls whose names begin with parse stand out; buttons above search for other words.
 * @height 372
 * @tag search
 * @tag webgl
 * @tag control
 */
export default function Search() {
  const [text, setText] = useState('parse');
  return (
    <>
      <div
        role="group"
        aria-label="Search"
        style={{ display: 'flex', gap: 8, marginBottom: 8 }}
      >
        {['parse', 'types', ''].map((word) => (
          <button key={word} type="button" onClick={() => setText(word)}>
            {word || 'all calls'}
          </button>
        ))}
      </div>
      <Chart size={{ height: 300 }}>
        <Settings />
        <Flame
          id="build"
          columnarData={profile}
          valueAccessor={({ value }) => value}
          valueFormatter={(value) => `${value} ms`}
          controlProviderCallback={noControls}
          search={{ text }}
          onSearchTextChange={setText}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em', margin: '8px 0 0' }}>
        {text ? `Searching for “${text}”.` : 'All calls.'}
      </p>
    </>
  );
}
