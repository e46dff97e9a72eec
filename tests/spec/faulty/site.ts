import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { NavbarItem } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import createConfig from '../../../docusaurus.config';

interface Fault {
  /** Folder of pages. */
  path?: string;
  sidebars?: string;
  /** Items of the top bar. */
  items?: NavbarItem[];
  i18n?: Config['i18n'];
}

/** Our own configuration around other pages and another bar, in which something is wrong. */
export async function siteWith({
  path = 'docs',
  sidebars,
  items = [],
  i18n,
}: Fault): Promise<Config> {
  const ours = await createConfig();
  return {
    ...ours,
    i18n: i18n ?? ours.i18n,
    staticDirectories: [],
    themes: ['@docusaurus/theme-classic'],
    plugins: [
      [
        '@docusaurus/plugin-content-docs',
        { path, routeBasePath: '/', sidebarPath: sidebars } satisfies DocsOptions,
      ],
    ],
    themeConfig: { navbar: { items } },
  };
}
