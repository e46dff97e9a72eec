import { clientModule } from './client-folder';

/** A module of the generator that another stands in for, in the client bundle of a production build. */
export interface Replacement {
  /** How the generator's code imports it. */
  request: string;
  /** Folder of the modules that import it so, where the request alone is ambiguous. */
  importer?: RegExp;
  /** What is imported instead. */
  by: string;
  /** What the replacement is for, as the end of a message: "… is replaced so that …". */
  purpose: string;
}

/** Version of Docusaurus that the requests were read from. */
export const replacedVersion = '3.9.2';

const core = /core[\\/]lib[\\/]client$/;

/** Every replaced module. On an upgrade of Docusaurus compare each with its successor. */
export const replacements: Replacement[] = [
  {
    request: '@generated/routes',
    by: clientModule('routes'),
    purpose: 'no table of routes, chunks and their names is loaded',
  },
  {
    request: '@generated/globalData',
    by: clientModule('global-data'),
    purpose: 'the list of all docs is not loaded',
  },
  {
    request: '@generated/docusaurus.config',
    by: '@generated/partial-hydration/default/site-config.json',
    purpose: 'settings that only the build reads are not loaded',
  },
  {
    request: './preload',
    importer: core,
    by: clientModule('preload'),
    purpose: 'navigation loads a page as HTML',
  },
  {
    request: './PendingNavigation',
    importer: core,
    by: clientModule('pending-navigation'),
    purpose: 'navigation renders the frame once',
  },
  {
    request: './docusaurus',
    importer: core,
    by: clientModule('window-docusaurus'),
    purpose: 'links prefetch pages as HTML',
  },
  {
    request: '@docusaurus/Head',
    by: clientModule('head'),
    purpose: 'the head that the server made stays',
  },
  {
    request: 'react-helmet-async',
    by: clientModule('helmet'),
    purpose: 'the head that the server made stays',
  },
  {
    request: 'nprogress',
    by: clientModule('progress-bar'),
    purpose: 'the progress bar is small',
  },
  {
    request: '@theme/prism-include-languages',
    by: clientModule('nothing'),
    purpose: 'no highlighter is loaded',
  },
  {
    request: 'hoist-non-react-statics',
    by: clientModule('hoist-statics'),
    purpose: 'withRouter copies no static members: no component that Docusaurus wraps has any',
  },
  {
    request: 'tslib',
    by: clientModule('tslib'),
    purpose: 'helpers that nobody calls are not loaded',
  },
];

/** The part of a module's request that a replacement reads and changes. */
interface ModuleRequest {
  /** Folder of the importing module. */
  context: string;
  request: string;
}

/** Changes the request of a replaced module; the replacements themselves still reach the originals. */
export function replaceModule(module: ModuleRequest): void {
  if (module.context.startsWith(clientModule(''))) return;
  const found = replacements.find(
    ({ request, importer }) =>
      request === module.request && (!importer || importer.test(module.context)),
  );
  if (found) module.request = found.by;
}
