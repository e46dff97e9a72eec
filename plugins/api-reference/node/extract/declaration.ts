import ts from 'typescript';
import type { ApiDeclaration } from '../../../../shared/types/api-model';
import type { ApiType } from '../../../../shared/types/api-type';
import type { ExtractionContext } from './context';
import { convertType } from './types/convert-type';
import { functionType } from './types/function-type';
import { keyword } from './types/keyword';
import { literalOf } from './types/literal';

/** Reads the declaration of the extracted symbol. */
export function readDeclaration(context: ExtractionContext, symbol: ts.Symbol): ApiDeclaration {
  const node = context.enclosingNode;
  const convert = (type: ts.TypeNode) => convertType(context, type);
  if (ts.isInterfaceDeclaration(node))
    return { kind: 'interface', extends: heritage(node, ts.SyntaxKind.ExtendsKeyword, convert) };
  if (ts.isClassDeclaration(node)) {
    const isAbstract = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
    return {
      kind: 'class',
      ...(isAbstract ? { abstract: true } : {}),
      extends: heritage(node, ts.SyntaxKind.ExtendsKeyword, convert),
      implements: heritage(node, ts.SyntaxKind.ImplementsKeyword, convert),
    };
  }
  if (ts.isTypeAliasDeclaration(node)) return { kind: 'alias', type: convert(node.type) };
  if (ts.isFunctionDeclaration(node)) {
    const overloads = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration);
    return { kind: 'function', overloads: overloads.map((one) => functionType(one, convert)) };
  }
  if (ts.isEnumDeclaration(node)) return enumOf(context, node);
  if (!ts.isVariableDeclaration(node))
    throw new Error(
      `${context.symbolName}: declarations of kind ${ts.SyntaxKind[node.kind]} are not supported: add the kind to shared/types/api-model.ts and plugins/api-reference/node/extract/declaration.ts.`,
    );
  const literal = node.initializer && literalOf(node.initializer);
  if (literal) return { kind: 'value', literal };
  return { kind: 'variable', type: node.type ? convert(node.type) : keyword('any') };
}

const heritage = (
  { heritageClauses = ts.factory.createNodeArray() }: ts.InterfaceDeclaration | ts.ClassDeclaration,
  clause: ts.HeritageClause['token'],
  convert: (type: ts.TypeNode) => ApiType,
): ApiType[] =>
  heritageClauses
    .filter(({ token }) => token === clause)
    .flatMap(({ types }) => types.map(convert));

const enumOf = ({ library }: ExtractionContext, node: ts.EnumDeclaration): ApiDeclaration => ({
  kind: 'enum',
  members: node.members.map((member) => ({
    name: member.name.getText(),
    value: library.checker.getConstantValue(member),
  })),
});
