import { readStylesheets } from './read-stylesheets';

/**
 * Checks that selectors such as `[class*='docMainContainer']`, which match generated class names, match a class in
 * the CSS modules of a theme.
 *
 * @param clientDir - folder of the stylesheets with the selectors
 * @param themeDir - folder of the theme
 * @throws Error that lists the selectors without a match.
 */
export function checkClassSelectors(clientDir: string, themeDir: string): void {
  const selectors = readStylesheets(clientDir, '.css').matchAll(/\[class\*='([\w-]+)'\]/g);
  const names = new Set([...selectors].flatMap(([, name]) => name ?? []));
  const styles = readStylesheets(themeDir, '.module.css');
  const missing = [...names].filter((name) => !new RegExp(`\\.${name}\\b`).test(styles));
  if (missing.length > 0)
    throw new Error(
      `${clientDir}: no class in ${themeDir} matches ${missing.map((name) => `[class*='${name}']`).join(', ')}. Look for the new names there.`,
    );
}
