import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readDesignTokens, tokenValue } from '../../contracts/design-tokens';
import { generatedFolders } from '../../contracts/generated-files';
import { drawIcon } from './node/draw-icon';
import { iconName, manifestSizes, webManifest } from './node/web-manifest';

/** Size of the icon for the home screen of a phone, in pixels. */
const touchSize = 180;

/** Draws the icons of the site from its favicon, and declares them and the web manifest. */
export default function siteIcons({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const background = tokenValue(readDesignTokens(siteDir, 'light'), 'bg');
  return {
    name: 'site-icons',
    async loadContent() {
      const { title, tagline, favicon } = siteConfig;
      const logo = fs.readFileSync(path.join(siteDir, 'static', favicon!));
      const folder = path.join(siteDir, generatedFolders.siteIcons);
      fs.mkdirSync(path.join(folder, 'img'), { recursive: true });
      for (const size of [touchSize, ...manifestSizes])
        fs.writeFileSync(path.join(folder, iconName(size)), await drawIcon(logo, size));
      fs.writeFileSync(
        path.join(folder, 'manifest.json'),
        webManifest({ name: title, description: tagline, background }),
      );
    },
    injectHtmlTags: () => ({
      headTags: [
        tag('link', { rel: 'apple-touch-icon', href: baseUrl + iconName(touchSize) }),
        tag('link', { rel: 'manifest', href: `${baseUrl}manifest.json` }),
      ],
    }),
  };
}

const tag = (tagName: string, attributes: Record<string, string>) => ({ tagName, attributes });
