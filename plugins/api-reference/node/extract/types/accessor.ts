import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import type { ApiObjectMember } from '../../../../../shared/types/api-type';
import type { ExtractionContext } from '../context';
import type { Convert } from './converter';
import { keyword } from './keyword';
import { memberName } from './member-name';
import { sourceLocation } from './source-location';

/**
 * Converts a getter to a property, which is read-only unless there is a setter. Returns nothing for the setter of a
 * getter, since the property represents both.
 *
 * @throws Error that names the symbol and the file, if a setter has no getter or a getter of another type: no
 * property can represent it.
 */
export function accessorProperty(
  accessor: ts.AccessorDeclaration,
  members: ts.NodeArray<ts.TypeElement>,
  convert: Convert,
  context: ExtractionContext,
): ApiObjectMember[] {
  const name = memberName(accessor.name);
  const pair = members.filter(ts.isAccessor).filter((one) => memberName(one.name) === name);
  const getter = pair.find(ts.isGetAccessor);
  const setter = pair.find(ts.isSetAccessor);
  const converted = (node?: ts.TypeNode) => (node ? convert(node) : keyword('any'));
  const type = converted(getter?.type);
  if (setter && !(getter && isDeepStrictEqual(converted(setter.parameters[0]?.type), type)))
    throw new Error(
      `${context.symbolName}: the setter ${name} has no getter of the same type (${sourceLocation(context, setter)}). Add setters to shared/types/api-type.ts and plugins/api-reference/node/extract/types/accessor.ts.`,
    );
  if (accessor === setter) return [];
  return [{ kind: 'property', name, type, ...(setter ? {} : { readonly: true }) }];
}
