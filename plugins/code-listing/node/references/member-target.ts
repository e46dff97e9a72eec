import ts from 'typescript';
import { routeOf, type ResolveContext } from './resolve-context';

/**
 * Returns the anchor of a property of the library on the page of the exported symbol that declares it. A property
 * of an inline object type has the anchor of the member with this type, or only the page if there is none.
 */
export function memberTarget(
  context: ResolveContext,
  properties: ts.Symbol[],
): string | undefined {
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
    if (ts.isPropertySignature(node) && isPlain(node.name)) member = node.name.text;
    if (isNamedDeclaration(node)) {
      const page =
        node.name && routeOf(context, node.name, ts.isVariableDeclaration(node) ? 'value' : 'type');
      return page && member ? `${page}#${member}` : page;
    }
    // Pages list the members of object types, but not those of parameters and type arguments.
    const isConstant = ts.isVariableDeclaration(node.parent);
    if (ts.isParameter(node) || (ts.isTypeReferenceNode(node) && !isConstant)) member = undefined;
  }
  return undefined;
}

const isPlain = (name: ts.PropertyName) => ts.isIdentifier(name) || ts.isStringLiteral(name);

const isNamedDeclaration = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isVariableDeclaration(node);
