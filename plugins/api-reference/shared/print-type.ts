import type { ApiType } from '../../../shared/types/api-type';
import { code, list, merge, textOf, type Piece } from './pieces';
import { precedence } from './precedence';
import { partPrinters, type PartPrinters, type PrintType } from './print-parts';

/** Whether the members of an object type are printed on one line or on separate lines. */
export type Layout = 'line' | 'lines';

/** Prints a type as TypeScript code, with the parentheses that precedence requires. */
export const printType = (type: ApiType, layout: Layout): Piece[] =>
  merge(printer(layout).type(type));

/** Prints a type as TypeScript code without links. */
export const plainType = (type: ApiType, layout: Layout = 'line'): string =>
  textOf(printType(type, layout));

/** Printers of types and of their parts. */
export interface Printer extends PartPrinters {
  type: PrintType;
}

const modifiers = { add: '', remove: '-' };

/**
 * Creates the printers for a layout.
 *
 * @param indent - indentation of the line on which the type starts
 */
export function printer(layout: Layout, indent = ''): Printer {
  const parts = partPrinters(type);
  const link = (text: string, to?: string): Piece[] => [to ? { text, to } : text];
  const args = (types?: ApiType[]): Piece[] =>
    types ? code`<${list(types.map((one) => type(one)))}>` : [];

  function type(one: ApiType, minPrecedence = 0): Piece[] {
    const bare = withoutParentheses(one);
    return precedence[one.kind] < minPrecedence ? code`(${bare})` : bare;
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
          one.types.map((part) => type(part, precedence.operator)),
          ' | ',
        );
      case 'intersection':
        return list(
          one.types.map((part) => type(part, precedence.operator)),
          ' & ',
        );
      case 'array':
        return code`${type(one.element, precedence.array)}[]`;
      case 'indexedAccess':
        return code`${type(one.object, precedence.array)}[${type(one.index)}]`;
      case 'tuple':
        return code`[${list(one.elements.map(parts.tupleElement))}]`;
      case 'function':
        return code`${one.construct ? `${one.construct} ` : ''}${parts.head(one)} => ${type(one.returns)}`;
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
        return code`${one.operator} ${type(one.type, precedence.operator)}`;
      case 'conditional':
        return code`${type(one.check, precedence.union)} extends ${type(one.extends, precedence.union)} ? ${type(one.whenTrue)} : ${type(one.whenFalse)}`;
      case 'infer':
        return code`infer ${one.name}${one.constraint ? code` extends ${type(one.constraint, precedence.union)}` : ''}`;
      case 'templateLiteral': {
        const spans = one.spans.flatMap((span) => code`\${${type(span.type)}}${span.text}`);
        return code`\`${one.head}${spans}\``;
      }
      case 'predicate':
        return code`${one.asserts ? 'asserts ' : ''}${one.name}${one.type ? code` is ${type(one.type)}` : ''}`;
    }
  }

  /** Prints members in braces, with a printer for their indentation. */
  function block(members: ((inner: Printer) => Piece[])[]): Piece[] {
    if (members.length === 0) return ['{}'];
    const within = `${indent}    `;
    const inner = printer(layout, within);
    const [before, after] = layout === 'line' ? [' ', ' }'] : [`\n${within}`, `\n${indent}}`];
    return ['{', ...members.flatMap((print) => [before, ...print(inner), ';']), after];
  }

  return { type, ...parts };
}
