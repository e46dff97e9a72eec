import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' };

// Event delegation on the document: listings are plain HTML without React event handlers.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = copyButton(target);
    if (button) void copyCode(button);
  });
  document.addEventListener('focusout', ({ target }) => {
    const button = copyButton(target);
    if (button) setLabel(button, 'idle');
  });
}

const copyButton = (target: EventTarget | null) =>
  (target as Element).closest?.<HTMLElement>('[data-copy]');

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')!.querySelector('[data-code]')!;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    setLabel(button, 'copied');
  } catch {
    // Clipboard access can be denied: select the code, so that it can be copied with the keyboard.
    getSelection()?.selectAllChildren(code);
    setLabel(button, 'failed');
  }
}

/** Updates the button's live region, so that screen readers announce the result. */
function setLabel(button: HTMLElement, label: keyof typeof labels): void {
  button.firstElementChild!.textContent = labels[label];
}
