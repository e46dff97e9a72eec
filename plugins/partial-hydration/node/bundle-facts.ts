import fs from 'node:fs';
import type { Compilation, Compiler } from '@rspack/core';
import { importersOf, replacementPath } from '../../../contracts/replaced-modules';
import { checkHelpers } from './check-helpers';

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
 * Bundler plugin that collects information about the client bundle, and fails the build if the replacement of tslib
 * lacks a helper.
 */
export class ReadBundleFacts {
  facts?: BundleFacts;

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('partial-hydration', (compilation) => {
      compilation.hooks.afterSeal.tap('partial-hydration', () => {
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

function checkImportersOfTslib(compilation: Compilation): void {
  for (const importer of importersOf(
    compilation,
    replacementPath('partial-hydration', 'shared/tslib'),
  )) {
    const file = importer?.nameForCondition();
    if (file) checkHelpers(file, fs.readFileSync(file, 'utf8'));
  }
}
