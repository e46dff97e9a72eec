import type { Page } from '@playwright/test';

/**
 * Waits until the viewport shows its final state: fonts are loaded, pictures are decoded, animations have finished, and
 * what they have changed is painted.
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
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await painted();
  });
