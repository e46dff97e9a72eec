import type { ParseFrontMatter } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { pageWithSocialCard } from '../plugins/chart-examples/index';
import { withShortDescription } from '../plugins/site-frame/index';
import { site } from './site';

/** Picture that social networks show of a page without an example. */
export const socialCard = 'img/social-card.png';

const socialCardAlt =
  'Elastic Charts: guides, reference and running examples. Below, stacked bars and a heatmap in light mode, areas and a donut in dark mode.';

/** Tags in the head of every page; a page may replace each by one of its own. */
export const metadata: NonNullable<UserThemeConfig['metadata']> = [
  { property: 'og:site_name', content: site.title },
  { property: 'og:type', content: 'website' },
  { property: 'og:image:alt', content: socialCardAlt },
  { name: 'twitter:image:alt', content: socialCardAlt },
];

/** Reads the front matter of a page, with what its head shows besides. */
export const parseFrontMatter =
  (siteDir: string): ParseFrontMatter =>
  async (params) =>
    withShortDescription(await pageWithSocialCard(siteDir)(params));
