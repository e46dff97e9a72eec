import ts from 'typescript';
import type {
  ApiFunctionParameter,
  ApiFunctionType,
  ApiTypeParameter,
} from '../../../../../shared/types/api-type';
import type { Convert } from './converter';
import { keyword } from './keyword';

/** Converts a function type or a constructor type. */
export function convertFunctionType(
  node: ts.TypeNode,
  convert: Convert,
): ApiFunctionType | undefined {
  if (ts.isFunctionTypeNode(node)) return functionType(node, convert);
  if (!ts.isConstructorTypeNode(node)) return undefined;
  const isAbstract = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
  return { ...functionType(node, convert), construct: isAbstract ? 'abstract new' : 'new' };
}

/** Converts the signature of a function type, a function or a method. */
export const functionType = (node: ts.SignatureDeclaration, convert: Convert): ApiFunctionType => ({
  kind: 'function',
  typeParameters: typeParameters(node.typeParameters, convert),
  parameters: node.parameters.map((parameter) => functionParameter(parameter, convert)),
  returns: node.type ? convert(node.type) : keyword('any'),
});

function functionParameter(
  { name, type, questionToken, dotDotDotToken }: ts.ParameterDeclaration,
  convert: Convert,
): ApiFunctionParameter {
  return {
    name: patternText(name),
    type: type ? convert(type) : keyword('any'),
    ...(questionToken ? { optional: true } : {}),
    ...(dotDotDotToken ? { rest: true } : {}),
  };
}

/** Converts type parameters with their constraints and defaults. */
export const typeParameters = (
  declared: readonly ts.TypeParameterDeclaration[] | undefined,
  convert: Convert,
): ApiTypeParameter[] =>
  (declared ?? []).map(({ name, constraint, default: fallback }) => ({
    name: name.text,
    ...(constraint ? { constraint: convert(constraint) } : {}),
    ...(fallback ? { default: convert(fallback) } : {}),
  }));

/** Returns an identifier or a destructuring pattern as code. In declaration files, patterns have no default values. */
function patternText(name: ts.BindingName): string {
  if (ts.isIdentifier(name)) return name.text;
  const elements = name.elements.map((element) => {
    if (ts.isOmittedExpression(element)) return '';
    const { propertyName, dotDotDotToken } = element;
    const renamed = propertyName && ts.isIdentifier(propertyName) ? `${propertyName.text}: ` : '';
    return `${dotDotDotToken ? '...' : ''}${renamed}${patternText(element.name)}`;
  });
  const list = elements.join(', ');
  return ts.isObjectBindingPattern(name) ? `{ ${list} }` : `[${list}]`;
}
