import path from 'node:path';
import { site } from '../../config/site';
import { readDesignTokens } from '../../shared/design-tokens';
import { writeFiles } from '../../shared/write-files';
import { themeOf } from './theme-of';

/** The file with the themes of both color modes, relative to the site directory. */
export const themesFile = '.generated/storybook/themes.json';

/** Writes Storybook's themes from the site's design tokens: Storybook computes colors and cannot refer to properties. */
export function writeThemes(siteDir: string): void {
  const themes = {
    brandTitle: brandOf(site.title),
    light: themeOf(readDesignTokens(siteDir, 'light'), 'light'),
    dark: themeOf(readDesignTokens(siteDir, 'dark'), 'dark'),
  };
  writeFiles(path.join(siteDir, path.dirname(themesFile)), {
    [path.basename(themesFile)]: JSON.stringify(themes),
  });
}

/** Without an image for the brand, Storybook renders its title as HTML. */
const brandOf = (title: string) =>
  `<img src="./img/logo.svg" alt="" width="24" height="24"><b>${title}</b>`;
