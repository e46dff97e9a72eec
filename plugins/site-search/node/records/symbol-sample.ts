import type { ApiMember, ApiSymbol } from '../../../../contracts/api-model';
import { parsePage } from './parse-page';

/** Returns a symbol for tests. */
export const sampleSymbol = (name: string, parts: Partial<ApiSymbol> = {}): ApiSymbol => ({
  name,
  kind: parts.isComponent ? 'component' : 'interface',
  route: `/all-types/interfaces/${name}`,
  summary: '',
  description: [],
  isComponent: false,
  declaration: { kind: 'interface', extends: [] },
  members: [],
  typeParameters: [],
  signatures: [],
  calls: [],
  values: [],
  statics: [],
  usedBy: [],
  examples: [],
  declaredIn: '',
  ...parts,
});

/** Returns a member for tests with a description in Markdown. */
export const sampleMember = (
  name: string,
  description: string,
  parts: Partial<ApiMember> = {},
): ApiMember => ({
  name,
  type: { kind: 'keyword', name: 'string' },
  required: false,
  description: parsePage(description).children,
  ...parts,
});
