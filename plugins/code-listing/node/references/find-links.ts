import ts from 'typescript';
import type { CodeLink } from '../../../../shared/types/code-links';
import type { CompiledSource } from './compile';
import { type ResolveContext, routeOf } from './resolve-context';
import { declaredTypes, isIntrinsic, propsOf } from './declared-type';

/** Finds the names of the library in a source. A value such as `Position.Left` is one link. */
export function findLinks(
  context: ResolveContext,
  { file, offset, source }: CompiledSource,
): CodeLink[] {
  const links: CodeLink[] = [];
  const add = (node: ts.Node, to: string | undefined) => {
    const start = node.getStart(file) - offset;
    const end = node.end - offset;
    if (to && start >= 0 && end <= source.code.length) links.push({ start, end, to });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) return add(node, targetOfName(context, node));
    const value = valueTarget(context, node);
    if (value) return add(node, value);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return links;
}

/** Returns the address of a value of an exported constant. */
function valueTarget(context: ResolveContext, node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  if (!ts.isIdentifier(node.name)) return undefined;
  const constant = targetOfName(context, node.expression);
  const value = targetOfName(context, node.name);
  return constant && value?.startsWith(`${constant}#`) ? value : undefined;
}

/** Returns the address of the library's symbol, prop, member or value that a name in code refers to. */
function targetOfName(context: ResolveContext, name: ts.Identifier): string | undefined {
  const { parent } = name;
  const { checker } = context;
  if (ts.isJsxAttribute(parent)) return propTarget(context, parent, name.text);
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(parent.expression));
    return memberTarget(context, propertiesOf(checker, type, name.text));
  }
  const member = memberTarget(
    context,
    typesWithMember(checker, name).flatMap((type) => propertiesOf(checker, type, name.text)),
  );
  return member ?? routeOf(context, name, isTypePosition(name) ? 'type' : 'value');
}

/** Returns the address of a component's prop, which the page of the component lists with its default. */
function propTarget(
  context: ResolveContext,
  { parent: attributes }: ts.JsxAttribute,
  name: string,
): string | undefined {
  const { tagName } = attributes.parent;
  if (isIntrinsic(tagName)) return undefined;
  const component = routeOf(context, tagName, 'value');
  const properties = propertiesOf(context.checker, propsOf(context.checker, tagName), name);
  return component && properties.length > 0
    ? `${component}#${name}`
    : memberTarget(context, properties);
}

/** Returns the types whose member a name in an object literal or a destructuring pattern is. */
function typesWithMember(checker: ts.TypeChecker, name: ts.Identifier): ts.Type[] {
  const { parent } = name;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    const isMember = (parent.propertyName ?? parent.name) === name && !parent.dotDotDotToken;
    return isMember ? [checker.getTypeAtLocation(parent.parent)] : [];
  }
  const literal = parent.parent;
  if (
    !ts.isObjectLiteralElementLike(parent) ||
    parent.name !== name ||
    !ts.isObjectLiteralExpression(literal)
  )
    return [];
  const declared = declaredTypes(checker, literal);
  if (declared) return declared;
  const type = checker.getContextualType(literal);
  return type ? [checker.getNonNullableType(type)] : [];
}

const isTypePosition = (name: ts.Identifier) =>
  ts.isTypeReferenceNode(name.parent) || ts.isExpressionWithTypeArguments(name.parent);

/**
 * Returns the anchor of a property of the library on the page of the exported symbol that declares it. A property
 * of an inline object type has the anchor of the member with this type, or only the page if there is none.
 */
function memberTarget(context: ResolveContext, properties: ts.Symbol[]): string | undefined {
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

/** Returns the properties of a name in a type, or in the members of a union, as they are declared by the library. */
const propertiesOf = (
  checker: ts.TypeChecker,
  type: ts.Type | undefined,
  name: string,
): ts.Symbol[] =>
  (type?.isUnion() ? type.types : type ? [type] : [])
    .flatMap((part) => checker.getPropertyOfType(part, name) ?? [])
    .filter(isOfLibrary);

const isOfLibrary = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((one) =>
    one.getSourceFile().fileName.includes('/node_modules/@elastic/charts/'),
  );
