import type { UserThemeConfig } from '@docusaurus/theme-common';
import { withDefaultPosition } from '../plugins/docusaurus-overrides/index';
import { version } from '@elastic/charts/package.json';
import { site } from './site';

type Navbar = NonNullable<UserThemeConfig['navbar']>;
type Footer = NonNullable<UserThemeConfig['footer']>;

/** Navbar: the three sidebars on the left, external destinations on the right. */
export const navbar = (playgroundUrl: string): Navbar => ({
  title: site.title,
  logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
  items: withDefaultPosition([
    { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
    { type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' },
    { type: 'docSidebar', sidebarId: 'examples', label: 'Examples', position: 'left' },
    { href: playgroundUrl, label: 'Playground' },
    // `pathname://` bypasses the router: Storybook is a separate application that opens in a new tab.
    { to: 'pathname:///storybook', label: 'Storybook' },
    { href: site.repository, label: 'GitHub' },
  ]),
});

export const footer: Footer = {
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Get started', to: '/docs/intro' },
        { label: 'Themes and colors', to: '/docs/theming' },
        { label: 'Troubleshooting', to: '/docs/troubleshooting' },
      ],
    },
    {
      title: 'API',
      items: [
        { label: 'Chart', to: '/api/Chart' },
        { label: 'Settings', to: '/api/specs/global/Settings' },
        { label: 'All types', to: '/all-types/' },
      ],
    },
    {
      title: 'Examples',
      items: [
        { label: 'Gallery', to: '/examples/examples' },
        { label: 'Storybook', to: 'pathname:///storybook' },
      ],
    },
    {
      title: 'Source',
      items: [
        { label: 'Elastic Charts on GitHub', href: site.repository },
        { label: 'Changelog', to: '/changelog' },
      ],
    },
  ],
  copyright: `Copyright © ${site.copyrightYear} the authors of this documentation. It describes <code>@elastic/charts ${version}</code>, a product of Elastic N.V.`,
};
