import ts from 'typescript';
import type { ApiObject, ApiObjectMember } from '../../../../../shared/types/api-type';
import { accessorProperty } from './accessor';
import { unsupportedKind, type Convert, type Converter } from './converter';
import { functionType } from './function-type';
import { keyword } from './keyword';
import { memberName } from './member-name';

/** Converts an object type with its members. */
export const convertObjectType: Converter = (node, convert, context): ApiObject | undefined => {
  if (!ts.isTypeLiteralNode(node)) return undefined;
  const members = node.members.flatMap((member) => {
    if (ts.isAccessor(member)) return accessorProperty(member, node.members, convert, context);
    const converted = membersOf(member, convert);
    if (!converted) throw unsupportedKind(context, member);
    return converted;
  });
  return { kind: 'object', members };
};

function membersOf(node: ts.TypeElement, convert: Convert): ApiObjectMember[] | undefined {
  const optional = node.questionToken ? ({ optional: true } as const) : {};
  if (ts.isPropertySignature(node)) {
    const type = node.type ? convert(node.type) : keyword('any');
    return [
      { kind: 'property', name: memberName(node.name), type, ...optional, ...readonly(node) },
    ];
  }
  if (ts.isMethodSignature(node)) {
    const type = functionType(node, convert);
    return [{ kind: 'method', name: memberName(node.name), type, ...optional }];
  }
  if (ts.isCallSignatureDeclaration(node))
    return [{ kind: 'call', type: functionType(node, convert) }];
  if (ts.isConstructSignatureDeclaration(node))
    return [{ kind: 'call', type: { ...functionType(node, convert), construct: 'new' } }];
  if (ts.isIndexSignatureDeclaration(node))
    return node.parameters.map((key) => ({
      kind: 'index',
      name: ts.isIdentifier(key.name) ? key.name.text : 'key',
      key: key.type ? convert(key.type) : keyword('any'),
      type: convert(node.type),
      ...readonly(node),
    }));
  return undefined;
}

const readonly = ({ modifiers }: { modifiers?: ts.NodeArray<ts.ModifierLike> }) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
    ? ({ readonly: true } as const)
    : {};
