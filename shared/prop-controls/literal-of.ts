import type { Evaluator } from '../check-code/source/evaluate';
import { childNamed, partsOf, type SyntaxNode } from '../check-code/source/syntax';
import { unescapedString, unescapedText } from './string-literal';

/** What an expression states without being calculated. */
export interface Literal {
  /** `undefined` for `{undefined}`. */
  value: string | number | boolean | undefined;
  /** The member of a constant of the library that it names: `Position.Left`. Its value is not known here. */
  constant?: string;
}

/** Returns the literal that an attribute is set to; `undefined` for other expressions. */
export function literalOfAttribute(
  attribute: SyntaxNode,
  evaluator: Evaluator,
): Literal | undefined {
  const value = valueNodeOf(attribute);
  if (value) return literalOf(value, evaluator);
  return childNamed(attribute, 'Equals') ? undefined : { value: true };
}

/** Returns the value of an attribute; `undefined` if it has none. */
export function valueNodeOf(attribute: SyntaxNode): SyntaxNode | undefined {
  const equals = childNamed(attribute, 'Equals');
  return equals && partsOf(attribute).find(({ from }) => from >= equals.to);
}

/** Returns the literal that an expression is; `undefined` for other expressions. */
export function literalOf(node: SyntaxNode, evaluator: Evaluator): Literal | undefined {
  const text = evaluator.text(node);
  const parts = partsOf(node);
  const [first] = parts;
  switch (node.name) {
    case 'JSXEscape':
    case 'ParenthesizedExpression':
      return first && parts.length === 1 ? literalOf(first, evaluator) : undefined;
    case 'JSXAttributeValue': {
      const value = unescapedText(text.slice(1, -1));
      return value === undefined ? undefined : { value };
    }
    case 'TemplateString':
    case 'String':
      return childNamed(node, 'Interpolation')
        ? undefined
        : { value: unescapedString(text.slice(1, -1)) };
    case 'Number':
      return { value: Number(text.replaceAll('_', '')) };
    case 'UnaryExpression': {
      const operand = first && text.startsWith('-') ? literalOf(first, evaluator) : undefined;
      return typeof operand?.value === 'number' ? { value: -operand.value } : undefined;
    }
    case 'BooleanLiteral':
      return { value: text === 'true' };
    case 'VariableName':
      if (text === 'undefined') return { value: undefined };
      return text === 'NaN' || text === 'Infinity' ? { value: Number(text) } : undefined;
    case 'MemberExpression':
      return constant(node, evaluator);
    default:
      return undefined;
  }
}

/** Returns a member of a constant, also if the constant is imported by another name. */
function constant(node: SyntaxNode, evaluator: Evaluator): Literal | undefined {
  const [object] = partsOf(node);
  if (!object || evaluator.evaluate(object).kind !== 'library') return undefined;
  const value = evaluator.evaluate(node);
  return value.kind === 'library' ? { value: undefined, constant: value.name } : undefined;
}
