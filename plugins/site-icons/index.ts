import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDesignTokens, tokenValue, type ColorMode } from '../../shared/design-tokens';
import { generatedFolders } from '../../shared/generated-files';
import { drawIcon } from './node/draw-icon';
import { favicon as drawFavicon } from './node/favicon';
import { iconSprite } from './node/icon-sprite';
import { iconName, manifestSizes, webManifest } from './node/web-manifest';
import type { SiteIconsOptions } from './options';

export { validateOptions, type SiteIconsOptions } from './options';

/** Size of the icon for the home screen of a phone, in pixels. */
const touchSize = 180;

/**
 * Draws the icons of the site from its favicon, declares them, the theme color and the web manifest, and writes the
 * sprite of icons.
 */
export default function siteIcons(
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { symbols }: SiteIconsOptions,
): Plugin {
  const backgroundIn = (mode: ColorMode) =>
    tokenValue(readDesignTokens(siteDir, mode), 'color-background');
  return {
    name: 'site-icons',
    async loadContent() {
      const { title, tagline, favicon } = siteConfig;
      if (!favicon)
        throw new Error(
          'site-icons: set "favicon" in docusaurus.config.ts to the logo in static/.',
        );
      const logo = fs.readFileSync(path.join(siteDir, 'static', favicon));
      const folder = path.join(siteDir, generatedFolders.siteIcons);
      fs.mkdirSync(path.join(folder, 'img'), { recursive: true });
      for (const size of [touchSize, ...manifestSizes])
        fs.writeFileSync(path.join(folder, iconName(size)), await drawIcon(logo, size));
      fs.writeFileSync(path.join(folder, 'favicon.ico'), await drawFavicon(logo));
      fs.writeFileSync(path.join(folder, 'img/icons.svg'), iconSprite(siteDir, symbols));
      fs.writeFileSync(
        path.join(folder, 'manifest.json'),
        webManifest({ name: title, description: tagline, background: backgroundIn('light') }),
      );
    },
    getClientModules: () => [path.join(__dirname, 'client/theme-color.ts')],
    injectHtmlTags: () => ({
      headTags: [
        tag('link', { rel: 'apple-touch-icon', href: baseUrl + iconName(touchSize) }),
        tag('link', { rel: 'manifest', href: `${baseUrl}manifest.json` }),
        tag('meta', {
          name: 'theme-color',
          content: backgroundIn('light'),
          'data-dark': backgroundIn('dark'),
        }),
      ],
    }),
  };
}

const tag = (tagName: string, attributes: Record<string, string>) => ({ tagName, attributes });
