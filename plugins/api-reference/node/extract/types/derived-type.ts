import ts from 'typescript';
import type { ApiMapped, ApiType, ApiTypeOperator } from '../../../../../shared/types/api-type';
import type { Convert, Converter } from './converter';
import { keyword } from './keyword';

/** Converts types that are derived from others: operators, indexed access, conditional and mapped types, predicates. */
export const convertDerivedType: Converter = (node, convert): ApiType | undefined => {
  if (ts.isTypeOperatorNode(node))
    return { kind: 'operator', operator: operators[node.operator], type: convert(node.type) };
  if (ts.isIndexedAccessTypeNode(node))
    return {
      kind: 'indexedAccess',
      object: convert(node.objectType),
      index: convert(node.indexType),
    };
  if (ts.isConditionalTypeNode(node))
    return {
      kind: 'conditional',
      check: convert(node.checkType),
      extends: convert(node.extendsType),
      whenTrue: convert(node.trueType),
      whenFalse: convert(node.falseType),
    };
  if (ts.isInferTypeNode(node)) {
    const { name, constraint } = node.typeParameter;
    return {
      kind: 'infer',
      name: name.text,
      ...(constraint ? { constraint: convert(constraint) } : {}),
    };
  }
  if (ts.isTypePredicateNode(node))
    return {
      kind: 'predicate',
      name: ts.isIdentifier(node.parameterName) ? node.parameterName.text : 'this',
      ...(node.assertsModifier ? { asserts: true } : {}),
      ...(node.type ? { type: convert(node.type) } : {}),
    };
  return ts.isMappedTypeNode(node) ? mapped(node, convert) : undefined;
};

const operators: Record<ts.TypeOperatorNode['operator'], ApiTypeOperator['operator']> = {
  [ts.SyntaxKind.KeyOfKeyword]: 'keyof',
  [ts.SyntaxKind.ReadonlyKeyword]: 'readonly',
  [ts.SyntaxKind.UniqueKeyword]: 'unique',
};

function mapped(node: ts.MappedTypeNode, convert: Convert): ApiMapped {
  const { name, constraint } = node.typeParameter;
  return {
    kind: 'mapped',
    name: name.text,
    constraint: constraint ? convert(constraint) : keyword('any'),
    ...(node.nameType ? { nameType: convert(node.nameType) } : {}),
    type: node.type ? convert(node.type) : keyword('any'),
    ...modifier('readonly', node.readonlyToken),
    ...modifier('optional', node.questionToken),
  };
}

const modifier = <Name extends string>(name: Name, token: ts.Node | undefined) =>
  token ? { [name]: token.kind === ts.SyntaxKind.MinusToken ? 'remove' : 'add' } : {};
