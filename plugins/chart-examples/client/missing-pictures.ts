import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Marks pictures that failed to load before hydration. */
export function onRouteDidUpdate(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-picture] > img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) markMissing(image);
}

// Error events of images do not bubble.
if (ExecutionEnvironment.canUseDOM)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) markMissing(target);
    },
    { capture: true },
  );

/** Replaces a missing picture with a message, by means of CSS. */
function markMissing(image: HTMLImageElement): void {
  image.closest('[data-picture]')?.setAttribute('data-missing', '');
}
