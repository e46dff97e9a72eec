import ts from 'typescript';

/**
 * Returns the types that an object literal may have where it is written, if it is in an attribute of a component:
 * as the component declares its props. The checker would infer type arguments from the values of all attributes
 * first, which takes longer than everything else, and does not change which properties the types declare.
 *
 * @returns undefined elsewhere, so that the checker has to tell.
 */
export function declaredTypes(
  checker: ts.TypeChecker,
  expression: ts.Expression,
): ts.Type[] | undefined {
  const { parent } = expression;
  if (ts.isParenthesizedExpression(parent)) return declaredTypes(checker, parent);
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
    const { name, parent: attributes } = parent.parent;
    const { tagName } = attributes.parent;
    if (!ts.isIdentifier(name) || isIntrinsic(tagName)) return [];
    const props = propsOf(checker, tagName);
    return props && typesOfProperty(checker, props, name.text);
  }
  if (ts.isPropertyAssignment(parent) && isPlain(parent.name)) {
    const { text } = parent.name;
    return declaredTypes(checker, parent.parent)?.flatMap((type) =>
      typesOfProperty(checker, type, text),
    );
  }
  if (ts.isArrayLiteralExpression(parent))
    return declaredTypes(checker, parent)?.flatMap((type) =>
      partsOf(checker, type.getNumberIndexType()),
    );
  return undefined;
}

/** Returns the props of a component as it declares them. */
export function propsOf(
  checker: ts.TypeChecker,
  tagName: ts.JsxTagNameExpression,
): ts.Type | undefined {
  const type = checker.getTypeAtLocation(tagName);
  const [construct] = type.getConstructSignatures();
  const props = construct
    ? construct.getReturnType().getProperty('props')
    : type.getCallSignatures()[0]?.parameters[0];
  return props && checker.getTypeOfSymbol(props);
}

/** Whether a tag is an element of HTML or SVG, whose attributes are not of the library. */
export const isIntrinsic = (tagName: ts.JsxTagNameExpression): boolean =>
  ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text);

function typesOfProperty(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type[] {
  return partsOf(checker, type).flatMap((part) => {
    const property = checker.getPropertyOfType(part, name);
    return partsOf(
      checker,
      property ? checker.getTypeOfSymbol(property) : part.getStringIndexType(),
    );
  });
}

/** Returns the members of a union, without null and undefined. */
function partsOf(checker: ts.TypeChecker, type: ts.Type | undefined): ts.Type[] {
  const present = type && checker.getNonNullableType(type);
  return present?.isUnion() ? present.types : present ? [present] : [];
}

const isPlain = (name: ts.PropertyName) => ts.isIdentifier(name) || ts.isStringLiteral(name);
