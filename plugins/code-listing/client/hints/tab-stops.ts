/** Offsets of the keys that move the focus. */
const offsets: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Makes a link the only link of its listing in the tab order, so that Tab leaves the code. */
export function setTabStop(link: HTMLAnchorElement, selector: string): void {
  for (const other of linksAround(link, selector)) other.tabIndex = other === link ? 0 : -1;
}

/**
 * Moves the focus to another link of the listing.
 *
 * @returns whether the key moves the focus.
 */
export function moveFocus(link: HTMLAnchorElement, key: string, selector: string): boolean {
  const offset = offsets[key];
  if (offset === undefined) return false;
  // Links in folded lines cannot be focused.
  const links = linksAround(link, selector).filter((one) => one.checkVisibility());
  const index = Math.max(0, Math.min(links.length - 1, links.indexOf(link) + offset));
  links[index]?.focus();
  return true;
}

const linksAround = (link: HTMLAnchorElement, selector: string) => [
  ...(link.closest('[data-code]')?.querySelectorAll<HTMLAnchorElement>(selector) ?? []),
];
