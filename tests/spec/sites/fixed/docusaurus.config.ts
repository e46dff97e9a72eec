import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { externalLinks, withDefaultPosition } from '../../../../plugins/docusaurus-overrides/index';

/** A test site without user settings: no color mode switch, a permanent announcement bar, a right-to-left locale. */
export default {
  title: 'Fixed parts',
  url: 'https://example.org',
  baseUrl: '/fixed/',
  noIndex: true,
  future: { v4: true, experimental_faster: true },
  i18n: {
    defaultLocale: 'ar',
    locales: ['ar'],
    localeConfigs: { ar: { label: 'Arabic', htmlLang: 'ar-EG', direction: 'rtl' } },
  },
  themes: ['@docusaurus/theme-classic', '../../../../plugins/docusaurus-overrides/index.ts'],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        rehypePlugins: [externalLinks],
      } satisfies DocsOptions,
    ],
  ],
  themeConfig: {
    announcementBar: { id: 'stays', content: 'This stays', isCloseable: false },
    colorMode: { disableSwitch: true },
    navbar: {
      title: 'Fixed',
      items: withDefaultPosition([
        { to: '/more', label: 'Exact', activeBaseRegex: 'more$' },
        { to: '/', label: 'Below', activeBasePath: 'more' },
        { href: 'https://example.org/away', label: 'Away' },
        { type: 'docsVersion', label: 'Version' },
      ]),
    },
    footer: {
      style: 'light',
      logo: {
        src: 'img/mark.svg',
        srcDark: 'img/mark.svg',
        alt: 'Mark',
        width: 32,
        height: 16,
        href: 'https://example.org',
        target: '_self',
      },
      links: [
        { title: 'Here', items: [{ label: 'More', to: '/more' }] },
        { title: 'There', items: [{ label: 'Away', href: 'https://example.org/away' }] },
      ],
      copyright: 'Of <a href="https://example.org/us">us</a>',
    },
  } satisfies UserThemeConfig,
} satisfies Config;
