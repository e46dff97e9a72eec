/**
 * Files of installed packages from which the build makes files of the site without a bundler, relative to the site
 * directory. The third-party notices name their packages, so that plugins read such files by these paths only.
 */
export const packageFiles = {
  /** The icons of Lucide in the format of Iconify. */
  icons: 'node_modules/@iconify-json/lucide/icons.json',
  /** Inter with all weights. */
  font: 'node_modules/inter-ui/variable/InterVariable.woff2',
  codeFont:
    'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};
