import ts from 'typescript';
import type {
  ApiReference,
  ApiTypeParameterReference,
  ApiTypeQuery,
} from '../../../../../shared/types/api-type';
import type { ExtractionContext } from '../context';
import type { Convert } from './converter';
import { identifiersOf, pageOfName, symbolOf } from './name';

/** Converts a named type or `typeof` of a value, each possibly qualified with the path of its module. */
export function convertReference(
  node: ts.TypeNode,
  convert: Convert,
  context: ExtractionContext,
): ApiReference | ApiTypeParameterReference | ApiTypeQuery | undefined {
  const identifiers = identifiersOf(nameOf(node));
  const last = identifiers.at(-1);
  if (!last) return undefined;
  const isQuery = ts.isTypeQueryNode(node) || (ts.isImportTypeNode(node) && node.isTypeOf);
  const name = identifiers.map(({ text }) => text).join('.');
  const to = pageOfName(context, identifiers, isQuery ? 'value' : 'type');
  const { typeArguments } = node as ts.NodeWithTypeArguments;
  const symbol = symbolOf(context, last);
  if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) return { kind: 'typeParameter', name };
  return {
    kind: isQuery ? 'query' : 'reference',
    name,
    ...(to ? { to } : {}),
    ...(typeArguments ? { typeArguments: typeArguments.map(convert) } : {}),
  };
}

function nameOf(node: ts.TypeNode): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  return ts.isImportTypeNode(node) ? node.qualifier : undefined;
}
