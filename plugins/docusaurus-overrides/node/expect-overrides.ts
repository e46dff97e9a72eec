import path from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { isIssuer, overriddenVersion, overrides, type ModuleOverride } from './module-overrides';

/** Bundler plugin that fails the build if an override is no longer imported by its issuer. */
export class ExpectOverrides {
  constructor(private readonly clientDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('docusaurus-overrides', (compilation) => {
      compilation.hooks.afterSeal.tap('docusaurus-overrides', () => {
        for (const each of overrides)
          if (!isImported(each, compilation, this.clientDir))
            throw new Error(
              `docusaurus-overrides: "${each.request}" is no longer imported by a module in ${each.issuer}. It is overridden so that ${each.purpose}. The override was written for Docusaurus ${overriddenVersion}: find the successor of the module in node_modules/@docusaurus, and update plugins/docusaurus-overrides/node/module-overrides.ts.`,
            );
      });
    });
  }
}

function isImported(each: ModuleOverride, compilation: Compilation, clientDir: string): boolean {
  const file = path.join(clientDir, each.override);
  return [...compilation.modules]
    .filter((module) => module.identifier().includes(file))
    .flatMap((module) => [...compilation.moduleGraph.getIncomingConnections(module)])
    .some(({ originModule }) => isIssuer(each, originModule?.context ?? ''));
}
