import ts from 'typescript';
import type { ApiObject, ApiObjectMember } from '../../../../../contracts/api-type';
import { unsupportedKind, type Convert, type Converter } from './converter';
import { functionType } from './function-type';
import { keyword } from './keyword';
import { literalOf, quoted } from './literal';
import { identifiersOf } from './name';

/** Converts an object type with its members. */
export const convertObjectType: Converter = (node, convert, context): ApiObject | undefined => {
  if (!ts.isTypeLiteralNode(node)) return undefined;
  const members = node.members.flatMap((member) => {
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
    return [{ kind: 'property', name: nameOf(node.name), type, ...optional, ...readonly(node) }];
  }
  if (ts.isMethodSignature(node)) {
    const type = functionType(node, convert);
    return [{ kind: 'method', name: nameOf(node.name), type, ...optional }];
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
  // A getter is converted to a property; its setter would repeat it.
  if (ts.isGetAccessorDeclaration(node)) {
    const type = node.type ? convert(node.type) : keyword('any');
    return [{ kind: 'property', name: nameOf(node.name), type }];
  }
  return ts.isSetAccessorDeclaration(node) ? [] : undefined;
}

const readonly = ({ modifiers }: { modifiers?: ts.NodeArray<ts.ModifierLike> }) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
    ? ({ readonly: true } as const)
    : {};

/** Returns the name of a member in code: `fill`, `'line-width'`, `[Symbol.iterator]`. */
function nameOf(name: ts.PropertyName): string {
  if (ts.isComputedPropertyName(name)) {
    const identifiers = identifiersOf(name.expression).map(({ text }) => text);
    return `[${literalOf(name.expression)?.text ?? identifiers.join('.')}]`;
  }
  return ts.isStringLiteral(name) ? quoted(name.text) : name.text;
}
