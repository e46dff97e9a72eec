import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Marks pictures that failed before the page began to run. */
export function onRouteDidUpdate(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-picture] > img'))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) markMissing(image);
}

// Errors of images do not bubble.
if (ExecutionEnvironment.canUseDOM)
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) markMissing(target);
    },
    { capture: true },
  );

/** The picture's place says in words what is missing. */
function markMissing(image: HTMLImageElement): void {
  image.closest('[data-picture]')?.setAttribute('data-missing', '');
}
