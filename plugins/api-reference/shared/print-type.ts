import type {
  ApiFunctionType,
  ApiObjectMember,
  ApiTupleElement,
  ApiType,
  ApiTypeParameter,
} from '../../../contracts/api-type';

/** A piece of a printed type: plain text, or a name that leads to a page (a route or an absolute URL). */
export type Piece = string | { text: string; to: string };

/** Whether the members of an object type stand on one line or on a line each. */
export type Layout = 'line' | 'lines';

/** Prints a type as TypeScript code, with the parentheses that the precedence of its parts demands. */
export const printType = (type: ApiType, layout: Layout): Piece[] =>
  merge(printer(layout).type(type));

/** A type as plain TypeScript code. */
export const plainType = (type: ApiType, layout: Layout = 'line'): string =>
  textOf(printType(type, layout));

/** Text of printed pieces, without their links. */
export const textOf = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Joins text and printed parts: code`${check} extends ${type}`. */
export const code = (strings: TemplateStringsArray, ...parts: (string | Piece[])[]): Piece[] =>
  strings.flatMap((text, index) => [text, ...[parts[index] ?? ''].flat()]);

/** One piece for all plain text between two links. */
export function merge(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece !== 'string') merged.push(piece);
    else if (typeof last === 'string') merged[merged.length - 1] = last + piece;
    else if (piece) merged.push(piece);
  }
  return merged;
}

/** How strongly the parts of a type hold together; a part that holds less than its place needs parentheses. */
const strength: Record<ApiType['kind'], number> = {
  conditional: 0,
  function: 0,
  predicate: 0,
  union: 1,
  intersection: 2,
  infer: 3,
  operator: 3,
  query: 3,
  array: 4,
  indexedAccess: 4,
  keyword: 5,
  literal: 5,
  mapped: 5,
  object: 5,
  reference: 5,
  templateLiteral: 5,
  tuple: 5,
  typeParameter: 5,
};

const modifiers = { add: '', remove: '-' };

/** Printers of a type and of the parts of declarations. */
export interface Printer {
  /** @param least - strength below which the type stands in parentheses */
  type: (type: ApiType, least?: number) => Piece[];
  /** Type parameters and parameters of a function. */
  head: (type: ApiFunctionType) => Piece[];
  typeParameters: (declared: ApiTypeParameter[]) => Piece[];
  member: (member: ApiObjectMember) => Piece[];
}

/**
 * Makes the printers for a layout.
 *
 * @param indent - the spaces before the line on which the type begins
 */
export function printer(layout: Layout, indent = ''): Printer {
  const link = (text: string, to?: string): Piece[] => [to ? { text, to } : text];
  const list = (parts: Piece[][], separator = ', '): Piece[] =>
    parts.flatMap((part, index) => (index > 0 ? [separator, ...part] : part));
  const args = (types?: ApiType[]): Piece[] =>
    types ? code`<${list(types.map((one) => type(one)))}>` : [];

  function type(one: ApiType, least = 0): Piece[] {
    const bare = withoutParentheses(one);
    return strength[one.kind] < least ? code`(${bare})` : bare;
  }

  function withoutParentheses(one: ApiType): Piece[] {
    switch (one.kind) {
      case 'keyword':
      case 'typeParameter':
        return [one.name];
      case 'literal':
        return [one.text];
      case 'reference':
        return [...link(one.name, one.to), ...args(one.typeArguments)];
      case 'query':
        return code`typeof ${link(one.name, one.to)}${args(one.typeArguments)}`;
      case 'union':
        return list(
          one.types.map((part) => type(part, strength.operator)),
          ' | ',
        );
      case 'intersection':
        return list(
          one.types.map((part) => type(part, strength.operator)),
          ' & ',
        );
      case 'array':
        return code`${type(one.element, strength.array)}[]`;
      case 'indexedAccess':
        return code`${type(one.object, strength.array)}[${type(one.index)}]`;
      case 'tuple':
        return code`[${list(one.elements.map(tupleElement))}]`;
      case 'function':
        return code`${one.construct ? `${one.construct} ` : ''}${head(one)} => ${type(one.returns)}`;
      case 'object':
        return block(one.members.map((member) => (inner) => inner.member(member)));
      case 'mapped': {
        const readonly = one.readonly ? `${modifiers[one.readonly]}readonly ` : '';
        const optional = one.optional ? `${modifiers[one.optional]}?` : '';
        return block([
          (inner) =>
            code`${readonly}[${one.name} in ${inner.type(one.constraint)}${one.nameType ? code` as ${inner.type(one.nameType)}` : ''}]${optional}: ${inner.type(one.type)}`,
        ]);
      }
      case 'operator':
        return code`${one.operator} ${type(one.type, strength.operator)}`;
      case 'conditional':
        return code`${type(one.check, strength.union)} extends ${type(one.extends, strength.union)} ? ${type(one.whenTrue)} : ${type(one.whenFalse)}`;
      case 'infer':
        return code`infer ${one.name}${one.constraint ? code` extends ${type(one.constraint, strength.union)}` : ''}`;
      case 'templateLiteral': {
        const spans = one.spans.flatMap((span) => code`\${${type(span.type)}}${span.text}`);
        return code`\`${one.head}${spans}\``;
      }
      case 'predicate':
        return code`${one.asserts ? 'asserts ' : ''}${one.name}${one.type ? code` is ${type(one.type)}` : ''}`;
    }
  }

  function tupleElement({ name, type: one, optional, rest }: ApiTupleElement): Piece[] {
    const mark = optional ? '?' : '';
    const written = name
      ? code`${name}${mark}: ${type(one)}`
      : code`${type(one, optional ? strength.array : 0)}${mark}`;
    return rest ? code`...${written}` : written;
  }

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

  /** Braces around members; each is printed by a printer of their own indentation. */
  function block(members: ((inner: Printer) => Piece[])[]): Piece[] {
    if (members.length === 0) return ['{}'];
    const within = `${indent}    `;
    const inner = printer(layout, within);
    const [before, after] = layout === 'line' ? [' ', ' }'] : [`\n${within}`, `\n${indent}}`];
    return ['{', ...members.flatMap((print) => [before, ...print(inner), ';']), after];
  }

  return { type, head, typeParameters, member };
}
