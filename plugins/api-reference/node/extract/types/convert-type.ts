import ts from 'typescript';
import type { ApiType } from '../../../../../shared/types/api-type';
import type { ExtractionContext } from '../context';
import { unsupportedKind, type Converter } from './converter';
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
 * Converts a type node from a declaration or from the checker.
 *
 * @throws Error that names the symbol and the kind, if the kind of a node is not supported.
 */
export function convertType(context: ExtractionContext, node: ts.TypeNode): ApiType {
  const convert = (inner: ts.TypeNode) => convertType(context, inner);
  if (ts.isParenthesizedTypeNode(node)) return convert(node.type);
  for (const converter of converters) {
    const type = converter(node, convert, context);
    if (type) return type;
  }
  throw unsupportedKind(context, node);
}
