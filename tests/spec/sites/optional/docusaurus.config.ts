import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';

/** A test site that uses optional features, with the plugins of this repository. */
export default {
  title: 'Optional parts',
  url: 'https://example.org',
  baseUrl: '/optional/',
  favicon: 'img/mark.svg',
  onBrokenLinks: 'warn',
  future: { v4: true, experimental_faster: true },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'de'],
    localeConfigs: {
      en: { label: 'English' },
      fr: { label: 'Français', htmlLang: 'fr-FR' },
      de: { label: 'Deutsch', url: 'https://de.example.org' },
    },
  },
  themes: [
    ['@docusaurus/theme-classic', { customCss: '../../../../src/css/tokens.css' }],
    '../../../../plugins/docusaurus-overrides/index.ts',
    ['../../../../plugins/site-search/index.ts', { maxHits: 30 }],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      { routeBasePath: '/', sidebarPath: './sidebars.ts' } satisfies DocsOptions,
    ],
  ],
  themeConfig: {
    announcementBar: {
      id: 'first',
      content: 'Read <a href="https://example.org/news">the news</a>',
      backgroundColor: '#102040',
      textColor: '#ffffff',
    },
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Optional',
      hideOnScroll: true,
      logo: { src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', alt: 'Mark', href: '/more' },
      items: [
        {
          type: 'dropdown',
          label: 'Pages',
          position: 'left',
          items: [
            { to: '/more', label: 'More' },
            { type: 'doc', docsPluginId: 'default', docId: 'guide', label: 'Guide' },
            { type: 'html', value: '<hr>' },
          ],
        },
        {
          type: 'dropdown',
          label: 'Sidebars',
          position: 'left',
          items: [{ type: 'docSidebar', sidebarId: 'main', label: 'Main' }],
        },
        { type: 'search', position: 'left' },
        { type: 'docsVersion', position: 'right' },
        {
          type: 'docsVersionDropdown',
          position: 'right',
          versions: { current: { label: 'To come' }, '1.0': {} },
          dropdownItemsBefore: [{ to: '/more', label: 'Before' }],
          dropdownItemsAfter: [{ href: 'https://example.org/old', label: 'After' }],
        },
        { type: 'localeDropdown', position: 'right' },
        { type: 'html', position: 'right', value: '<a href="https://example.org/raw">Raw</a>' },
        { type: 'custom-crash', position: 'right' },
      ],
    },
    footer: {
      style: 'dark',
      logo: {
        src: 'img/mark.svg',
        srcDark: 'img/mark-dark.svg',
        alt: 'Mark',
        href: 'https://example.org',
      },
      links: [
        { label: 'Home', to: '/' },
        { label: 'Elsewhere', href: 'https://example.org/else' },
      ],
      copyright: 'Of <a href="https://example.org/us">us</a>',
    },
  } satisfies UserThemeConfig,
} satisfies Config;
