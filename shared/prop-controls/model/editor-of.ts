import type { ApiMember } from '../../types/api-model';
import type { ApiType } from '../../types/api-type';
import { fieldOf, type Option } from './field-of';
import type { Types } from './types-of';

/** How values of a type are edited. */
export type Editor =
  { kind: 'boolean' | 'number' | 'text' | 'object' } | { kind: 'enum' | 'list'; options: Option[] };

/**
 * Returns how values of a type are edited; `undefined` for types that cannot be. For unions, the simplest way is used.
 * The controls of Storybook and those beside code derive from it.
 */
export function editorOf(type: ApiType, types: Types): Editor | undefined {
  const { primitives, options, manyOf, isObject } = fieldOf(type, types);
  if (primitives.includes('boolean')) return { kind: 'boolean' };
  if (options.length > 0) return { kind: 'enum', options };
  if (primitives.includes('number')) return { kind: 'number' };
  if (primitives.includes('string')) return { kind: 'text' };
  if (manyOf.length > 0) return { kind: 'list', options: manyOf };
  return isObject ? { kind: 'object' } : undefined;
}

/** Whether a prop that is edited as text is a color. */
export const isColor = ({ name }: Pick<ApiMember, 'name'>): boolean => /color$/i.test(name);
