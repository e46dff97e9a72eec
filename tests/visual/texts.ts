import type { Page } from '@playwright/test';
import { load } from 'cheerio';

declare global {
  interface HTMLCanvasElement {
    /** Texts drawn since the canvas was last cleared. */
    drawnTexts?: Set<string>;
  }
}

/** Records the texts that charts draw on canvases, on pages opened from now on. */
export const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      (this.canvas.drawnTexts ??= new Set()).add(text.trim());
      fillText.call(this, text, ...rest);
    };
    CanvasRenderingContext2D.prototype.clearRect = function (x, y, width, height) {
      if (width >= this.canvas.clientWidth) this.canvas.drawnTexts?.clear();
      clearRect.call(this, x, y, width, height);
    };
  });

/**
 * Returns the texts of each live chart on the page, by example id: on canvases and in elements, without texts for
 * screen readers.
 */
export const textsOfCharts = (page: Page): Promise<Record<string, string[]>> =>
  page.locator('[data-example]').evaluateAll((examples) => {
    const isHidden = (text: Node) =>
      text.parentElement?.closest(
        '.echScreenReaderOnly, .echChartStatus, style, canvas, title, desc, option:not(:checked), dialog:not([open])',
      );
    const textsOf = (chart: Element) => {
      const texts = [...chart.querySelectorAll('canvas')].flatMap((canvas) => [
        ...(canvas.drawnTexts ?? []),
      ]);
      const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!isHidden(node)) texts.push(node.textContent?.trim() ?? '');
      return texts.filter(Boolean);
    };
    return Object.fromEntries(
      examples.map((example) => [
        example.getAttribute('data-example'),
        textsOf(example.querySelector('[data-chart-frame] > [data-island]')!),
      ]),
    );
  });

/** Returns the texts in the description of a picture. */
export const textsOfPicture = (svg: string): string[] =>
  load(svg, { xml: true })('svg > desc')
    .text()
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
