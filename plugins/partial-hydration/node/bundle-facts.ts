import fs from 'node:fs';
import type { Compilation, Compiler } from '@rspack/core';
import { importsOf, replacementPath } from '../../../shared/replaced-modules';
import * as tslib from '../shared/tslib';

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
  for (const { originModule } of importsOf(
    compilation,
    replacementPath('partial-hydration', 'shared/tslib'),
  )) {
    const file = originModule?.nameForCondition();
    if (file) checkHelpers(file, fs.readFileSync(file, 'utf8'));
  }
}

/**
 * Checks that the replacement of tslib exports every helper that a module uses. In compiled CommonJS, a missing
 * helper would only fail at run time.
 *
 * @throws Error that names the module and the missing helpers.
 */
export function checkHelpers(file: string, code: string): void {
  const missing = helpersIn(code).filter((name) => !(name in tslib));
  if (missing.length > 0)
    throw new Error(
      `partial-hydration: ${file} uses ${missing.join(', ')} of tslib, which plugins/partial-hydration/shared/tslib.ts does not export: add the helper there, or delete the replacement of tslib in shared/replaced-modules.ts.`,
    );
}

/** Returns the helpers that are imported by name or read from a namespace such as `tslib_1`. */
function helpersIn(code: string): string[] {
  const members = [...code.matchAll(/\btslib\w*\.(__\w+)/g)].flatMap(([, name]) => name ?? []);
  const imports = [...code.matchAll(/import\s*{([^}]*)}\s*from\s*['"]tslib['"]/g)];
  const named = imports.flatMap(([, list]) => list?.match(/\b__\w+/g) ?? []);
  return [...new Set([...members, ...named])];
}
