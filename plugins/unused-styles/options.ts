/** Styles that the stylesheet leaves out, because nothing on the site uses them. */
export interface UnusedStylesOptions {
  /** Stylesheets of components that no page shows: files or folders, by their path in `node_modules`. */
  stylesheets: string[];
  /** Classes (`avatar`) and custom properties (`--ifm-avatar-photo-size`) of Infima: regular expressions of whole names. */
  names: string[];
}
