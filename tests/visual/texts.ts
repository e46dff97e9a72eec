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
        textsOf(example.querySelector('[data-chart-frame]')!),
      ]),
    );
  });

/**
 * Returns texts of elements that a reader cannot see as a whole, by example id: they end in an ellipsis, or an element
 * around them cuts them off.
 */
export const cutTexts = (page: Page): Promise<Record<string, string[]>> =>
  page.locator('[data-example]').evaluateAll((examples) => {
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
    /** Whether the ancestors of a text, up to its example, show less than nine tenths of its width or seven tenths of its height. */
    const isCut = (text: Node, example: Element) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const whole = range.getBoundingClientRect();
      let { left, right, top, bottom } = whole;
      for (
        let element = text.parentElement;
        element && element !== example;
        element = element.parentElement
      ) {
        if (endsInEllipsis(element)) return true;
        if (!clips(element)) continue;
        const box = element.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return right - left < 0.9 * whole.width || bottom - top < 0.7 * whole.height;
    };
    const textsOf = (example: Element) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (
          node.textContent?.trim() &&
          !node.parentElement?.closest(
            '.echScreenReaderOnly, .echChartStatus, style, canvas, title, desc, select, dialog:not([open])',
          ) &&
          isCut(node, example)
        )
          texts.push(node.textContent.trim());
      return texts;
    };
    return Object.fromEntries(
      examples.map((example) => [example.getAttribute('data-example'), textsOf(example)]),
    );
  });

/** Returns the texts in the description of a picture. */
export const textsOfPicture = (svg: string): string[] =>
  load(svg, { xml: true })('svg > desc')
    .text()
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
