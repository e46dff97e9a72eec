import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Event delegation on the document: pages are plain HTML without React event handlers.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const controls = copyControls(target);
    if (controls) void copyPage(controls);
  });
  document.addEventListener('focusout', ({ target }) => {
    const controls = copyControls(target);
    if (controls) announce(controls, '');
  });
}

/** Returns the controls of a page, if the event is on its copy button. */
const copyControls = (target: EventTarget | null) =>
  (target as Element).closest?.('[data-copy-page]')?.parentElement;

/** Copies the file that the link beside the button leads to. */
async function copyPage(controls: HTMLElement): Promise<void> {
  announce(controls, 'Copying…');
  try {
    // Safari grants access to the clipboard only if `write` is called before anything is awaited.
    const file = fetchText(controls.querySelector('a')!.href);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': file })]);
    announce(controls, 'Copied');
  } catch {
    announce(controls, 'Copy failed');
  }
}

async function fetchText(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(response.statusText);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Shows the state in the live region, so that screen readers announce it. */
function announce(controls: HTMLElement, state: string): void {
  controls.querySelector('[aria-live]')!.textContent = state;
}
