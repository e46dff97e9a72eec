import type { CurrentBundler } from '@docusaurus/types';
import { writeModules } from '../../../shared/bundled-modules';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = ReturnType<Compiler['createCompilation']>;
type Module = ReturnType<Compilation['chunkGraph']['getChunkModules']>[number];

/**
 * Returns a bundler plugin that writes the list of the modules in the bundle.
 *
 * @param file - path of the list.
 */
export const recordModules = (siteDir: string, file: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('third-party-notices', (compilation) => {
      compilation.hooks.afterSeal.tap('third-party-notices', () => {
        const files = [...compilation.chunks]
          .flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk).flatMap(partsOf))
          .map((module) => module.nameForCondition())
          .filter((name) => name !== null && name !== undefined);
        writeModules(siteDir, file, { packages: ['@rspack/core'], files });
      });
    });
  },
});

/** Returns the modules that the bundler has concatenated to one, or the module itself. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];
