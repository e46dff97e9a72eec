import path from 'node:path';
import { createElement, type ComponentType, type Provider } from 'react';
import { createRoot } from 'react-dom/client';
import type { Theme } from '@elastic/charts';
import { examplesLibrary } from '../../../../contracts/examples-library';
import { elementTree, type ElementTree } from './element-tree';
import { loadModule } from './load-module';
import { waitForCharts } from './wait-for-charts';
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
    path.join(siteDir, examplesLibrary.importers, `${id}.tsx`),
    { [examplesLibrary.request]: charts },
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
  loaded ??= loadModule<SiteCharts>(path.join(siteDir, examplesLibrary.module));
  return loaded;
}
