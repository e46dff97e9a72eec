import { createElement, type ComponentType, type Provider } from 'react';
import { createRoot } from 'react-dom/client';
import type { Theme } from '@elastic/charts';
import { elementTree, type ElementTree } from './element-tree';
import { loadModule } from './load-module';
import type { Screen } from './screen';

/** The site's charts, which know the base theme. */
interface ChartsOfTheSite {
  BaseTheme: { Provider: Provider<Theme> };
  baseThemes: Record<'light' | 'dark', Theme>;
}

/** How a picture is drawn. */
export interface PictureOptions {
  mode: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

const patience = 10_000; // milliseconds for one chart

/**
 * Draws an example with the library in Node.
 *
 * @returns its elements, ready to be laid out
 * @throws Error when the chart is not drawn in time.
 */
export async function drawPicture(
  siteDir: string,
  screen: Screen,
  id: string,
  { mode, width }: PictureOptions,
): Promise<ElementTree> {
  const charts = chartsOfTheSite(siteDir);
  const { default: Example } = loadModule<{ default: ComponentType }>(
    `${siteDir}/examples/${id}.tsx`,
    { '@elastic/charts': charts },
  );
  const value = charts.baseThemes[mode];
  screen.setWidth(width);
  document.documentElement.dataset.theme = mode;
  const root = createRoot(screen.root);
  root.render(createElement(charts.BaseTheme.Provider, { value }, createElement(Example)));
  try {
    await drawn(screen.root);
    return elementTree(screen.root);
  } finally {
    root.unmount();
  }
}

let loaded: ChartsOfTheSite | undefined;

function chartsOfTheSite(siteDir: string): ChartsOfTheSite {
  loaded ??= loadModule<ChartsOfTheSite>(
    `${siteDir}/plugins/chart-examples/theme/charts-of-the-site.tsx`,
  );
  return loaded;
}

/** Waits until every chart has drawn or says that it has no data, and two frames for what follows. */
async function drawn(root: HTMLElement): Promise<void> {
  const start = Date.now();
  do {
    if (Date.now() - start > patience) throw new Error(`it does not draw within ${patience} ms`);
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
