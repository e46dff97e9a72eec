import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { ExpectReplacements, replaceModule } from '../../shared/replaced-modules';
import { checkClassSelectors } from './node/check-class-selectors';
import { checkThemeStyles } from './node/check-theme-styles';
import { desktopBreakpoint } from './node/desktop-breakpoint';
import { rootAttributesScript } from './node/root-attributes-script';
import { skipLinkScript } from './node/skip-link-script';
import { compareLiteralPaths } from './node/literal-paths';
import { printInLightMode } from './node/print-in-light-mode';
import { readStylesheets } from './node/read-stylesheets';

export { commitDates, dateOfChange } from './node/commit-dates';
export { externalLinks } from './node/external-links';
export { withPageSource } from './node/page-source';
export { scriptsAfterFirstPaint } from './node/scripts-after-first-paint';
export { withLastChange } from './node/with-last-change';
export { withShortDescription } from './node/short-description';
export { tableCards } from './node/table-cards';
export { withDefaultPosition } from './node/with-default-position';

/** Overrides parts of Docusaurus and its classic theme where the specification requires different behavior. */
export default function docusaurusOverrides(): Plugin {
  const theme = path.join(__dirname, 'theme');
  const client = path.join(__dirname, 'client');
  const themeEntry = require.resolve('@docusaurus/theme-classic');
  const classic = path.dirname(themeEntry);
  const infima = path.dirname(
    createRequire(themeEntry).resolve('infima/dist/css/default/default.css'),
  );
  checkClassSelectors(client, classic);
  checkThemeStyles([classic, infima].map((dir) => readStylesheets(dir, '.css')).join('\n'));
  return {
    name: 'docusaurus-overrides',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () =>
      [
        'layout.css',
        'table-cards.css',
        'print.css',
        'forced-colors.css',
        'without-scripts.css', // after layout.css, because it overrides the navbar styles
        'external-links-in-new-tab.ts',
        'escape-invalid-path.ts',
        'reveal-current-item.ts',
      ].map((name) => path.join(client, name)),
    injectHtmlTags: () => ({
      preBodyTags: [rootAttributesScript, skipLinkScript].map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = new NormalModuleReplacementPlugin(/./, replaceModule('docusaurus-overrides'));
      // An import that a replacement does not export stops the build; the default is a warning.
      const parser = { javascript: { exportsPresence: 'error' as const } };
      // Not in the client bundle, in which partial-hydration replaces some of the same modules.
      if (!isServer) return { module: { parser }, plugins: [replace] };
      // Docusaurus declares plugins with the types of webpack, which differ from Rspack's.
      return {
        module: { parser, rules: [compareLiteralPaths()] },
        plugins: [
          replace,
          new ExpectReplacements('docusaurus-overrides') as unknown as typeof replace,
        ],
      };
    },
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, desktopBreakpoint(996), printInLightMode()],
    }),
  };
}
