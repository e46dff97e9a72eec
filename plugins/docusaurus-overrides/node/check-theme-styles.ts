import { mobileLayout, desktopLayout } from './desktop-breakpoint';
import { darkMode } from './print-in-light-mode';

/** Styles of the theme that the PostCSS plugins change, with the file of the plugin. */
const expected = [
  { pattern: mobileLayout, file: 'desktop-breakpoint.ts' },
  { pattern: desktopLayout, file: 'desktop-breakpoint.ts' },
  { pattern: darkMode, file: 'print-in-light-mode.ts' },
];

/**
 * Checks that the PostCSS plugins still match styles of the theme: otherwise, they would have no effect.
 *
 * @param styles - all styles of the theme
 * @throws Error that lists the patterns without a match.
 */
export function checkThemeStyles(styles: string): void {
  const missing = expected.filter(({ pattern }) => styles.search(pattern) < 0);
  if (missing.length > 0)
    throw new Error(
      `docusaurus-overrides: ${missing
        .map(({ pattern, file }) => `no style of the theme matches ${String(pattern)} (${file})`)
        .join(', ')}. Update the pattern in plugins/docusaurus-overrides/node/.`,
    );
}
