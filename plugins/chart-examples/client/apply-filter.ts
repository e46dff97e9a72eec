import gallery from '../../../.generated/examples/gallery.json';
import type { GalleryGroup } from '../../../shared/types/example-manifest';
import { matchingCards, type GalleryFilter } from './matching-cards';

const groups: GalleryGroup[] = gallery;

/** What changes the form before it is applied. */
export interface FormChange {
  /** The filter as in the URL. */
  query?: URLSearchParams;
  /** A clicked button: of a tag, or the one that clears the filter. */
  button?: HTMLButtonElement;
}

/** Applies the filter of a form. */
export function applyForm(form: HTMLFormElement, { query, button }: FormChange): void {
  if (button?.dataset.tag) button.ariaPressed = String(button.ariaPressed !== 'true');
  else if (button) query = new URLSearchParams();
  const input = form.querySelector('input')!;
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('[data-tag]')];
  if (query) {
    const tags = query.getAll('tag');
    input.value = query.get('q') ?? '';
    for (const button of buttons)
      button.ariaPressed = String(tags.includes(button.dataset.tag ?? ''));
  }
  const pressed = buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
  applyFilter(form, {
    text: input.value,
    tags: pressed.flatMap(({ dataset }) => dataset.tag ?? []),
  });
}

/** Shows the cards that match a filter, and stores the filter in the URL. */
function applyFilter(form: HTMLFormElement, filter: GalleryFilter): void {
  const shown = matchingCards(groups, filter);
  // Cards are hidden instead of removed, because rendering their pictures again is slow.
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const item = card.closest('li');
    if (item) item.hidden = !shown.has(card.dataset.card ?? '');
  }
  const isEmpty = (section: Element) => !section.querySelector('li:not([hidden]) > [data-card]');
  for (const section of document.querySelectorAll<HTMLElement>('[data-gallery-section]'))
    section.hidden = isEmpty(section);
  setCounts(shown);
  setStatus(form, shown.size, filter.text !== '' || filter.tags.length > 0);
  updateUrl(filter);
}

/** Updates the numbers of examples in the links to the families and in their headings. */
function setCounts(shown: ReadonlySet<string>): void {
  for (const { name, cards } of groups.flatMap(({ families }) => families)) {
    const count = cards.filter(({ id }) => shown.has(id)).length;
    const link = document.querySelector<HTMLElement>(`[data-families] [href='#${name}']`)!;
    link.hidden = count === 0;
    link.querySelector('small')!.textContent = String(count);
    document.querySelector<HTMLElement>(`[id='${name}'] h3`)!.dataset.count = String(count);
  }
}

function setStatus(form: HTMLFormElement, count: number, isFiltered: boolean): void {
  form.querySelector('[role=status] > span')!.textContent =
    count === 0 ? 'No matching examples.' : `${count} ${count === 1 ? 'example' : 'examples'}`;
  form.querySelector<HTMLElement>('[role=status] > button')!.hidden = !isFiltered;
}

/** Stores the filter in the URL. Bypasses the router, which would render the page again on every keystroke. */
function updateUrl({ text, tags }: GalleryFilter): void {
  const parameters = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (text) parameters.set('q', text);
  const query = String(parameters);
  const { pathname, hash } = window.location;
  const url = [pathname, query && `?${query}`, hash].filter(Boolean).join('');
  window.history.replaceState(window.history.state, '', url);
}
