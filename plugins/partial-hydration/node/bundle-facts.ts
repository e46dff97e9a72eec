import type { Compilation, Compiler } from '@rspack/core';
import { clientModule } from './client-folder';
import { replacements, replacedVersion } from './replaced-modules';

/** What the chunks that the build writes must know of the client bundle. */
export interface BundleFacts {
  /** Name of the global array that chunks are pushed to. */
  chunkGlobal: string;
  /** Ids that chunks and modules of the bundle have. */
  ids: Set<string>;
  /** Names of the stylesheets, from the folder of the build. */
  stylesheets: string[];
}

/**
 * A bundler plugin that reads the facts of the finished client bundle, and stops the build when a replaced
 * module is not replaced any more.
 */
export class ReadBundleFacts {
  facts?: BundleFacts;

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('partial-hydration', (compilation) => {
      compilation.hooks.afterSeal.tap('partial-hydration', () => {
        checkReplacements(compilation);
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
 * Counts how often each replacement is imported. It counts in the finished graph, since modules that come
 * out of the bundler's cache are not requested again.
 *
 * @throws Error that names the module, when a replacement is imported by nobody.
 */
function checkReplacements(compilation: Compilation): void {
  for (const { request, by, purpose } of replacements) {
    const name = by.startsWith(clientModule('')) ? by : by.replace(/^@generated/, '');
    const isReplacement = (resource: string) => resource.replaceAll('\\', '/').includes(name);
    let count = 0;
    for (const module of compilation.modules)
      if (isReplacement(module.identifier()))
        count += [...compilation.moduleGraph.getIncomingConnections(module)].length;
    if (count === 0)
      throw new Error(
        `partial-hydration: nothing imports "${request}" any more, which is replaced so that ${purpose}. The replacement was made for Docusaurus ${replacedVersion}: look in node_modules/@docusaurus for what has taken the module's place, and change plugins/partial-hydration/node/replaced-modules.ts.`,
      );
  }
}
