/** Options of the unused-styles plugin. */
export interface UnusedStylesOptions {
  /** Stylesheets of unused components: paths of files or folders in `node_modules`. */
  stylesheets: string[];
  /** Regular expressions that match unused classes (`avatar`) and custom properties (`--ifm-avatar-photo-size`) of Infima. */
  names: string[];
}
