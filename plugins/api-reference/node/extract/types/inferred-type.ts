import ts from 'typescript';
import type { ApiType } from '../../../../../contracts/api-type';
import type { ExtractionContext } from '../context';
import { convertType } from './convert-type';

/**
 * A type as the checker resolves it.
 *
 * @param flags - `InTypeAlias` writes what an alias stands for in the place of its name
 */
export function inferredType(
  context: ExtractionContext,
  type: ts.Type,
  flags = ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope,
): ApiType {
  // Without an enclosing node names stand without the path of their module.
  const node = context.library.checker.typeToTypeNode(
    type,
    undefined,
    ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.IgnoreErrors | flags,
  );
  if (!node)
    throw new Error(`${context.symbolName}: TypeScript gives no type node for one of its types.`);
  return convertType(context, node);
}
