import { currentFamily } from './current-family';

/**
 * Marks the link to the family at the top of the visible part of the gallery, and scrolls it into the view of its
 * row. Ends with the gallery: an observer lives as long as what it observes.
 *
 * @param links - the links to the families
 */
export function trackFamily(links: HTMLElement): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-family]')];
  const names = sections.map(({ id }) => id);
  const visible = new Set<string>();
  // A section is current below the bar, where anchors scroll to; not in the lower half of the viewport.
  const top = sections[0] ? parseFloat(getComputedStyle(sections[0]).scrollMarginTop) : 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        visible[isIntersecting ? 'add' : 'delete'](target.id);
      mark(links, currentFamily(names, visible));
    },
    { rootMargin: `-${Math.ceil(top) + 1}px 0px -50%` },
  );
  for (const section of sections) observer.observe(section);
}

function mark(links: HTMLElement, name: string | undefined): void {
  for (const link of links.querySelectorAll('a')) {
    const isCurrent = name !== undefined && link.hash === `#${name}`;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) {
      link.setAttribute('aria-current', 'true');
      links.scrollLeft =
        link.offsetLeft - links.offsetLeft - (links.clientWidth - link.offsetWidth) / 2;
    } else link.removeAttribute('aria-current');
  }
}
