import path from 'node:path';

/** Override of an internal module of Docusaurus. */
export interface ModuleOverride {
  /** Matches the directory of the importing modules. */
  issuer: RegExp;
  /** Import request of the original module. */
  request: string;
  /** Name of the module in `client/` that is imported instead. */
  override: string;
  /** Completes the error message "It is overridden so that …". */
  purpose: string;
}

/** Version of Docusaurus for which the overrides were written. */
export const overriddenVersion = '3.9.2';

/** All overrides. Review each of them when upgrading Docusaurus. */
export const overrides: ModuleOverride[] = [
  {
    issuer: /core\/lib\/client$/,
    request: './preload',
    override: 'preload',
    purpose: 'pages that end in `.html` load their code before hydration',
  },
  {
    issuer: /core\/lib\/client$/,
    request: './normalizeLocation',
    override: 'normalize-location',
    purpose: 'a hash or path with invalid percent-encoding does not crash the site',
  },
  {
    issuer: /theme-common\/lib$/,
    request: './hooks/useWindowSize',
    override: 'use-window-size',
    purpose: 'the breakpoint of scripts is that of the styles',
  },
  {
    issuer: /theme-common\/lib\/contexts$/,
    request: '../hooks/useWindowSize',
    override: 'use-window-size',
    purpose: 'the breakpoint of scripts is that of the styles',
  },
  {
    issuer: /theme\/SiteMetadata$/,
    request: '@docusaurus/Head',
    override: 'head-without-body-attributes',
    purpose: 'keyboard mode is not part of the static HTML',
  },
];

/** Import request of the bundler, reduced to the fields that an override reads and changes. */
interface ModuleRequest {
  /** Directory of the importing module. */
  context: string;
  request: string;
}

/** Whether a module in a directory is the issuer of an overridden import. */
export const isIssuer = ({ issuer }: ModuleOverride, directory: string): boolean =>
  issuer.test(directory.replaceAll('\\', '/'));

/** Redirects imports of overridden modules. An override imports the original module by its full name. */
export const overrideModule = (clientDir: string) => (module: ModuleRequest) => {
  const found = overrides.find(
    (each) => each.request === module.request && isIssuer(each, module.context),
  );
  if (found) module.request = path.join(clientDir, found.override);
};
