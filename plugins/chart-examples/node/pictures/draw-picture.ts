import { createElement, type ComponentType, type Provider } from 'react';
import { createRoot } from 'react-dom/client';
import type { Theme } from '@elastic/charts';
import { drawingOf } from './drawing-canvas';
import { drawingAsSvg } from './drawing-as-svg';
import { loadModule } from './load-module';
import type { Screen } from './screen';

/** The site's charts, which know the base theme. */
interface ChartsOfTheSite {
  BaseTheme: { Provider: Provider<Theme> };
  LIGHT_THEME: Theme;
  DARK_THEME: Theme;
}

/** How a picture is drawn. */
export interface PictureOptions {
  mode: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

const patience = 10_000; // milliseconds for one chart

/**
 * Draws an example with the library on a screen in Node.
 *
 * @returns the elements of the example as XHTML, each canvas replaced by what was drawn on it
 * @throws Error when the chart is not drawn in time.
 */
export async function drawPicture(
  siteDir: string,
  screen: Screen,
  id: string,
  { mode, width }: PictureOptions,
): Promise<string> {
  const charts = chartsOfTheSite(siteDir);
  const { default: Example } = loadModule<{ default: ComponentType }>(
    `${siteDir}/examples/${id}.tsx`,
    { '@elastic/charts': charts },
  );
  const value = mode === 'dark' ? charts.DARK_THEME : charts.LIGHT_THEME;
  screen.setWidth(width);
  document.documentElement.dataset.theme = mode;
  const root = createRoot(screen.root);
  root.render(createElement(charts.BaseTheme.Provider, { value }, createElement(Example)));
  try {
    await drawn(screen.root);
    return asXhtml(screen.root);
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

/** What only a screen reader or a script reads is left out: a picture has its own alternative text. */
function asXhtml(root: HTMLElement): string {
  const canvases = [...root.querySelectorAll('canvas')];
  const drawings = canvases.map((canvas, index) => {
    canvas.replaceChildren();
    canvas.dataset.drawing = String(index);
    const drawing = drawingOf(canvas);
    return drawing && drawingAsSvg(drawing, `c${index}`);
  });
  root
    .querySelectorAll('.echScreenReaderOnly, .echChartStatus, .echHighlighter')
    .forEach((element) => element.remove());
  root.querySelectorAll('[style]').forEach((element) => {
    element.setAttribute('style', closedBrackets(element.getAttribute('style') ?? ''));
  });
  const xhtml = new window.XMLSerializer().serializeToString(root);
  return xhtml.replace(
    /<canvas[^>]*?( style="[^"]*")[^>]*data-drawing="(\d+)"[^>]*(\/>|><\/canvas>)/g,
    (_canvas, style: string, index: string) => {
      const drawing = drawings[Number(index)] ?? '';
      return drawing.replace('<svg', `<svg class="echCanvasRenderer"${style}`);
    },
  );
}

/** The library leaves brackets of some values open, which a style forgives and an attribute does not. */
const closedBrackets = (style: string) =>
  style
    .split(';')
    .map((declaration) => {
      const open = declaration.split('(').length - declaration.split(')').length;
      return declaration + ')'.repeat(Math.max(0, open));
    })
    .join(';');
