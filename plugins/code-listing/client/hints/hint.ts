import { createHint, hintId } from './create-hint';
import { placeHint } from './place-hint';
import { readHint } from './read-hint';

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
