import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const load = () => import('./copies/copy-listing');

const copyButton = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('[data-copy]');

// Event delegation on the document: listings are plain HTML without React event handlers.
if (ExecutionEnvironment.canUseDOM) {
  // Safari allows access to the clipboard only during the click, so that the code must have been loaded before.
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => void (copyButton(event) && load()), {
      passive: true,
    });
  document.addEventListener('click', (event) => {
    const button = copyButton(event);
    if (button) void load().then(({ copyListing }) => copyListing(button));
  });
}
