import type { NavbarItem } from '@docusaurus/theme-common';

/** Items of the top bar, those that do not say where they belong on the right; the theme puts them on the left. */
export const withPositions = (items: NavbarItem[]): NavbarItem[] =>
  items.map((item) => ({ position: 'right', ...item }));
