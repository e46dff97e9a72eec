import type { CodeHint } from '../../../../shared/types/code-links';
import { loadHints } from '../../../../shared/browser/load-hints';
import { hintFile } from '../../shared/hint-file';
import { addStyle } from '../../../../shared/browser/add-style';

let described: HTMLAnchorElement | undefined;

/**
 * Shows the hint about a link, if the link still matches when the hint has been loaded.
 *
 * @param state - `:hover` or `:focus-visible`
 */
export async function showHint(link: HTMLAnchorElement, state: string): Promise<void> {
  if (link === described) return;
  const hint = await readHint(new URL(link.href));
  if (!hint || !link.matches(state)) return;
  hideHint();
  const element = createHint(hint, state === ':focus-visible');
  document.body.append(element);
  placeHint(element, link);
  link.setAttribute('aria-describedby', element.id);
  described = link;
}

/** Moves the hint to its link. */
export function moveHint(): void {
  const element = document.getElementById(hintId);
  if (element && described) placeHint(element, described);
}

/** Hides the hint. */
export function hideHint(): void {
  described?.removeAttribute('aria-describedby');
  described = undefined;
  document.getElementById(hintId)?.remove();
}

/** Whether the target of an event is in the hint. */
export const isInHint = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`#${hintId}`) !== null;

/** Id of the hint; there is at most one on the page. */
const hintId = 'code-hint';

/**
 * Creates the element with a hint.
 *
 * @param isForKeyboard - adds the keys that move to other links.
 */
function createHint({ code, text }: CodeHint, isForKeyboard: boolean): HTMLElement {
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

const gap = 4; // CSS pixels between the link and the hint
const margin = 8; // CSS pixels between the hint and the edge of the viewport

/** Places a hint below a link, or above it if there is no space. */
function placeHint(hint: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + gap + hint.offsetHeight + margin <= clientHeight;
  const y = isBelow ? bottom + gap : top - gap - hint.offsetHeight;
  const x = Math.max(margin, Math.min(left, clientWidth - hint.offsetWidth - margin));
  hint.style.top = `${Math.max(0, y + window.scrollY)}px`;
  hint.style.left = `${x + window.scrollX}px`;
}

/** Loads the hint about the target of a link; undefined if that fails, because the link works without it. */
const readHint = async ({ pathname, hash }: URL): Promise<CodeHint | undefined> =>
  (await loadHints(hintFile(pathname)))[decodeURIComponent(hash.slice(1))];

const styleId = 'code-hint-style';

/** Style of the hint. A .css import would be loaded on every page. */
const css = `
#code-hint {
  position: absolute;
  z-index: var(--ifm-z-index-overlay);
  max-width: min(32rem, calc(100vw - 1rem));
  max-height: 16rem;
  overflow: auto;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-background-raised);
  box-shadow: var(--shadow-2);
  font: var(--font-13);
}
#code-hint code {
  display: block;
  padding: 0;
  border: 0;
  background: none;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
#code-hint p {
  margin: var(--space-1) 0 0;
}
#code-hint small {
  display: block;
  margin-top: var(--space-1);
  color: var(--color-text-secondary);
}
`;

/** Adds the style to the page, once. */
const addHintStyle = (): void => addStyle(styleId, css);
