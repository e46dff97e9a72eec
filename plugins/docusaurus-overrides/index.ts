import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { desktopBreakpoint } from './node/desktop-breakpoint';
import { forcedColorsScript } from './node/forced-colors-script';
import { printInLightMode } from './node/print-in-light-mode';
import { overrideModule } from './node/module-overrides';

export { externalLinks } from './node/external-links';
export { withShortDescription } from './node/short-description';
export { withDefaultPosition } from './node/with-default-position';

/** Overrides parts of Docusaurus and its classic theme where the specification requires different behavior. */
export default function docusaurusOverrides(): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'docusaurus-overrides',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () =>
      [
        'layout.css',
        'print.css',
        'forced-colors.css',
        'without-scripts.css', // after layout.css, because it overrides the navbar styles
        'external-links-in-new-tab.ts',
        'escape-invalid-path.ts',
      ].map((name) => path.join(__dirname, 'client', name)),
    injectHtmlTags: () => ({
      preBodyTags: [{ tagName: 'script', innerHTML: forcedColorsScript }],
    }),
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/./, overrideModule(__dirname)),
      ],
    }),
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, desktopBreakpoint(996), printInLightMode()],
    }),
  };
}
