/** An address that pages had, and the one that they have. Both without the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** Options of the redirect-pages plugin. */
export interface RedirectPagesOptions {
  redirects: Redirect[];
}
