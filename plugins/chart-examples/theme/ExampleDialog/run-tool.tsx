import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { copyText } from '../../../../shared/browser/copy-text';
import DataDialog from './DataDialog';
import FullSize from './FullSize';
import { addDialogStyle } from './dialog-style';

/** Runs a tool of an example. */
export function runTool(tool: HTMLElement): void {
  const example = tool.closest<HTMLElement>('[data-example]')!;
  const title = example.ariaLabel!.replace(/^Example: /, '');
  const value = tool.getAttribute('value') ?? '';
  if (tool.dataset.tool === 'link') void copyLink(tool, value);
  else if (tool.dataset.tool === 'data')
    openDialog(tool, (onClose) => <DataDialog title={title} url={value} onClose={onClose} />);
  else
    openDialog(tool, (onClose) => <FullSize title={title} example={example} onClose={onClose} />);
}

/** Copies a URL of the site. The tool is a live region, so that screen readers announce the result. */
async function copyLink(tool: HTMLElement, path: string): Promise<void> {
  const label = tool.firstElementChild!;
  const address = new URL(path, location.href).href;
  label.textContent = (await copyText(address)) ? 'Link copied' : address;
  const reset = () => (label.textContent = 'Copy link');
  tool.addEventListener('blur', reset, { once: true });
}

/**
 * Renders a dialog at the end of the page, and removes it when it closes or the reader goes back.
 *
 * @param opener - receives the focus when the dialog closes
 */
function openDialog(opener: HTMLElement, render: (onClose: () => void) => ReactElement): void {
  addDialogStyle();
  const unlockScrolling = lockScrolling();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    window.removeEventListener('popstate', close);
    root.unmount();
    container.remove();
    unlockScrolling();
    opener.focus({ preventScroll: true });
  };
  window.addEventListener('popstate', close);
  flushSync(() => root.render(render(close)));
}

/**
 * Keeps the page behind a dialog from scrolling. A scrollbar that has a width leaves its space, so that nothing moves.
 *
 * @returns a function that lets the page scroll again.
 */
function lockScrolling(): () => void {
  const { clientWidth, style } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}
