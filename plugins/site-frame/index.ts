import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { desktopFrom } from './node/desktop-from';
import { forcedColorsScript } from './node/forced-colors-script';
import { lightInPrint } from './node/light-in-print';
import { ownModules } from './node/own-modules';

export { externalLinks } from './node/external-links';
export { withShortDescription } from './node/short-description';
export { withPositions } from './node/with-positions';

/** What surrounds every page, where the specification wants it otherwise than the theme has it. */
export default function siteFrame(): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'site-frame',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () =>
      [
        'frame.css',
        'print.css',
        'forced-colors.css',
        'without-scripts.css', // after frame.css, whose bar it lays out anew
        'new-tabs.ts',
        'decodable-path.ts',
      ].map((name) => path.join(__dirname, 'client', name)),
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', innerHTML: forcedColorsScript }],
    }),
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/./, ownModules(__dirname)),
      ],
    }),
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, desktopFrom(996), lightInPrint()],
    }),
  };
}
