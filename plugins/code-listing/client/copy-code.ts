import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' };

// For the whole document: listings are plain HTML, whichever way they came onto the page.
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
    // Clipboard access can be refused: leave the code selected, ready for the keyboard.
    getSelection()?.selectAllChildren(code);
    setLabel(button, 'failed');
  }
}

/** The text stands in a live region, so that screen readers hear what has happened. */
function setLabel(button: HTMLElement, label: keyof typeof labels): void {
  button.firstElementChild!.textContent = labels[label];
}
