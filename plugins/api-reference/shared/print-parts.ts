import type {
  ApiFunctionType,
  ApiObjectMember,
  ApiTupleElement,
  ApiType,
  ApiTypeParameter,
} from '../../../contracts/api-type';
import { code, list, type Piece } from './pieces.ts';
import { strength } from './precedence.ts';

/**
 * Prints a type.
 *
 * @param least - strength below which the type stands in parentheses
 */
export type PrintType = (type: ApiType, least?: number) => Piece[];

/** Printers of what is a part of types, and no type itself. */
export interface PartPrinters {
  /** Type parameters and parameters of a function. */
  head: (type: ApiFunctionType) => Piece[];
  typeParameters: (declared: ApiTypeParameter[]) => Piece[];
  member: (member: ApiObjectMember) => Piece[];
  tupleElement: (element: ApiTupleElement) => Piece[];
}

/**
 * Makes the printers of parts.
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
      : code`${type(one, optional ? strength.array : 0)}${mark}`;
    return rest ? code`...${written}` : written;
  }

  return { head, typeParameters, member, tupleElement };
}
