import type { Page } from '@playwright/test';
import { load } from 'cheerio';

declare global {
  interface HTMLCanvasElement {
    /** Texts drawn since the canvas was last cleared. */
    drawnTexts?: DrawnText[];
  }
}

/** A text on a canvas, with the rectangle around its letters in pixels of the canvas. */
interface DrawnText {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether it is neither horizontal nor vertical, so that the rectangle is larger than what it covers. */
  isSlanted: boolean;
}

/** Records the texts that charts draw on canvases, on pages opened from now on. */
export const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
      const box = this.measureText(text);
      const transform = this.getTransform();
      const corners = [-box.actualBoundingBoxLeft, box.actualBoundingBoxRight].flatMap((dx) =>
        [-box.actualBoundingBoxAscent, box.actualBoundingBoxDescent].map((dy) =>
          transform.transformPoint({ x: x + dx, y: y + dy }),
        ),
      );
      const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
      (this.canvas.drawnTexts ??= []).push({
        text: text.trim(),
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
        isSlanted: Math.min(Math.abs(transform.a), Math.abs(transform.b)) > 0.01,
      });
      fillText.call(this, text, x, y, ...rest);
    };
    CanvasRenderingContext2D.prototype.clearRect = function (x, y, width, height) {
      if (width >= this.canvas.clientWidth) this.canvas.drawnTexts = [];
      clearRect.call(this, x, y, width, height);
    };
  });

/** Texts of a live chart. */
export interface ChartTexts {
  /** All texts on canvases and in elements, without texts for screen readers. */
  all: string[];
  /** Those that are not visible as a whole: they end in an ellipsis, or the canvas or an element around them cuts them off. */
  cut: string[];
  /** Pairs of texts on a canvas that overlap. */
  overlapping: string[];
}

/** Returns the texts of each live chart on the page, by example id. */
export const textsOfCharts = async (page: Page): Promise<Record<string, ChartTexts>> => {
  const examples = page.locator('[data-example]:has([data-chart-frame])');
  const ids = await examples.evaluateAll((all) =>
    all.map((example) => example.getAttribute('data-example')!),
  );
  const texts = await examples.locator('[data-chart-frame]').evaluateAll(readTexts);
  return Object.fromEntries(ids.map((id, index) => [id, texts[index]!]));
};

/** Returns the texts in elements. Runs in the page, and uses nothing from outside. */
export function readTexts(charts: Element[]): ChartTexts[] {
  const isHidden = (text: Node) =>
    text.parentElement?.closest(
      '.echScreenReaderOnly, .echChartStatus, style, canvas, title, desc, option:not(:checked), dialog:not([open])',
    );
  const endsInEllipsis = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return (
      (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
      (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1)
    );
  };
  const clips = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX !== 'visible' || overflowY !== 'visible';
  };
  /** Whether elements around a text show less than nine tenths of its width or seven tenths of its height. */
  const isCut = (text: Node, chart: Element) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const whole = range.getBoundingClientRect();
    let { left, right, top, bottom } = whole;
    let element = text.parentElement;
    for (; element && element !== chart; element = element.parentElement) {
      if (element.localName === 'select') return false; // draws the text of its option by itself
      if (endsInEllipsis(element)) return true;
      if (!clips(element)) continue;
      const box = element.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return right - left < 0.9 * whole.width || bottom - top < 0.7 * whole.height;
  };
  const overlap = (a: DrawnText, b: DrawnText) => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, width) * Math.max(0, height);
  };
  /** Texts of which a canvas shows less than nine tenths. */
  const cutByCanvas = ({ drawnTexts = [], width, height }: HTMLCanvasElement) => {
    const canvas = { left: 0, top: 0, right: width, bottom: height } as DrawnText;
    return drawnTexts
      .filter((drawn) => overlap(drawn, canvas) < 0.9 * overlap(drawn, drawn))
      .map(({ text }) => text);
  };
  /** Pairs of different texts on a canvas of which one covers a quarter of the other: letters of two close lines touch. */
  const overlappingOn = ({ drawnTexts = [] }: HTMLCanvasElement) => {
    const straight = drawnTexts.filter(({ isSlanted }) => !isSlanted);
    return straight.flatMap((a, index) =>
      straight
        .slice(index + 1)
        .filter((b) => {
          const smaller = Math.min(overlap(a, a), overlap(b, b));
          return a.text !== b.text && overlap(a, b) > 0.25 * smaller;
        })
        .map((b) => `"${a.text}" and "${b.text}"`),
    );
  };
  const textsOf = (chart: Element): ChartTexts => {
    const canvases = [...chart.querySelectorAll('canvas')];
    const all = canvases.flatMap((canvas) => canvas.drawnTexts?.map(({ text }) => text) ?? []);
    const cut = canvases.flatMap(cutByCanvas);
    const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || isHidden(node)) continue;
      all.push(text);
      if (isCut(node, chart)) cut.push(text);
    }
    return {
      all: [...new Set(all.filter(Boolean))],
      cut,
      overlapping: canvases.flatMap(overlappingOn),
    };
  };
  return charts.map(textsOf);
}

/** Returns the texts in the description of a picture. */
const textsOfPicture = (svg: string): string[] =>
  load(svg, { xml: true })('svg > desc')
    .text()
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);

/** Returns texts that are only in a chart or only in its picture. Screenshots contain no texts. */
export function differentTexts(chart: string[], svg: string): string[] {
  if (svg.includes('data:image/png')) return [];
  const picture = textsOfPicture(svg);
  return [
    ...chart.filter((text) => !picture.includes(text)).map((text) => `no "${text}" in its picture`),
    ...picture.filter((text) => !chart.includes(text)).map((text) => `no "${text}" in the chart`),
  ];
}
