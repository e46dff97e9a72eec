import path from 'node:path';
import ts from 'typescript';
import type { ApiKind, ApiStatic } from '../../../../shared/types/api-model';
import type { ExtractedSymbol } from '../stages';
import { readComment } from './comments';
import type { ExtractionContext } from './context';
import { readDeclaration } from './declaration';
import { isTypeKind, type Meaning } from './kinds';
import { readMembers, readSignatures } from './members';
import { convertType } from './types/convert-type';
import { typeParameters } from './types/function-type';
import { inferredType } from './types/inferred-type';
import { constantValues, describeValue, unionValues } from './values';

/** Extracts a symbol for one meaning of an exported name. */
export function readSymbol(
  context: ExtractionContext,
  { symbol, kind, isComponent }: Meaning,
): ExtractedSymbol {
  const { library, pages, symbolName, symbolRoute, enclosingNode } = context;
  const { checker } = library;
  const comment = readComment(checker, symbol, pages.byName);
  const type = isTypeKind(kind)
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbol(symbol);
  return {
    name: symbolName,
    kind,
    route: symbolRoute,
    summary: comment.summary,
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    ...(comment.releaseTag ? { releaseTag: comment.releaseTag } : {}),
    isComponent,
    declaration: readDeclaration(context, symbol),
    members: members(context, type, kind),
    typeParameters: typeParameters(declaredParameters(enclosingNode), (node) =>
      convertType(context, node),
    ),
    signatures: kind === 'function' || kind === 'type-alias' ? readSignatures(context, type) : [],
    values:
      kind === 'variable'
        ? constantValues(context, symbol)
        : kind === 'type-alias'
          ? unionValues(type)
          : [],
    statics: kind === 'component' ? statics(context, type) : [],
    declaredIn: path.relative(library.typesDir, enclosingNode.getSourceFile().fileName),
  };
}

function members(context: ExtractionContext, type: ts.Type, kind: ApiKind) {
  if (kind === 'component') {
    const props = type.getCallSignatures()[0]?.parameters[0];
    return props ? readMembers(context, typeAt(context, props)) : [];
  }
  if (kind === 'class') return readClass(context, type);
  const isShape = kind === 'interface' || (kind === 'type-alias' && isObjectType(type));
  return isShape ? readMembers(context, type) : [];
}

/** Reads the props of a class component, or the members of any other class. */
function readClass(context: ExtractionContext, type: ts.Type) {
  const props = type.getProperty('props');
  return readMembers(context, props ? typeAt(context, props) : type);
}

const typeAt = ({ library, enclosingNode }: ExtractionContext, symbol: ts.Symbol) =>
  library.checker.getTypeOfSymbolAtLocation(symbol, enclosingNode);

const isObjectType = (type: ts.Type) =>
  (type.isUnion() ? type.types : [type]).every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      part.getCallSignatures().length === 0 &&
      !part.getNumberIndexType() &&
      part.getProperties().length > 0,
  );

const declaredParameters = (node: ts.Declaration) =>
  'typeParameters' in node
    ? (node.typeParameters as ts.NodeArray<ts.TypeParameterDeclaration> | undefined)
    : undefined;

function statics(context: ExtractionContext, type: ts.Type): ApiStatic[] {
  const { library, symbolName } = context;
  const component: Record<string, unknown> = Object(library.runtime[symbolName]);
  return type
    .getProperties()
    .filter(({ name }) => /^[a-z]/i.test(name) && name !== 'prototype')
    .map((property) => ({
      name: property.name,
      type: inferredType(context, typeAt(context, property)),
      observed: describeValue(component[property.name]),
    }));
}
