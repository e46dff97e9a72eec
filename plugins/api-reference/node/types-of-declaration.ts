import type { ApiSymbol } from '../../../shared/types/api-model';
import type { ApiType } from '../../../shared/types/api-type';
import { allTypesIn, typesOfParameters } from '../../../shared/types/child-types';

/** Returns all types in the declaration of a symbol, including nested ones, but not those of members. */
export const typesOfDeclaration = ({
  declaration,
  typeParameters,
}: Pick<ApiSymbol, 'declaration' | 'typeParameters'>): ApiType[] =>
  [...typesOfParameters(typeParameters), ...directTypes(declaration)].flatMap(allTypesIn);

function directTypes(declaration: ApiSymbol['declaration']): ApiType[] {
  switch (declaration.kind) {
    case 'interface':
      return declaration.extends;
    case 'class':
      return [...declaration.extends, ...declaration.implements];
    case 'alias':
    case 'variable':
      return [declaration.type];
    case 'function':
      return declaration.overloads;
    case 'value':
    case 'enum':
      return [];
  }
}
