import type { Page } from '@playwright/test';
import { load } from 'cheerio';

declare global {
  interface HTMLCanvasElement {
    /** Texts that the chart has drawn since it last cleared the canvas. */
    drawnTexts?: Set<string>;
  }
}

/** Notes what charts write on canvases, on pages that are opened from now on. */
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

/** Texts of the live chart of an example: on its canvases and in its elements, without those for screen readers. */
export function textsOfChart(page: Page, id: string): Promise<string[]> {
  return page
    .locator(`[data-example="${id}"] [data-chart-frame] > [data-island]`)
    .evaluate((chart) => {
      const texts = [...chart.querySelectorAll('canvas')].flatMap((canvas) => [
        ...(canvas.drawnTexts ?? []),
      ]);
      const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const unseen = node.parentElement?.closest(
          '.echScreenReaderOnly, .echChartStatus, style, canvas, title, desc, option:not(:checked), dialog:not([open])',
        );
        if (!unseen && node.textContent?.trim()) texts.push(node.textContent.trim());
      }
      return texts.filter(Boolean);
    });
}

/** Texts whose outlines a picture holds, as its description says. */
export const textsOfPicture = (svg: string): string[] =>
  load(svg, { xml: true })('svg > desc')
    .text()
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
