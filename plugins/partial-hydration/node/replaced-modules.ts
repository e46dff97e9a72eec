import path from 'node:path';
import { clientModule } from './write-client-modules';

/** Replacement of a Docusaurus module in the client bundle of production builds. */
export interface Replacement {
  /** Import request of the original module. */
  request: string;
  /** Directory of the importing modules, if the request alone is ambiguous. */
  importer?: RegExp;
  /** Import request of the replacement. */
  by: string;
  /** Purpose of the replacement, which completes the error message "It is replaced so that …". */
  purpose: string;
}

/** Version of Docusaurus for which the replacements were written. */
export const replacedVersion = '3.9.2';

const core = /core[\\/]lib[\\/]client$/;

/** Path of the replacement of tslib, without its extension. */
export const tslibReplacement = path.join(__dirname, '../shared/tslib');

/** All replacements. Review each of them when upgrading Docusaurus. */
export const replacements: Replacement[] = [
  {
    request: '@generated/routes',
    by: clientModule('routes'),
    purpose: 'the table of routes, chunks and chunk names is not loaded',
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
    by: clientModule('load-page'),
    purpose: 'navigation loads a page as HTML',
  },
  {
    request: './PendingNavigation',
    importer: core,
    by: clientModule('pending-navigation'),
    purpose: 'navigation renders the layout once',
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
    purpose: 'the server-rendered head is kept',
  },
  {
    request: 'react-helmet-async',
    by: clientModule('head'),
    purpose: 'the server-rendered head is kept',
  },
  {
    request: '@theme/SiteMetadata',
    by: clientModule('nothing'),
    purpose: 'components that render only tags of the head are not loaded',
  },
  {
    request: '@theme/FontPreload',
    by: clientModule('nothing'),
    purpose: 'components that render only tags of the head are not loaded',
  },
  {
    request: 'nprogress',
    by: clientModule('progress-bar'),
    purpose: 'the progress bar is small',
  },
  {
    request: '@theme/prism-include-languages',
    by: clientModule('nothing'),
    purpose: 'no syntax highlighter is loaded',
  },
  {
    request: 'hoist-non-react-statics',
    by: clientModule('hoist-statics'),
    purpose: 'withRouter copies no static members: no component that Docusaurus wraps has any',
  },
  {
    request: 'tslib',
    by: tslibReplacement,
    purpose: 'unused helpers are not loaded',
  },
];

/** Import request of the bundler, reduced to the fields that a replacement reads and changes. */
interface ModuleRequest {
  /** Directory of the importing module. */
  context: string;
  request: string;
}

/** Redirects imports of replaced modules. Imports in the replacements themselves are not redirected. */
export function replaceModule(module: ModuleRequest): void {
  if (module.context.startsWith(clientModule(''))) return;
  const found = replacements.find(
    ({ request, importer }) =>
      request === module.request && (!importer || importer.test(module.context)),
  );
  if (found) module.request = found.by;
}
