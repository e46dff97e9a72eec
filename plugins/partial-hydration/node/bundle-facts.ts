import fs from 'node:fs';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { checkHelpers } from './check-helpers';
import { replacements, replacedVersion, tslibReplacement } from './replaced-modules';

/** Information about the client bundle that is needed to write additional chunks. */
export interface BundleFacts {
  /** Name of the global array to which chunks are pushed. */
  chunkGlobal: string;
  /** Ids of the chunks and modules in the bundle. */
  ids: Set<string>;
  /** Paths of the stylesheets, relative to the output directory. */
  stylesheets: string[];
}

/**
 * Bundler plugin that collects information about the client bundle, and fails the build if a replacement is no
 * longer in effect.
 */
export class ReadBundleFacts {
  facts?: BundleFacts;

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('partial-hydration', (compilation) => {
      compilation.hooks.afterSeal.tap('partial-hydration', () => {
        checkReplacements(compilation);
        checkImportersOfTslib(compilation);
        this.facts = {
          chunkGlobal: String(compilation.outputOptions.chunkLoadingGlobal),
          ids: idsOf(compilation),
          stylesheets: stylesheetsOf(compilation),
        };
      });
    });
  }
}

const stylesheetsOf = ({ chunks }: Compilation): string[] =>
  [...chunks].flatMap(({ files }) => [...files].filter((name) => name.endsWith('.css')));

function idsOf(compilation: Compilation): Set<string> {
  const ids = new Set<string>();
  for (const chunk of compilation.chunks) for (const id of chunk.ids ?? []) ids.add(String(id));
  for (const module of compilation.modules)
    ids.add(String(compilation.chunkGraph.getModuleId(module)));
  return ids;
}

/**
 * Checks that each replacement is imported. Uses the module graph instead of import requests, because modules
 * from the bundler's cache are not requested again.
 *
 * @throws Error that names a replacement without importers.
 */
function checkReplacements(compilation: Compilation): void {
  for (const { request, by, purpose } of replacements)
    if (importersOf(compilation, by).length === 0)
      throw new Error(
        `partial-hydration: "${request}" is no longer imported. It is replaced so that ${purpose}. The replacement was written for Docusaurus ${replacedVersion}: find the successor of the module in node_modules/@docusaurus, and update plugins/partial-hydration/node/replaced-modules.ts.`,
      );
}

function checkImportersOfTslib(compilation: Compilation): void {
  for (const importer of importersOf(compilation, tslibReplacement)) {
    const file = importer?.nameForCondition();
    if (file) checkHelpers(file, fs.readFileSync(file, 'utf8'));
  }
}

/** Returns the modules that import a replacement; null for an entry of the bundle. */
function importersOf({ modules, moduleGraph }: Compilation, by: string): (Module | null)[] {
  const name = by.replace(/^@generated/, '');
  return [...modules]
    .filter((module) => module.identifier().replaceAll('\\', '/').includes(name))
    .flatMap((module) => [...moduleGraph.getIncomingConnections(module)])
    .map(({ originModule }) => originModule);
}
