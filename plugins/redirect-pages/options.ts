/** Former and current route of a page, both without the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** Options of the redirect-pages plugin. */
export interface RedirectPagesOptions {
  redirects: Redirect[];
}
