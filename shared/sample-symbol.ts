import type { ApiSymbol } from './types/api-model';

/** Returns a symbol of the API model for unit tests: an empty interface, or with the given parts. */
export const sampleSymbol = (parts: Partial<ApiSymbol> = {}): ApiSymbol => {
  const { name = 'Mark', isComponent = parts.kind === 'component' } = parts;
  return {
    kind: isComponent ? 'component' : 'interface',
    route: `/all-types/interfaces/${name}`,
    summary: '',
    description: [],
    declaration: { kind: 'interface', extends: [] },
    members: [],
    typeParameters: [],
    signatures: [],
    calls: [],
    values: [],
    statics: [],
    usedBy: [],
    examples: [],
    declaredIn: 'index.d.ts',
    ...parts,
    name,
    isComponent,
  };
};
