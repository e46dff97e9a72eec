import ts from 'typescript';
import type { ApiTupleElement, ApiType } from '../../../../../shared/types/api-type';
import type { Convert, Converter } from './converter';

/** Converts unions, intersections, arrays and tuples. */
export const convertList: Converter = (node, convert): ApiType | undefined => {
  if (ts.isUnionTypeNode(node)) return { kind: 'union', types: node.types.map(convert) };
  if (ts.isIntersectionTypeNode(node))
    return { kind: 'intersection', types: node.types.map(convert) };
  if (ts.isArrayTypeNode(node)) return { kind: 'array', element: convert(node.elementType) };
  if (!ts.isTupleTypeNode(node)) return undefined;
  return {
    kind: 'tuple',
    elements: node.elements.map((element) => tupleElement(element, convert)),
  };
};

function tupleElement(node: ts.TypeNode, convert: Convert): ApiTupleElement {
  if (ts.isNamedTupleMember(node))
    return {
      name: node.name.text,
      type: convert(node.type),
      ...(node.questionToken ? { optional: true } : {}),
      ...(node.dotDotDotToken ? { rest: true } : {}),
    };
  if (ts.isOptionalTypeNode(node)) return { type: convert(node.type), optional: true };
  if (ts.isRestTypeNode(node)) return { type: convert(node.type), rest: true };
  return { type: convert(node) };
}
