import path from 'node:path';

/** Import request of the bundler, reduced to the fields that an override reads and changes. */
interface ModuleRequest {
  /** Directory of the importing module. */
  context: string;
  request: string;
}

/** Overridden modules of Docusaurus: directory of the issuer, import request, and the override in `client/`. */
const overrides = [
  { issuer: /core\/lib\/client$/, request: './preload', override: 'preload' },
  { issuer: /core\/lib\/client$/, request: './normalizeLocation', override: 'normalize-location' },
  { issuer: /theme-common\/lib$/, request: './hooks/useWindowSize', override: 'use-window-size' },
  {
    issuer: /theme-common\/lib\/contexts$/,
    request: '../hooks/useWindowSize',
    override: 'use-window-size',
  },
  {
    issuer: /theme\/SiteMetadata$/,
    request: '@docusaurus/Head',
    override: 'head-without-body-attributes',
  },
];

/** Redirects imports of overridden modules. An override imports the original module by its full name. */
export const overrideModule = (pluginDir: string) => (module: ModuleRequest) => {
  const directory = module.context.replaceAll('\\', '/');
  const found = overrides.find(
    ({ issuer, request }) => request === module.request && issuer.test(directory),
  );
  if (found) module.request = path.join(pluginDir, 'client', found.override);
};
