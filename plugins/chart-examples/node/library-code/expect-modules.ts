import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Modules that must, or must not, be in the bundle if the changes to the library's code are in effect. */
interface Expectation {
  /** Pattern of the modules' paths. */
  modules: RegExp;
  isExpected: boolean;
  /** Cause and fix, for the error message. */
  fix: string;
}

/** Returns messages about unmet expectations. */
export const unmet = (paths: string[], expectations: Expectation[]): string[] =>
  expectations.flatMap(({ modules, isExpected, fix }) => {
    const count = paths.filter((file) => modules.test(file)).length;
    return isExpected === count > 0 ? [] : [`${count} modules match ${String(modules)}: ${fix}`];
  });

/**
 * Bundler plugin that fails the build on unmet expectations. It checks modules instead of applied rules, because
 * no rules are applied to modules from the bundler's cache.
 */
export const expectModules = (expectations: Expectation[]) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ExpectModules', (compilation) => {
      compilation.hooks.finishModules.tap('ExpectModules', (modules) => {
        const paths = Array.from(modules, (module) =>
          (module.nameForCondition() ?? '').replaceAll('\\', '/'),
        );
        for (const problem of unmet(paths, expectations))
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
      });
    });
  },
});
