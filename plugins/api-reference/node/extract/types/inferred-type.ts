import ts from 'typescript';
import type { ApiType } from '../../../../../shared/types/api-type';
import type { ExtractionContext } from '../context';
import { convertType } from './convert-type';

/**
 * Converts a type as resolved by the checker.
 *
 * @param flags - with `InTypeAlias`, an alias is replaced by its definition
 */
export function inferredType(
  context: ExtractionContext,
  type: ts.Type,
  flags = ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope,
): ApiType {
  // Without an enclosing node, names are not qualified with the path of their module.
  const node = context.library.checker.typeToTypeNode(
    type,
    undefined,
    ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.IgnoreErrors | flags,
  );
  if (!node)
    throw new Error(`${context.symbolName}: TypeScript returns no type node for one of its types.`);
  return convertType(context, node);
}
