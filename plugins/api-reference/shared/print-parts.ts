import type {
  ApiFunctionType,
  ApiObjectMember,
  ApiTupleElement,
  ApiType,
  ApiTypeParameter,
} from '../../../shared/types/api-type';
import { code, list, type Piece } from './pieces';
import { precedence } from './precedence';

/**
 * Prints a type.
 *
 * @param minPrecedence - types of lower precedence are printed in parentheses
 */
export type PrintType = (type: ApiType, minPrecedence?: number) => Piece[];

/** Printers of parts of types that are not types themselves. */
export interface PartPrinters {
  /** Prints the type parameters and the parameters of a function. */
  head: (type: ApiFunctionType) => Piece[];
  typeParameters: (declared: ApiTypeParameter[]) => Piece[];
  member: (member: ApiObjectMember) => Piece[];
  tupleElement: (element: ApiTupleElement) => Piece[];
}

/**
 * Creates the printers of parts.
 *
 * @param type - prints the types in them
 */
export function partPrinters(type: PrintType): PartPrinters {
  function head({ typeParameters: declared, parameters }: ApiFunctionType): Piece[] {
    const written = parameters.map(
      ({ name, type: one, optional, rest }) =>
        code`${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${type(one)}`,
    );
    return code`${typeParameters(declared)}(${list(written)})`;
  }

  function typeParameters(declared: ApiTypeParameter[]): Piece[] {
    if (declared.length === 0) return [];
    const written = declared.map(
      ({ name, constraint, default: fallback }) =>
        code`${name}${constraint ? code` extends ${type(constraint)}` : ''}${fallback ? code` = ${type(fallback)}` : ''}`,
    );
    return code`<${list(written)}>`;
  }

  function member(one: ApiObjectMember): Piece[] {
    if (one.kind === 'call') {
      return code`${one.type.construct ? 'new ' : ''}${head(one.type)}: ${type(one.type.returns)}`;
    }
    if (one.kind === 'method') {
      return code`${one.name}${one.optional ? '?' : ''}${head(one.type)}: ${type(one.type.returns)}`;
    }
    const name =
      one.kind === 'index'
        ? code`[${one.name}: ${type(one.key)}]`
        : code`${one.name}${one.optional ? '?' : ''}`;
    return code`${one.readonly ? 'readonly ' : ''}${name}: ${type(one.type)}`;
  }

  function tupleElement({ name, type: one, optional, rest }: ApiTupleElement): Piece[] {
    const mark = optional ? '?' : '';
    const written = name
      ? code`${name}${mark}: ${type(one)}`
      : code`${type(one, optional ? precedence.array : 0)}${mark}`;
    return rest ? code`...${written}` : written;
  }

  return { head, typeParameters, member, tupleElement };
}
