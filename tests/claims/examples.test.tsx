import fs from 'node:fs';
import * as library from '@elastic/charts';
import { createElement, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import { loadModule } from '../../plugins/chart-examples/headless';
import { render } from './render-chart';

const withFormats = readGenerated(generatedFiles.exampleManifest)
  .map(({ id }) => id)
  .filter((id) => /(tick|label)Format=/.test(fs.readFileSync(`examples/${id}.tsx`, 'utf8')));

it.each(withFormats)('examples/%s: every visible axis uses the format that it gets', async (id) => {
  const markOfAxis = new Map<string, string>();
  const { default: Example } = loadModule<{ default: ComponentType }>(
    `${process.cwd()}/examples/${id}.tsx`,
    { '@elastic/charts': { ...library, Axis: axisWithMarks(markOfAxis) } },
  );
  const { container, texts } = await render(<Example />);
  // Without data, a chart has no axes.
  if (container.querySelector('.echReactiveChart_noResults')) return;
  const text = texts.join('\n');
  const ignoring = [...markOfAxis].filter(([, mark]) => !text.includes(mark));
  expect(ignoring.map(([axis]) => axis)).toEqual([]);
});

/**
 * Returns an Axis that adds an invisible mark to its formatted labels.
 *
 * @param markOfAxis - receives the marks, by id of the axis
 */
const axisWithMarks =
  (markOfAxis: Map<string, string>) =>
  ({ id, ...props }: library.AxisProps) => {
    const prop = props.labelFormat ? 'labelFormat' : 'tickFormat';
    const format = props[prop];
    if (!format || props.hide) return createElement(library.Axis, { id, ...props });
    const mark = markOfAxis.get(id) ?? `\u2063${'\u2060'.repeat(markOfAxis.size)}\u2063`;
    markOfAxis.set(id, mark);
    const marked: library.TickFormatter = (...args) => `${format(...args)}${mark}`;
    return createElement(library.Axis, { id, ...props, [prop]: marked });
  };
