// Functions that run in the page and return its state.

export const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

export const colorMode = () => document.documentElement.dataset.theme;

export const heading = () => document.querySelector('h1')?.textContent;

export const address = () => location.pathname;

/** Width of the viewport, and horizontal overflow of the page. */
export const widths = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { viewport: innerWidth, overflow: scrollWidth - clientWidth };
};

/** Starts all charts in the viewport by focusing their buttons. */
export const focusChartsInView = () => {
  for (const frame of document.querySelectorAll('[data-chart-frame]')) {
    const { top, bottom } = frame.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight)
      frame.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
  }
};

/** How often each chart in the viewport has drawn; 0 for one that has not started. */
export const drawingsInView = () =>
  [...document.querySelectorAll('[data-chart-frame]')]
    .filter((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    })
    .map((frame) => {
      const status = frame.querySelector<HTMLElement>('.echChartStatus');
      return Number(status?.dataset.echRenderCount ?? 0);
    });

/** Clicks the color mode toggle, even if it is in the closed mobile sidebar. */
export const toggleColorMode = () =>
  document.querySelector<HTMLElement>('.navbar button[class*=toggleButton]')!.click();

/** Pictures of charts in the viewport. */
export const picturesInView = () =>
  [...document.querySelectorAll<HTMLImageElement>('[data-chart-frame] img, [data-card] img')]
    .filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    })
    .map(({ currentSrc, complete, naturalWidth }) => ({
      src: currentSrc,
      complete,
      broken: naturalWidth === 0,
    }));

/** Whether the mobile sidebar is open, is animating, and locks scrolling of the page. */
export const mobileSidebar = () => {
  const sidebar = document.querySelector('.navbar-sidebar')!;
  const { left, right } = sidebar.getBoundingClientRect();
  return {
    open: left >= 0 && right > 0,
    animating: sidebar.getAnimations().length > 0,
    pageLocked: getComputedStyle(document.body).overflow === 'hidden',
  };
};
