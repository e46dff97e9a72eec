import type { CheckData } from '../check-data';
import type { Scopes } from './scopes';
import type { SyntaxNode } from './syntax';

/** The package of the library. */
export const packageName = '@elastic/charts';

/** Names that are written for the package by mistake. */
const mistakenNames =
  /^(?:elastic-charts|@elastic\/elastic-charts|@elastic\/chart|@elastic-charts\/.*|@elasticcharts.*|elastic\/charts|@elastic\/charts\/.+)$/;

/** Whether a module is the library, or is meant to be. */
export const isLibraryModule = (module: string): boolean =>
  (module === packageName || mistakenNames.test(module)) && !isStyleModule(module);

/** Whether a module is a stylesheet, which exports no components. */
export const isStyleModule = (module: string): boolean =>
  /\.(?:s?css|sass|less)(?:\?.*)?$/.test(module);

/** Says which names of a file are exports of the library. */
export class LibraryNames {
  /** Whether the file imports nothing from the library: then names that it does not declare count. */
  readonly isFragment: boolean;
  private readonly exports: ReadonlySet<string>;

  constructor(
    private readonly scopes: Scopes,
    data: Pick<CheckData, 'exports'>,
  ) {
    this.exports = new Set(data.exports);
    this.isFragment = !scopes.importDeclarations.some(({ module }) => isLibraryModule(module));
  }

  /** Returns the export that a name stands for, also one that does not exist; `*` for a namespace. */
  exportOf(name: string, at: SyntaxNode): string | undefined {
    const binding = this.scopes.find(name, at);
    if (!binding) return this.isFragment && this.exports.has(name) ? name : undefined;
    if (binding.kind !== 'import' || !isLibraryModule(binding.module)) return undefined;
    // A default import does not exist: the rules report it, and the name counts as what it is meant to be.
    return binding.imported === 'default' ? name : binding.imported;
  }
}
