import ts from 'typescript';
import type { TypePart } from '../../../../contracts/api-model';
import { externalPages } from './external-pages';

/** Route of a name's page in a type, if it has one. */
export type FindPage = (name: string) => string | undefined;

/** Printed types name modules by path; a reader knows the name alone. */
const modulePath = /import\("[^"]*"\)\./g;

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** Text of a node as it is declared, without comments, on as few lines as it was written. */
export const printNode = (node: ts.Node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/;$/, '')
    .replace(modulePath, '');

/**
 * The type that a prop, member or parameter is declared with, else what the checker infers.
 *
 * A name that the package does not export tells a reader nothing: what it stands for is written instead.
 */
export function declaredType(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  at: ts.Node,
  findPage: FindPage,
): string {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const isMethod =
    !!declaration && (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration));
  if (!isMethod && declaration && 'type' in declaration && declaration.type) {
    const node = declaration.type as ts.TypeNode;
    return hiddenAlias(checker, node, findPage) ?? printNode(node);
  }
  return checker.typeToString(
    checker.getTypeOfSymbolAtLocation(symbol, at),
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
}

/** What an alias without a page and without parameters stands for. */
function hiddenAlias(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
  findPage: FindPage,
): string | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const name = node.typeName.getText();
  const type = checker.getTypeFromTypeNode(node);
  if (findPage(name) || externalPages[name] || type.isTypeParameter()) return undefined;
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
  );
  return text.replace(modulePath, '');
}

/**
 * Cuts a type's text into parts, so that every name that has a page becomes a link.
 *
 * @param self - the page's own name, which needs no link to itself.
 */
export function linkNames(text: string, findPage: FindPage, self?: string): TypePart[] {
  const parts: TypePart[] = [];
  const scanner = ts.createScanner(
    ts.ScriptTarget.ESNext,
    false,
    ts.LanguageVariant.Standard,
    text,
  );
  let previous = ts.SyntaxKind.Unknown;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const token = scanner.getTokenText();
    const isName =
      kind === ts.SyntaxKind.Identifier &&
      previous !== ts.SyntaxKind.DotToken &&
      // `name: type` names a member; `? name : other` is a branch of a conditional type.
      (previous === ts.SyntaxKind.QuestionToken ||
        !/^\s*\??:/.test(text.slice(scanner.getTokenEnd())));
    const to = isName && token !== self ? (findPage(token) ?? externalPages[token]) : undefined;
    const last = parts.at(-1);
    if (to) parts.push({ text: token, to });
    else if (typeof last === 'string') parts[parts.length - 1] = last + token;
    else parts.push(token);
    if (kind !== ts.SyntaxKind.WhitespaceTrivia && kind !== ts.SyntaxKind.NewLineTrivia)
      previous = kind;
  }
  return parts;
}
