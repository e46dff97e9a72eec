import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Modules that a build must have, or must not have, for its replacements of library code to be in effect. */
interface Expectation {
  /** A part of the modules' paths. */
  modules: RegExp;
  isExpected: boolean;
  /** Cause and fix, for the message of a build that is otherwise. */
  fix: string;
}

/** Sentences about the expectations that the modules, given by their paths, do not meet. */
export const unmet = (paths: string[], expectations: Expectation[]): string[] =>
  expectations.flatMap(({ modules, isExpected, fix }) => {
    const count = paths.filter((file) => modules.test(file)).length;
    return isExpected === count > 0 ? [] : [`${count} modules match ${String(modules)}: ${fix}`];
  });

/**
 * Stops a build whose modules are not as expected. It looks at the modules, not at the rules that were
 * applied to them, because a module from the bundler's cache has passed no rule in this build.
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
