import ts from 'typescript';
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
    propertiesOf(checker, typeWithMember(checker, name), name.text),
  );
  return member ?? routeOf(context, name, isTypePosition(name) ? 'type' : 'value');
}

/** Returns the address of a component's prop, which the page of the component lists with its default. */
function propTarget(
  context: ResolveContext,
  { parent: attributes }: ts.JsxAttribute,
  name: string,
): string | undefined {
  const component = routeOf(context, attributes.parent.tagName, 'value');
  const props = context.checker.getContextualType(attributes);
  const properties = propertiesOf(context.checker, props, name);
  return component && properties.length > 0
    ? `${component}#${name}`
    : memberTarget(context, properties);
}

/** Returns the type whose member a name in an object literal or a destructuring pattern is. */
function typeWithMember(checker: ts.TypeChecker, name: ts.Identifier): ts.Type | undefined {
  const { parent } = name;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    const isMember = (parent.propertyName ?? parent.name) === name && !parent.dotDotDotToken;
    return isMember ? checker.getTypeAtLocation(parent.parent) : undefined;
  }
  const isMember =
    ts.isObjectLiteralElementLike(parent) &&
    parent.name === name &&
    ts.isObjectLiteralExpression(parent.parent);
  const type = isMember ? checker.getContextualType(parent.parent as ts.Expression) : undefined;
  return type && checker.getNonNullableType(type);
}

const isTypePosition = (name: ts.Identifier) =>
  ts.isTypeReferenceNode(name.parent) || ts.isExpressionWithTypeArguments(name.parent);
