import { childNamed, childrenNamed, partsOf, type SyntaxNode } from '../check-code/source/syntax';
import { valueNodeOf } from './literal-of';
import type { TextChange } from './prop-control';

/** A member of an object in the source: `height: 320`, or `height`, which has no value of its own. */
export interface ObjectMember {
  property: SyntaxNode;
  value?: SyntaxNode;
}

/** Returns the object literal that an attribute is set to. */
export function objectOf(attribute: SyntaxNode): SyntaxNode | undefined {
  const value = valueNodeOf(attribute);
  return value?.name === 'JSXEscape' ? childNamed(value, 'ObjectExpression') : undefined;
}

/** Returns the member of an object literal with a name. */
export function memberOf(object: SyntaxNode, name: string, text: string): ObjectMember | undefined {
  for (const property of childrenNamed(object, 'Property')) {
    const key = childNamed(property, 'PropertyDefinition');
    if (!key || text.slice(key.from, key.to) !== name) continue;
    const value = partsOf(property).find(({ from }) => from >= key.to);
    return { property, ...(value && { value }) };
  }
  return undefined;
}

/** Sets a member of an object literal, or removes it; `undefined` if nothing would be left of the object. */
export function changeMember(
  object: SyntaxNode,
  name: string,
  value: number | undefined,
  text: string,
): TextChange[] | undefined {
  const members = partsOf(object);
  const member = memberOf(object, name, text);
  if (value !== undefined) {
    const code = `${name}: ${value}`;
    const last = members.at(-1);
    if (member) return [{ from: member.property.from, to: member.property.to, insert: code }];
    return last && [{ from: last.to, to: last.to, insert: `, ${code}` }];
  }
  if (!member) return [];
  const index = members.indexOf(member.property);
  const [previous, next] = [members[index - 1], members[index + 1]];
  if (previous) return [{ from: previous.to, to: member.property.to, insert: '' }];
  return next && [{ from: member.property.from, to: next.from, insert: '' }];
}
