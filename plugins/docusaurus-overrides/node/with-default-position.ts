import type { NavbarItem } from '@docusaurus/theme-common';

/** Places navbar items without a position on the right; the theme's default is the left. */
export const withDefaultPosition = (items: NavbarItem[]): NavbarItem[] =>
  items.map((item) => ({ position: 'right', ...item }));
