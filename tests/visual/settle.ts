import type { Page } from '@playwright/test';

/**
 * Waits until the viewport shows its final state: fonts are loaded, pictures are decoded, and animations are at their
 * end.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await painted(); // starts what the size of the viewport changes
    await document.fonts.ready;
    const images = [...document.querySelectorAll('img')].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(images.map((image) => image.decode()));
    // Not awaited, because transitions of what is far below the viewport do not progress.
    for (const animation of document.getAnimations()) animation.finish();
    await painted();
  });
