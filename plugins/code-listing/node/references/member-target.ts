import ts from 'typescript';
import { routeOf, type ResolveContext } from './resolve-context';

/**
 * Returns the anchor of a property of the library on the page of the exported symbol that declares it. A property
 * of an inline object type has the anchor of the member with this type, or only the page if there is none.
 */
export function memberTarget(context: ResolveContext, properties: ts.Symbol[]): string | undefined {
  for (const declaration of properties.flatMap(({ declarations = [] }) => declarations)) {
    const target = targetOfDeclaration(context, declaration);
    if (target) return target;
  }
  return undefined;
}

function targetOfDeclaration(
  context: ResolveContext,
  declaration: ts.Declaration,
): string | undefined {
  let member: string | undefined;
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isTypeElement(node) && node.name && isPlain(node.name)) member = node.name.text;
    if (isNamedDeclaration(node)) {
      const page =
        node.name && routeOf(context, node.name, ts.isVariableDeclaration(node) ? 'value' : 'type');
      return page && member ? `${page}#${member}` : page;
    }
    if (isWithoutAnchors(node)) member = undefined;
  }
  return undefined;
}

const isPlain = (name: ts.PropertyName) => ts.isIdentifier(name) || ts.isStringLiteral(name);

const isNamedDeclaration = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isVariableDeclaration(node);

/** Whether a node contains members that pages do not list: those of parameters, type arguments and methods. */
const isWithoutAnchors = (node: ts.Node) =>
  ts.isParameter(node) ||
  ts.isClassElement(node) ||
  (ts.isTypeReferenceNode(node) && !ts.isVariableDeclaration(node.parent));
