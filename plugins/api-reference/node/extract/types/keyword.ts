import ts from 'typescript';
import type { ApiKeyword } from '../../../../../shared/types/api-type';

const keywords = new Set([
  ts.SyntaxKind.AnyKeyword,
  ts.SyntaxKind.UnknownKeyword,
  ts.SyntaxKind.NeverKeyword,
  ts.SyntaxKind.VoidKeyword,
  ts.SyntaxKind.UndefinedKeyword,
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BigIntKeyword,
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.SymbolKeyword,
  ts.SyntaxKind.ObjectKeyword,
  ts.SyntaxKind.IntrinsicKeyword,
]);

/** Creates a keyword type. */
export const keyword = (name: string): ApiKeyword => ({ kind: 'keyword', name });

/** Converts keywords, including `null` and `this`. */
export function convertKeyword(node: ts.TypeNode): ApiKeyword | undefined {
  if (ts.isThisTypeNode(node)) return keyword('this');
  const isNull = ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;
  if (isNull) return keyword('null');
  const name = keywords.has(node.kind) ? ts.tokenToString(node.kind) : undefined;
  return name === undefined ? undefined : keyword(name);
}
