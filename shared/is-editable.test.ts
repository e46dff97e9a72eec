import { expect, it } from 'vitest';
import { isEditable } from './is-editable';

const module = (code: string, imports = '') =>
  `import { Chart } from '@elastic/charts';\n${imports}\n${code} {\n  return <Chart />;\n}\n`;

it.each([
  [module('export default function Bars()'), undefined, true],
  [module('export function Bars()'), 'title="src/bars.tsx"', true],
  [
    module('export function Bars()', "import '@elastic/charts/dist/theme_only_light.css';"),
    '',
    true,
  ],
  [module('export function Bars()', "import { useState } from 'react';"), '', true],
  // Blocks that cannot be drawn: incomplete, with another import, or with props.
  [module('export function Bars()'), 'fragment', false],
  [module('export function Bars()', "import { rows } from './rows';"), '', false],
  [module('export function Bars()', "import './charts.css';"), '', false],
  [module('export function Bars({ rows }: Props)'), '', false],
  [module('function Bars()'), '', false],
  ["import { timeFormatter } from '@elastic/charts';", '', false],
  // Draws nothing outside a chart.
  [module('export function TimeAxis()').replaceAll('Chart', 'Axis'), '', false],
])('%s %s', (code, meta, expected) => {
  expect(isEditable(code, meta)).toBe(expected);
});
