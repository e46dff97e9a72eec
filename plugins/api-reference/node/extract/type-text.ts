import ts from 'typescript';
import type { TypePart } from '../../../../contracts/api-model';
import { externalPages } from './external-pages';

/** Returns the route of a name's page, if it has one. */
export type FindPage = (name: string) => string | undefined;

/** Module path in printed types, which is removed. */
const modulePath = /import\("[^"]*"\)\./g;

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** Prints a node as declared, without comments. */
export const printNode = (node: ts.Node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/;$/, '')
    .replace(modulePath, '');

/**
 * Returns the declared type of a prop, member or parameter, or else the inferred type.
 *
 * Aliases that the package does not export are replaced by their definitions.
 */
export function declaredType(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  enclosingNode: ts.Node,
  findPage: FindPage,
): string {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const isMethod =
    !!declaration && (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration));
  if (!isMethod && declaration && 'type' in declaration && declaration.type) {
    const node = declaration.type as ts.TypeNode;
    return expandUnexportedAlias(checker, node, findPage) ?? printNode(node);
  }
  return checker.typeToString(
    checker.getTypeOfSymbolAtLocation(symbol, enclosingNode),
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
}

/** Returns the definition of a type alias without a page and without type arguments. */
function expandUnexportedAlias(
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
 * Splits the text of a type into parts and links every name that has a page.
 *
 * @param symbolName - name of the page's symbol, which is not linked.
 */
export function linkNames(text: string, findPage: FindPage, symbolName?: string): TypePart[] {
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
      // `name: type` is a member or a parameter; `? name : other` is a branch of a conditional type.
      (previous === ts.SyntaxKind.QuestionToken ||
        !/^\s*\??:/.test(text.slice(scanner.getTokenEnd())));
    const to =
      isName && token !== symbolName ? (findPage(token) ?? externalPages[token]) : undefined;
    const last = parts.at(-1);
    if (to) parts.push({ text: token, to });
    else if (typeof last === 'string') parts[parts.length - 1] = last + token;
    else parts.push(token);
    if (kind !== ts.SyntaxKind.WhitespaceTrivia && kind !== ts.SyntaxKind.NewLineTrivia)
      previous = kind;
  }
  return parts;
}
