import { createElement, type ComponentType, type Provider } from 'react';
import { createRoot } from 'react-dom/client';
import type { Theme } from '@elastic/charts';
import { elementTree, type ElementTree } from './element-tree';
import { loadModule } from './load-module';
import type { HeadlessDom } from './headless-dom';

/** Exports of `site-charts.tsx`. */
interface SiteCharts {
  BaseTheme: { Provider: Provider<Theme> };
  baseThemes: Record<'light' | 'dark', Theme>;
}

/** Options of a picture. */
export interface PictureOptions {
  mode: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

const timeout = 10_000; // milliseconds per chart

/**
 * Renders an example in Node.
 *
 * @returns its elements, for the layout engine
 * @throws Error if rendering times out.
 */
export async function drawPicture(
  siteDir: string,
  dom: HeadlessDom,
  id: string,
  { mode, width }: PictureOptions,
): Promise<ElementTree> {
  const charts = loadSiteCharts(siteDir);
  const { default: Example } = loadModule<{ default: ComponentType }>(
    `${siteDir}/examples/${id}.tsx`,
    { '@elastic/charts': charts },
  );
  const value = charts.baseThemes[mode];
  dom.setWidth(width);
  document.documentElement.dataset.theme = mode;
  const root = createRoot(dom.root);
  root.render(createElement(charts.BaseTheme.Provider, { value }, createElement(Example)));
  try {
    await waitForCharts(dom.root);
    return elementTree(dom.root);
  } finally {
    root.unmount();
  }
}

let loaded: SiteCharts | undefined;

function loadSiteCharts(siteDir: string): SiteCharts {
  loaded ??= loadModule<SiteCharts>(`${siteDir}/plugins/chart-examples/theme/site-charts.tsx`);
  return loaded;
}

/** Waits until every chart has rendered or reports that it has no data, and for two more frames. */
async function waitForCharts(root: HTMLElement): Promise<void> {
  const start = Date.now();
  do {
    if (Date.now() - start > timeout) throw new Error(`it does not render within ${timeout} ms`);
    await frame();
  } while (root.childElementCount === 0 || [...root.querySelectorAll('.echChart')].some(isBlank));
  await frame();
  await frame();
}

const isBlank = (chart: Element) =>
  !chart.querySelector(
    '.echChartStatus:not([data-ech-render-count="0"]), .echReactiveChart_noResults',
  );

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
