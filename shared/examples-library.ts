/** How files in `examples/` get the library: one definition for the site, Storybook and the pictures. */
export const examplesLibrary = {
  /** The import that is replaced. */
  request: '@elastic/charts',
  /** Folder of the files whose imports are replaced, relative to the site directory. */
  importers: 'examples',
  /** The replacement, which sets the base theme for the color mode of the page; relative to the site directory. */
  module: 'plugins/chart-examples/theme/site-charts.tsx',
};
