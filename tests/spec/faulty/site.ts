import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { NavbarItem } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import createConfig from '../../../docusaurus.config';

interface Fault {
  /** Folder of the pages. */
  path?: string;
  sidebars?: string;
  /** Navbar items. */
  items?: NavbarItem[];
  i18n?: Config['i18n'];
}

/** Creates the site's configuration with different pages and navbar items. */
export async function siteWith({
  path = 'docs',
  sidebars,
  items = [],
  i18n,
}: Fault): Promise<Config> {
  const config = await createConfig();
  return {
    ...config,
    i18n: i18n ?? config.i18n,
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
