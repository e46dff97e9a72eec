import path from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';

/** Version of Docusaurus for which all modules of the site that replace others were written. */
export const replacedVersion = '3.9.2';

/** A module of Docusaurus, or of a package that it uses, that a plugin replaces. */
export interface ReplacedModule {
  /** Import request of the original module. */
  request: string;
  /** Directory of the importing modules, if the request alone is ambiguous. */
  importer?: RegExp;
  /** Path of the replacement in the folder of the plugin, without extension, or a generated module: `@generated/…`. */
  by: string;
  /** Purpose of the replacement, which completes the error message "It is replaced so that …". */
  purpose: string;
}

const coreClient = /core\/lib\/client$/;
const coreExports = /core\/lib\/client\/exports$/;

/** All replaced modules, by plugin. Review each of them when upgrading Docusaurus. */
export const replacedModules = {
  /** Replaced in all bundles. */
  'docusaurus-overrides': [
    {
      request: './BaseUrlIssueBanner',
      importer: coreClient,
      by: 'client/base-url-banner',
      purpose: 'the inline script of the home page has the same text for every base path',
    },
    {
      request: './preload',
      importer: coreClient,
      by: 'client/preload',
      purpose: 'pages that end in `.html` load their code before hydration',
    },
    {
      request: './normalizeLocation',
      importer: coreClient,
      by: 'client/normalize-location',
      purpose: 'a hash or path with invalid percent-encoding does not crash the site',
    },
    {
      request: './hooks/useWindowSize',
      importer: /theme-common\/lib$/,
      by: 'client/use-window-size',
      purpose: 'the breakpoint of scripts is that of the styles',
    },
    {
      request: '../hooks/useWindowSize',
      importer: /theme-common\/lib\/contexts$/,
      by: 'client/use-window-size',
      purpose: 'the breakpoint of scripts is that of the styles',
    },
    {
      request: '@docusaurus/Head',
      importer: /theme\/SiteMetadata$/,
      by: 'client/head-without-body-attributes',
      purpose: 'keyboard mode is not part of the static HTML',
    },
  ],
  /** Replaced in the client bundle of production builds. */
  'partial-hydration': [
    {
      request: '@generated/routes',
      by: 'client/routes',
      purpose: 'the table of routes, chunks and chunk names is not loaded',
    },
    {
      request: '@generated/globalData',
      by: 'client/global-data',
      purpose: 'the list of all docs is not loaded',
    },
    {
      request: '@generated/docusaurus.config',
      by: '@generated/partial-hydration/default/site-config.json',
      purpose: 'settings that only the build reads are not loaded',
    },
    {
      request: './preload',
      importer: coreClient,
      by: 'client/load-page',
      purpose: 'navigation loads a page as HTML',
    },
    {
      request: './browserContext',
      importer: coreClient,
      by: 'client/browser-context',
      purpose: 'the rendering after hydration does not block the browser',
    },
    {
      request: '../browserContext',
      importer: coreExports,
      by: 'client/browser-context',
      purpose: 'the rendering after hydration does not block the browser',
    },
    {
      request: '../../utils/reactUtils',
      importer: /theme-common\/lib\/contexts\/navbarSecondaryMenu$/,
      by: 'client/shallow-memo',
      purpose: 'hydration does not create a collator for strings',
    },
    {
      request: './PendingNavigation',
      importer: coreClient,
      by: 'client/pending-navigation',
      purpose: 'navigation renders the layout once',
    },
    {
      request: './docusaurus',
      importer: coreClient,
      by: 'client/window-docusaurus',
      purpose: 'links prefetch pages as HTML',
    },
    {
      request: '@docusaurus/Head',
      by: 'client/head',
      purpose: 'the server-rendered head is kept',
    },
    {
      request: 'react-helmet-async',
      by: 'client/head',
      purpose: 'the server-rendered head is kept',
    },
    {
      request: '@theme/SiteMetadata',
      by: 'client/nothing',
      purpose: 'components that render only tags of the head are not loaded',
    },
    {
      request: './SiteMetadataDefaults',
      importer: coreClient,
      by: 'client/nothing',
      purpose: 'components that render only tags of the head are not loaded',
    },
    {
      request: '@theme/FontPreload',
      by: 'client/nothing',
      purpose: 'components that render only tags of the head are not loaded',
    },
    {
      request: 'nprogress',
      by: 'client/progress-bar',
      purpose: 'the progress bar is small',
    },
    {
      request: '@theme/prism-include-languages',
      by: 'client/nothing',
      purpose: 'no syntax highlighter is loaded',
    },
    {
      request: 'hoist-non-react-statics',
      by: 'client/hoist-statics',
      purpose: 'withRouter copies no static members: no component that Docusaurus wraps has any',
    },
    ...['prop-types', 'react-is'].map((request) => ({
      request,
      importer: /[\\/]react-router[\\/]/,
      by: 'client/development-checks',
      purpose: 'checks that react-router makes only in development are not loaded',
    })),
    {
      request: 'path-to-regexp',
      importer: /[\\/]react-router[\\/]/,
      by: 'client/path-to-regexp',
      purpose: 'only the two kinds of paths that this site has are matched',
    },
    {
      request: '@generated/site-metadata',
      importer: coreClient,
      by: 'client/nothing',
      purpose: 'versions of packages are not loaded',
    },
    {
      request: 'tslib',
      by: 'shared/tslib',
      purpose: 'unused helpers are not loaded',
    },
  ],
} satisfies Record<string, ReplacedModule[]>;

/**
 * Components of Docusaurus and its classic theme of which the site has others, by folder. One that wraps renders the
 * original; one that replaces it has to be compared with the original when upgrading Docusaurus.
 */
export const replacedComponents: Record<string, Record<string, 'wraps' | 'replaces'>> = {
  'plugins/docusaurus-overrides/theme': {
    DocBreadcrumbs: 'replaces',
    'DocItem/Metadata': 'wraps',
    DocSidebar: 'wraps',
    Error: 'replaces',
    ErrorPageContent: 'wraps',
    Loading: 'wraps',
    'Navbar/MobileSidebar/Layout': 'wraps',
    'Navbar/MobileSidebar/Toggle': 'replaces',
    'NavbarItem/DropdownNavbarItem/Mobile': 'wraps',
    'NavbarItem/NavbarNavLink': 'wraps',
    Root: 'replaces',
    TOCCollapsible: 'replaces',
  },
  'plugins/partial-hydration/theme': { DocRoot: 'replaces', NotFound: 'replaces' },
  'plugins/site-search/theme': { SearchBar: 'replaces' },
  'src/theme': {
    DocBreadcrumbs: 'wraps',
    DocCard: 'replaces',
    'DocItem/Footer': 'replaces',
    DocSidebarItem: 'wraps',
    'Icon/DarkMode': 'replaces',
    'Icon/LightMode': 'replaces',
    'Icon/SystemColorMode': 'replaces',
    MDXComponents: 'wraps',
    'NavbarItem/ComponentTypes': 'replaces',
    'NotFound/Content': 'replaces',
    Root: 'wraps',
  },
};

/** A plugin that replaces modules. */
export type ReplacingPlugin = keyof typeof replacedModules;

/** Import request of the bundler, reduced to the fields that a replacement reads and changes. */
interface ModuleRequest {
  /** Directory of the importing module. */
  context: string;
  request: string;
}

const modulesOf = (plugin: ReplacingPlugin): ReplacedModule[] => replacedModules[plugin];

/** Returns the path of a module of a plugin, without extension; the request of a generated module is returned as is. */
export const replacementPath = (plugin: ReplacingPlugin, by: string): string =>
  by.startsWith('@generated/') ? by : path.join(__dirname, '../plugins', plugin, by);

/**
 * Redirects the imports of the modules that a plugin replaces, for `NormalModuleReplacementPlugin`. Imports in the
 * browser code of the plugin are not redirected: a replacement may import the original.
 */
export const replaceModule = (plugin: ReplacingPlugin) => (module: ModuleRequest) => {
  if (module.context.startsWith(replacementPath(plugin, 'client'))) return;
  const found = modulesOf(plugin).find(
    ({ request, importer }) => request === module.request && isImporter(importer, module.context),
  );
  if (found) module.request = replacementPath(plugin, found.by);
};

/** Bundler plugin that fails the build if a replaced module is no longer imported. */
export class ExpectReplacements {
  constructor(private readonly plugin: ReplacingPlugin) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(this.plugin, (compilation) => {
      compilation.hooks.afterSeal.tap(this.plugin, () => {
        const problems = modulesOf(this.plugin)
          .filter((each) => !isReplaced(compilation, this.plugin, each))
          .map(({ request, importer, purpose }) => {
            const by = importer ? ` by a module in ${importer}` : '';
            return `"${request}" is no longer imported${by}. It is replaced so that ${purpose}.`;
          });
        if (problems.length > 0)
          throw new Error(
            `${this.plugin}: ${problems.join(' ')} The replacements were written for Docusaurus ${replacedVersion}: find the successors of the modules in node_modules, and update shared/replaced-modules.ts.`,
          );
      });
    });
  }
}

/** Whether an import has been redirected. Imports of modules in other directories have not. */
const isReplaced = (
  compilation: Compilation,
  plugin: ReplacingPlugin,
  { request, by }: ReplacedModule,
): boolean =>
  // A file can replace several modules. A dependency has the request before its replacement.
  importsOf(compilation, replacementPath(plugin, by)).some(
    ({ dependency }) => dependency.request === request,
  );

const isImporter = (importer: RegExp | undefined, directory: string): boolean =>
  !importer || importer.test(directory.replaceAll('\\', '/'));

type Imports = ReturnType<Compilation['moduleGraph']['getIncomingConnections']>;

/**
 * Returns the imports of a replacement. Uses the module graph, because the bundler does not request modules from its
 * cache again.
 */
export function importsOf({ modules, moduleGraph }: Compilation, replacement: string): Imports {
  const name = replacement.replace(/^@generated/, '');
  return [...modules]
    .filter((module) => module.identifier().replaceAll('\\', '/').includes(name))
    .flatMap((module) => [...moduleGraph.getIncomingConnections(module)]);
}
