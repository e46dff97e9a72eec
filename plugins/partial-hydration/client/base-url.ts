import siteConfig from '@generated/partial-hydration/default/site-config.json';

/** Path of the site, with a slash at both ends. */
export const { baseUrl } = siteConfig;
