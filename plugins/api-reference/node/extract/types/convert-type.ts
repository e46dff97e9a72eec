import ts from 'typescript';
import type { ApiType } from '../../../../../contracts/api-type';
import type { ExtractionContext } from '../context';
import { unknownKind, type Converter } from './converter';
import { convertDerivedType } from './derived-type';
import { convertFunctionType } from './function-type';
import { convertKeyword } from './keyword';
import { convertList } from './list';
import { convertLiteral } from './literal';
import { convertObjectType } from './object-type';
import { convertReference } from './reference';

const converters: Converter[] = [
  convertKeyword,
  convertReference,
  convertLiteral,
  convertList,
  convertFunctionType,
  convertObjectType,
  convertDerivedType,
];

/**
 * Converts a type node, declared or made by the checker.
 *
 * @throws Error that names the symbol and the kind, on a node of a kind that the model does not have.
 */
export function convertType(context: ExtractionContext, node: ts.TypeNode): ApiType {
  const convert = (inner: ts.TypeNode) => convertType(context, inner);
  if (ts.isParenthesizedTypeNode(node)) return convert(node.type);
  for (const converter of converters) {
    const type = converter(node, convert, context);
    if (type) return type;
  }
  throw unknownKind(context, node);
}
