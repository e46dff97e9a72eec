import ts from 'typescript';
import type { ApiMember, ApiParameter, ApiSignature } from '../../../../contracts/api-model';
import { readComment } from './comments';
import type { Library } from './library';
import { declaredType, linkNames, type FindPage } from './type-text';

/** What the readers of one symbol's members need to know. */
export interface Reading {
  library: Library;
  findPage: FindPage;
  /** Name of the symbol that is read. */
  self: string;
  /** A declaration of it, from which types are seen. */
  at: ts.Node;
}

/** Members of a type, as the checker resolves them: inherited ones, mapped ones, all parts of unions. */
export function readMembers(reading: Reading, type: ts.Type): ApiMember[] {
  const parts = type.isUnion() ? type.types : [type];
  const properties = new Map(
    parts.flatMap((part) => part.getProperties().map((property) => [property.name, property])),
  );
  return [...properties.values()]
    .filter(isPublic)
    .map((property) => readMember(reading, type, property));
}

function readMember(reading: Reading, owner: ts.Type, property: ts.Symbol): ApiMember {
  const { library, findPage, self, at } = reading;
  const comment = readComment(library.checker, property, findPage);
  const from = declaringType(property);
  // Of the resolved type, not of the declaration: Partial, Pick and the like change what is required.
  const resolved = owner.isUnion() ? property : (owner.getProperty(property.name) ?? property);
  return {
    name: property.name,
    type: linkNames(declaredType(library.checker, property, at, findPage), findPage, self),
    required: !(resolved.flags & ts.SymbolFlags.Optional),
    ...(from && from !== self ? { from } : {}),
    ...(comment.declaredDefault ? { declaredDefault: comment.declaredDefault } : {}),
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    ...(comment.releaseTag && comment.releaseTag !== 'public'
      ? { releaseTag: comment.releaseTag }
      : {}),
    ...callbackParameters(reading, property),
  };
}

/** What a prop that is a function is called with; nothing for other props and for functions without parameters. */
function callbackParameters(
  reading: Reading,
  property: ts.Symbol,
): { parameters: ApiParameter[] } | undefined {
  const { checker } = reading.library;
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, reading.at));
  const calls = (type.isUnion() ? type.types : [type]).flatMap((part) => part.getCallSignatures());
  const [only] = calls;
  return calls.length === 1 && only && only.parameters.length > 0
    ? { parameters: readParameters(reading, only) }
    : undefined;
}

/** Call signatures of a function, with its parameters by name. */
export function readSignatures(reading: Reading, type: ts.Type): ApiSignature[] {
  const { library, findPage, self, at } = reading;
  return type.getCallSignatures().map((signature) => ({
    parameters: readParameters(reading, signature),
    returns: linkNames(
      library.checker.typeToString(
        signature.getReturnType(),
        at,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
      ),
      findPage,
      self,
    ),
  }));
}

function readParameters(
  { library: { checker }, findPage, self, at }: Reading,
  { parameters }: ts.Signature,
): ApiParameter[] {
  return parameters.map((parameter) => ({
    name: parameter.name,
    type: linkNames(declaredType(checker, parameter, at, findPage), findPage, self),
    required: !isOptionalParameter(checker, parameter),
    description: readComment(checker, parameter, findPage).description,
  }));
}

const isOptionalParameter = (checker: ts.TypeChecker, { valueDeclaration }: ts.Symbol) =>
  !!valueDeclaration &&
  ts.isParameter(valueDeclaration) &&
  (checker.isOptionalParameter(valueDeclaration) || !!valueDeclaration.dotDotDotToken);

/** Neither private nor one of the checker's own names such as `__@iterator@1`. */
function isPublic(property: ts.Symbol): boolean {
  const flags = property.valueDeclaration
    ? ts.getCombinedModifierFlags(property.valueDeclaration)
    : ts.ModifierFlags.None;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return !(flags & hidden) && !property.name.startsWith('__') && property.name !== 'prototype';
}

/** Name of the interface, alias or class that declares a member. */
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
