import path from 'node:path';
import { createElement, type ComponentType, type Provider } from 'react';
import { createRoot } from 'react-dom/client';
import type { Theme } from '@elastic/charts';
import type { ExampleEntry } from '../../../../shared/types/example-manifest';
import { examplesLibrary } from '../../../../shared/examples-library';
import type { CardChart } from '../../shared/card-picture';
import { elementTree, type ElementTree } from './element-tree';
import { loadModule } from './load-module';
import { waitForCharts } from './wait-for-charts';
import type { HeadlessDom } from './headless-dom';

/** Exports of `site-charts.tsx`. */
interface SiteCharts {
  CardChartContext: { Provider: Provider<CardChart | undefined> };
  BaseTheme: { Provider: Provider<Theme> };
  baseThemes: Record<'light' | 'dark', Theme>;
}

/** Options of a picture. */
export interface PictureOptions {
  mode: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

/**
 * Renders an example in Node.
 *
 * @returns its elements, for the layout engine
 * @throws Error if rendering times out.
 */
export const drawPicture = (
  siteDir: string,
  dom: HeadlessDom,
  id: string,
  options: PictureOptions,
): Promise<ElementTree> => render(siteDir, dom, { id, options }, () => elementTree(dom.root));

/**
 * Renders an example for its card.
 *
 * @returns its elements; undefined if the example has more than a chart, so that it has no other size
 * @throws Error if rendering times out.
 */
export function drawCard(
  siteDir: string,
  dom: HeadlessDom,
  { id, family }: Pick<ExampleEntry, 'id' | 'family'>,
  options: PictureOptions & { height: number },
): Promise<ElementTree | undefined> {
  const card = { family, height: options.height };
  const isChart = () =>
    dom.root.children.length === 1 && dom.root.firstElementChild?.matches('.echChart');
  return render(siteDir, dom, { id, options, card }, () =>
    isChart() ? elementTree(dom.root) : undefined,
  );
}

interface Rendering {
  id: string;
  options: PictureOptions;
  card?: CardChart;
}

/** Renders an example and reads the result while it is in the document. */
async function render<Result>(
  siteDir: string,
  dom: HeadlessDom,
  { id, options: { mode, width }, card }: Rendering,
  read: () => Result,
): Promise<Result> {
  const charts = loadSiteCharts(siteDir);
  const { default: Example } = loadModule<{ default: ComponentType }>(
    path.join(siteDir, examplesLibrary.importers, `${id}.tsx`),
    { [examplesLibrary.request]: charts },
  );
  dom.setWidth(width);
  document.documentElement.dataset.theme = mode;
  const root = createRoot(dom.root);
  const example = createElement(
    charts.CardChartContext.Provider,
    { value: card },
    createElement(Example),
  );
  root.render(
    createElement(charts.BaseTheme.Provider, { value: charts.baseThemes[mode] }, example),
  );
  try {
    await waitForCharts(dom.root);
    return read();
  } finally {
    root.unmount();
  }
}

let loaded: SiteCharts | undefined;

function loadSiteCharts(siteDir: string): SiteCharts {
  loaded ??= loadModule<SiteCharts>(path.join(siteDir, examplesLibrary.module));
  return loaded;
}
