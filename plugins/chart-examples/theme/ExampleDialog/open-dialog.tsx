import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactElement } from 'react';
import { addDialogStyle } from './dialog-style';
import { lockScrolling } from './lock-scrolling';

/**
 * Renders a dialog at the end of the page, and removes it when it closes or the reader goes back.
 *
 * @param opener - receives the focus when the dialog closes
 */
export function openDialog(
  opener: HTMLElement,
  render: (onClose: () => void) => ReactElement,
): void {
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
