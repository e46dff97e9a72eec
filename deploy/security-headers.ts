import { framePolicy } from '../plugins/live-editor/index';

/**
 * Headers that protect readers, as `deploy/nginx.conf` sends them. The server of `npm start` uses this file, and a test
 * compares nginx's headers with it.
 */

/** Inline scripts of the pages, by what they do, as hashes of their text: no other inline script runs. */
export const inlineScripts = {
  colorModeAndEarlyEvents: 'sha256-+LETxfcZ3oaKmCLBs1n/XLmQUXMAj2PUxwyEpuzaKPY=',
  bannerOfWrongBasePath: 'sha256-HC75jc65RxjxeZaZktw7rHVzzmEuZOEOOC5NtO6HzhM=',
  requestOfScripts: 'sha256-If2tx4Wy61s1jq0LsBvu0xpv9QU/THHGdwPAZpJbig4=',
  redirect: 'sha256-5/JDfUtP4A7kxOKdlJAgMs5Jw9I2JUStQ67ADD/Xpnw=',
};

/** Inline scripts of Storybook's pages. They change with its version and settings. */
export const storybookScripts = {
  settingsOfManager: 'sha256-afpK8RGgD0TDE50PhVmUpBAwUP33k4t4F12+Nh27U8c=',
  startOfManager: 'sha256-vvsFYkVD1I/2cnqV0HTBlDnNUttZXKGWyuurTFbIE2M=',
  settingsOfPreview: 'sha256-3+tgp95Q2tGaDK8/6EZXfPUI2mgt8nNSluCubBd4dEQ=',
  developerTools: 'sha256-9uH6lxIMkZ9BbH/KGU7cX3qG7DCarU5zjDI96iEvyQA=',
  loadingError: 'sha256-1pKwVQSPbS2izSj7W8RJQl/x0MTPVnKFEhIT8MQvmPE=',
};

type Directives = Record<string, readonly string[]>;

const allowed = (hashes: Record<string, string>): string[] =>
  Object.values(hashes).map((hash) => `'${hash}'`);

/** Directives of all pages. */
const common: Directives = {
  // Scripts, workers, data, fonts and frames come from this site.
  'default-src': ["'self'"],
  // Small icons in stylesheets, and screenshots in pictures, are data URLs.
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // Pages of other sites cannot show this one in a frame. Storybook frames its stories.
  'frame-ancestors': ["'self'"],
};

const directivesOfSite: Directives = {
  ...common,
  // The editor sends the files of a project to StackBlitz if the reader asks for it.
  'form-action': ["'self'", 'https://stackblitz.com'],
  'script-src': ["'self'", ...allowed(inlineScripts)],
  // Some examples contain a `style` element, and the HTML has `style` attributes: the height of the frame of each chart,
  // and the alignment of table cells.
  'style-src': ["'self'", "'unsafe-inline'"],
};

const directivesOfStorybook: Directives = {
  ...common,
  'script-src': ["'self'", ...allowed(storybookScripts)],
  // Storybook makes its styles in the browser, as `style` elements.
  'style-src': ["'self'", "'unsafe-inline'"],
};

const policyOf = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** Content security policies of the site, of the folder `storybook/`, and of the frame in which edited code runs. */
export const policies = {
  site: policyOf(directivesOfSite),
  storybook: policyOf(directivesOfStorybook),
  frame: framePolicy,
};

/** Headers of all pages that are the same on each. */
export const pageHeaders = {
  // Other sites do not learn the address of a deployment, which may be internal.
  'Referrer-Policy': 'same-origin',
  // The site uses none of these, so that no script can.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of the frame in which edited code runs, beside those of pages. */
export const frameHeaders = {
  // Chromium opens a connection before it refuses to load a frame, so that code could send data in the name of a host.
  'Connection-Allowlist': '()',
};
