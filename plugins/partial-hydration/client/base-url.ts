import siteConfig from '@generated/partial-hydration/default/site-config.json';

/** Base path of the site, with leading and trailing slash. */
export const { baseUrl } = siteConfig;
