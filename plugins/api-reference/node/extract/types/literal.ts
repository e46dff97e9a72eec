import ts from 'typescript';
import type { ApiLiteral, ApiTemplateLiteral } from '../../../../../shared/types/api-type';
import type { Convert } from './converter';

/** Converts a literal type or a template literal type. */
export function convertLiteral(
  node: ts.TypeNode,
  convert: Convert,
): ApiLiteral | ApiTemplateLiteral | undefined {
  if (ts.isLiteralTypeNode(node)) return literalOf(node.literal);
  if (!ts.isTemplateLiteralTypeNode(node)) return undefined;
  return {
    kind: 'templateLiteral',
    head: node.head.text,
    spans: node.templateSpans.map(({ type, literal }) => ({
      type: convert(type),
      text: literal.text,
    })),
  };
}

/** Converts a literal expression; undefined for other expressions. */
export function literalOf(expression: ts.Node): ApiLiteral | undefined {
  if (ts.isStringLiteralLike(expression)) return literal(expression.text, quoted(expression.text));
  if (ts.isNumericLiteral(expression)) return literal(Number(expression.text), expression.text);
  if (ts.isBigIntLiteral(expression))
    return literal(expression.text.replace(/n$/, ''), expression.text);
  if (expression.kind === ts.SyntaxKind.TrueKeyword) return literal(true, 'true');
  if (expression.kind === ts.SyntaxKind.FalseKeyword) return literal(false, 'false');
  if (!ts.isPrefixUnaryExpression(expression)) return undefined;
  const operand = literalOf(expression.operand);
  if (!operand || expression.operator !== ts.SyntaxKind.MinusToken) return undefined;
  const value = typeof operand.value === 'number' ? -operand.value : `-${operand.value}`;
  return literal(value, `-${operand.text}`);
}

const literal = (value: ApiLiteral['value'], text: string): ApiLiteral => ({
  kind: 'literal',
  value,
  text,
});

/** Returns a string as a literal in single quotes. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
