import type { Compiler } from '@rspack/core';

/** Bundler plugin that adds files to the output, from which the development server serves them. */
export class EmitFiles {
  /** @param read - returns the contents by path; called for each compilation. */
  constructor(private readonly read: () => Record<string, string>) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('site-search', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'site-search', stage }, () => {
        for (const [file, text] of Object.entries(this.read()))
          compilation.emitAsset(file, new sources.RawSource(text));
      });
    });
  }
}
