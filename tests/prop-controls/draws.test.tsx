import { createRequire } from 'node:module';
import { createElement, type ComponentType } from 'react';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { consoleOf } from '../claims/console-of';
import { render, unmountAll } from '../claims/render-chart';
import { nameOf, turnedCharts } from './turned-charts';

/** Charts that need WebGL are drawn by a browser only. */
const needsBrowser = new Set(['Flame']);

/** Whether to draw all values of each control instead of one. */
const everyValue = process.env.EVERY_VALUE === '1';

const firstIndex = (component: string, prop: string): number =>
  turnedCharts.findIndex((chart) => chart.component === component && chart.prop === prop);

afterEach(unmountAll);

describe('a chart of each component', () => {
  const charts = turnedCharts.filter(
    ({ component, prop }, index) =>
      !needsBrowser.has(component) && (everyValue || index === firstIndex(component, prop)),
  );
  const components = [...new Set(charts.map(({ component }) => component))];

  it.each(components)('is drawn without a message for each control: %s', async (component) => {
    const problems: string[] = [];
    for (const chart of charts.filter((each) => each.component === component)) {
      const lines = await consoleOf(() =>
        render(createElement(load(chart.after))).catch((error: unknown) => console.error(error)),
      );
      problems.push(...lines.map((line) => `${nameOf(chart)}: ${line}`));
      unmountAll();
    }
    expect(problems).toEqual([]);
  });
});

const require = createRequire(import.meta.url);

/** Returns the component that a module exports. */
function load(source: string): ComponentType {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const exports: { default?: ComponentType } = {};
  new Function('require', 'exports', outputText)(require, exports);
  if (!exports.default) throw new Error(`No component in:\n${source}`);
  return exports.default;
}
