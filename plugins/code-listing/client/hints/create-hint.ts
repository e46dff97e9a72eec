import type { CodeHint } from '../../../../shared/types/code-links';
import { addHintStyle } from './hint-style';

/** Id of the hint; there is at most one on the page. */
export const hintId = 'code-hint';

/**
 * Creates the element with a hint.
 *
 * @param isForKeyboard - adds the keys that move to other links.
 */
export function createHint({ code, text }: CodeHint, isForKeyboard: boolean): HTMLElement {
  addHintStyle();
  const hint = document.createElement('div');
  hint.id = hintId;
  hint.setAttribute('role', 'tooltip');
  add(hint, 'code', code);
  if (text) add(hint, 'p', text);
  if (isForKeyboard) add(hint, 'small', 'Left and right arrow: other names. Enter: reference.');
  return hint;
}

function add(parent: HTMLElement, name: string, text: string): void {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
}
