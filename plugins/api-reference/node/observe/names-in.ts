import type { ApiType } from '../../../../shared/types/api-type';
import { allTypesIn } from '../../../../shared/types/child-types';
import type { ExtractedModel } from '../stages';
import { typesOfDeclaration } from '../types-of-declaration';

/** Returns the names in a type, and those in their declarations. */
export function namesIn(type: ApiType, { symbols }: ExtractedModel): string[] {
  const direct = allTypesIn(type).flatMap(nameOf);
  const declarations = symbols.filter(({ name }) => direct.includes(name));
  return [...direct, ...declarations.flatMap(typesOfDeclaration).flatMap(nameOf)];
}

/** Returns the name without qualified parts: `Position` for `typeof Position.Left`. */
const nameOf = (type: ApiType): string[] =>
  type.kind === 'reference' || type.kind === 'query' ? [type.name.replace(/\..*/, '')] : [];
