import ts from 'typescript';
import type { ApiType } from '../../../../../shared/types/api-type';
import type { ExtractionContext } from '../context';
import { convertType } from './convert-type';
import { functionType } from './function-type';
import { inferredType } from './inferred-type';
import { identifiersOf, symbolOf } from './name';

/** Returns the declared type of a member or parameter, or else the type that the checker infers. */
export function declaredType(context: ExtractionContext, symbol: ts.Symbol): ApiType {
  const declaration = decisiveDeclaration(context, symbol);
  const isOverloaded = (symbol.declarations ?? []).length > 1;
  if (declaration && isMethod(declaration) && !isOverloaded)
    return functionType(declaration, (node) => convertType(context, node));
  if (declaration && !isMethod(declaration) && 'type' in declaration && declaration.type) {
    const node = declaration.type as ts.TypeNode;
    return expandedAlias(context, node) ?? convertType(context, node);
  }
  const { checker } = context.library;
  return inferredType(context, checker.getTypeOfSymbolAtLocation(symbol, context.enclosingNode));
}

/** Returns the declaration with the type of a member, which an intersection of types can declare several times. */
function decisiveDeclaration({ library, enclosingNode }: ExtractionContext, symbol: ts.Symbol) {
  const { valueDeclaration, declarations = [] } = symbol;
  const [first = valueDeclaration] = declarations;
  if (declarations.length < 2) return valueDeclaration ?? first;
  const { checker } = library;
  const type = checker.getTypeOfSymbolAtLocation(symbol, enclosingNode);
  const isDecisive = (declaration: ts.Declaration) =>
    ts.isPropertySignature(declaration) && checker.getTypeAtLocation(declaration) === type;
  return declarations.find(isDecisive) ?? valueDeclaration ?? first;
}

/** Returns the declared return type of a signature, or the resolved one if type parameters were substituted. */
export function returnType(context: ExtractionContext, signature: ts.Signature): ApiType {
  // The compiler creates some signatures without a declaration, which its types do not say.
  const declaration: ts.SignatureDeclaration | undefined = signature.getDeclaration();
  const node = declaration?.type;
  const type = signature.getReturnType();
  const isAsDeclared = node && context.library.checker.getTypeFromTypeNode(node) === type;
  return isAsDeclared ? convertType(context, node) : inferredType(context, type);
}

/** Returns the declared type of a parameter, or the resolved one if type parameters were substituted. */
export function parameterType(context: ExtractionContext, parameter: ts.Symbol): ApiType {
  const declaration = parameter.valueDeclaration;
  if (!declaration || !ts.isParameter(declaration) || !declaration.type)
    return declaredType(context, parameter);
  const { checker } = context.library;
  const declared = checker.getTypeFromTypeNode(declaration.type);
  const resolved = checker.getTypeOfSymbol(parameter);
  // The type of an optional parameter includes undefined.
  const type = declaration.questionToken ? checker.getNonNullableType(resolved) : resolved;
  const isAsDeclared = type === declared || type === checker.getNonNullableType(declared);
  return isAsDeclared ? declaredType(context, parameter) : inferredType(context, type);
}

const isMethod = (node: ts.Declaration): node is ts.MethodSignature | ts.MethodDeclaration =>
  ts.isMethodSignature(node) || ts.isMethodDeclaration(node);

/**
 * Returns the definition of a type alias without a page and without type arguments, since the name of an alias
 * that the package does not export is not informative.
 */
function expandedAlias(context: ExtractionContext, node: ts.TypeNode): ApiType | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const name = identifiersOf(node.typeName).at(-1);
  const symbol = name && symbolOf(context, name);
  const isHidden =
    symbol && symbol.flags & ts.SymbolFlags.TypeAlias && !context.pages.of(symbol, 'type');
  if (!isHidden) return undefined;
  const type = context.library.checker.getTypeFromTypeNode(node);
  return inferredType(context, type, ts.NodeBuilderFlags.InTypeAlias);
}
