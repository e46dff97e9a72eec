import gallery from '../../../.generated/examples/gallery.json';
import type { GalleryGroup } from '../../../contracts/example-manifest';
import { matching, type GalleryFilter } from './matching';

const groups: GalleryGroup[] = gallery;

/** Shows the cards of the gallery that a filter leaves; the address keeps the filter. */
export function applyFilter(form: HTMLFormElement, filter: GalleryFilter): void {
  const shown = matching(groups, filter);
  // Hidden rather than taken away: a picture that comes back is drawn anew, which takes long.
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]'))
    card.closest('li')!.hidden = !shown.has(card.dataset.card!);
  const isEmpty = (section: Element) => !section.querySelector('li:not([hidden]) > [data-card]');
  for (const section of document.querySelectorAll<HTMLElement>('[data-gallery-section]'))
    section.hidden = isEmpty(section);
  setStatus(form, shown.size, filter.text !== '' || filter.tags.length > 0);
  keepInAddress(filter);
}

function setStatus(form: HTMLFormElement, count: number, isFiltered: boolean): void {
  form.querySelector('[role=status] > span')!.textContent =
    count === 0 ? 'No example fits.' : `${count} ${count === 1 ? 'example' : 'examples'}`;
  form.querySelector<HTMLElement>('[role=status] > button')!.hidden = !isFiltered;
}

/** A filtered gallery can be sent to someone. Past the router, which would load the page again for every letter. */
function keepInAddress({ text, tags }: GalleryFilter): void {
  const parameters = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (text) parameters.set('q', text);
  const query = String(parameters);
  const { pathname, hash } = window.location;
  const address = [pathname, query && `?${query}`, hash].filter(Boolean).join('');
  window.history.replaceState(window.history.state, '', address);
}
