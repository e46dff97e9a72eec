import ts from 'typescript';
import { declaredTypes, isIntrinsic, propsOf } from './declared-type';
import { memberTarget } from './member-target';
import { propertiesOf } from './properties-of';
import { routeOf, type ResolveContext } from './resolve-context';

/** Returns the address of the library's symbol, prop, member or value that a name in code refers to. */
export function targetOfName(context: ResolveContext, name: ts.Identifier): string | undefined {
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
