import type { ParseFrontMatter } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { pageWithSocialCard } from '../plugins/chart-examples/index';
import { withPageSource, withShortDescription } from '../plugins/docusaurus-overrides/index';
import { editUrl, site } from './site';

/** Social card of pages that have no image of their own. */
export const socialCard = 'img/social-card.png';

const socialCardAlt =
  'Elastic Charts: guides, reference and running examples. Below, stacked bars and a heatmap in light mode, areas and a donut in dark mode.';

/** Default `meta` tags of every page. A page can override each of them. */
export const metadata: NonNullable<UserThemeConfig['metadata']> = [
  { property: 'og:site_name', content: site.title },
  { property: 'og:type', content: 'website' },
  { property: 'og:image:alt', content: socialCardAlt },
  { name: 'twitter:image:alt', content: socialCardAlt },
];

/** Parses the front matter of a page and adds its social card, a shortened description, and its source and date. */
export function parseFrontMatter(siteDir: string): ParseFrontMatter {
  const withSocialCard = pageWithSocialCard(siteDir);
  const withSource = withPageSource(siteDir, editUrl());
  return async (params) =>
    withSource(withShortDescription(await withSocialCard(params)), params.filePath);
}
