import ts from 'typescript';
import type { ApiMember, ApiParameter, ApiSignature } from '../../../../shared/types/api-model';
import { readComment } from './comments';
import type { ExtractionContext } from './context';
import { declaredType, parameterType, returnType } from './types/declared-type';

/** Reads the members of a type as resolved by the checker, including inherited, mapped and union members. */
export function readMembers(context: ExtractionContext, type: ts.Type): ApiMember[] {
  const parts = type.isUnion() ? type.types : [type];
  const properties = new Map(
    parts.flatMap((part) => part.getProperties().map((property) => [property.name, property])),
  );
  return [...properties.values()]
    .filter(isPublic)
    .map((property) => readMember(context, type, property));
}

function readMember(context: ExtractionContext, owner: ts.Type, property: ts.Symbol): ApiMember {
  const { library, pages, symbolName } = context;
  const comment = readComment(library.checker, property, pages.byName);
  const from = declaringType(property);
  // Uses the resolved type instead of the declaration, because Partial, Pick and others change optionality.
  const resolved = owner.isUnion() ? property : (owner.getProperty(property.name) ?? property);
  return {
    name: property.name,
    type: declaredType(context, property),
    required: !(resolved.flags & ts.SymbolFlags.Optional),
    ...(from && from !== symbolName ? { from } : {}),
    ...(comment.declaredDefault ? { declaredDefault: comment.declaredDefault } : {}),
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    ...(comment.releaseTag && comment.releaseTag !== 'public'
      ? { releaseTag: comment.releaseTag }
      : {}),
    ...callbackParameters(context, property),
  };
}

/** Reads the parameters of a callback prop; undefined for other props and for callbacks without parameters. */
function callbackParameters(
  context: ExtractionContext,
  property: ts.Symbol,
): { parameters: ApiParameter[] } | undefined {
  const { checker } = context.library;
  const type = checker.getNonNullableType(
    checker.getTypeOfSymbolAtLocation(property, context.enclosingNode),
  );
  const callSignatures = (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.getCallSignatures(),
  );
  const [signature] = callSignatures;
  return callSignatures.length === 1 && signature && signature.parameters.length > 0
    ? { parameters: readParameters(context, signature) }
    : undefined;
}

/** Reads the call signatures of a function. */
export function readSignatures(context: ExtractionContext, type: ts.Type): ApiSignature[] {
  return type.getCallSignatures().map((signature) => ({
    parameters: readParameters(context, signature),
    returns: returnType(context, signature),
  }));
}

function readParameters(context: ExtractionContext, { parameters }: ts.Signature): ApiParameter[] {
  const { checker } = context.library;
  return parameters.map((parameter) => ({
    name: parameter.name,
    type: parameterType(context, parameter),
    required: !isOptionalParameter(checker, parameter),
    description: readComment(checker, parameter, context.pages.byName).description,
  }));
}

const isOptionalParameter = (checker: ts.TypeChecker, { valueDeclaration }: ts.Symbol) =>
  !!valueDeclaration &&
  ts.isParameter(valueDeclaration) &&
  (checker.isOptionalParameter(valueDeclaration) || !!valueDeclaration.dotDotDotToken);

/** Whether a member is public, and not an internal name of the checker such as `__@iterator@1`. */
function isPublic(property: ts.Symbol): boolean {
  const flags = property.valueDeclaration
    ? ts.getCombinedModifierFlags(property.valueDeclaration)
    : ts.ModifierFlags.None;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return !(flags & hidden) && !property.name.startsWith('__') && property.name !== 'prototype';
}

/** Returns the name of the interface, type alias or class that declares a member. */
function declaringType(property: ts.Symbol): string | undefined {
  let node: ts.Node | undefined = property.declarations?.[0]?.parent;
  while (node && !ts.isSourceFile(node)) {
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node)
    )
      return node.name?.text;
    node = node.parent;
  }
  return undefined;
}
