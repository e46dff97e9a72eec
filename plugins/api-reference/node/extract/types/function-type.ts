import ts from 'typescript';
import type {
  ApiFunctionParameter,
  ApiFunctionType,
  ApiTypeParameter,
} from '../../../../../contracts/api-type';
import type { Convert } from './converter';
import { keyword } from './keyword';

/** A function type or the type of a constructor. */
export function convertFunctionType(
  node: ts.TypeNode,
  convert: Convert,
): ApiFunctionType | undefined {
  if (ts.isFunctionTypeNode(node)) return functionType(node, convert);
  if (!ts.isConstructorTypeNode(node)) return undefined;
  const isAbstract = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
  return { ...functionType(node, convert), construct: isAbstract ? 'abstract new' : 'new' };
}

/** What a signature declares, whichever node carries it. */
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

/** Type parameters with their constraints and defaults. */
export const typeParameters = (
  declared: readonly ts.TypeParameterDeclaration[] | undefined,
  convert: Convert,
): ApiTypeParameter[] =>
  (declared ?? []).map(({ name, constraint, default: fallback }) => ({
    name: name.text,
    ...(constraint ? { constraint: convert(constraint) } : {}),
    ...(fallback ? { default: convert(fallback) } : {}),
  }));

/** An identifier or a destructuring pattern as code; declarations have no defaults in it. */
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
