import path from 'node:path';
import ts from 'typescript';
import type {
  ApiKind,
  ApiStatic,
  ApiSymbol,
  ApiTypeParameter,
} from '../../../../contracts/api-model';
import { readComment } from './comments';
import { routeOf } from './kinds';
import { readMembers, readSignatures, type ExtractionContext } from './members';
import { linkNames, printNode } from './type-text';
import { constantValues, describeValue, unionValues } from './values';

/** Extracts an exported name as a symbol of one kind. */
export function readSymbol(
  context: ExtractionContext,
  symbol: ts.Symbol,
  kind: ApiKind,
): ApiSymbol {
  const { library, findPage, symbolName, enclosingNode } = context;
  const { checker } = library;
  const comment = readComment(checker, symbol, findPage);
  const isType = kind === 'interface' || kind === 'type-alias' || kind === 'class';
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  return {
    name: symbolName,
    kind,
    route: routeOf(kind, symbolName),
    summary: comment.summary,
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    ...(comment.releaseTag ? { releaseTag: comment.releaseTag } : {}),
    declaration: linkNames(declarationText(enclosingNode), findPage, symbolName),
    members: members(context, type, kind),
    typeParameters: typeParameters(context),
    signatures: kind === 'function' || kind === 'type-alias' ? readSignatures(context, type) : [],
    calls: [],
    usedBy: [],
    examples: [],
    values:
      kind === 'variable'
        ? constantValues(context, symbol)
        : kind === 'type-alias'
          ? unionValues(library, type)
          : [],
    statics: kind === 'component' ? statics(context, type) : [],
    declaredIn: path.relative(library.typesDir, enclosingNode.getSourceFile().fileName),
  };
}

function members(context: ExtractionContext, type: ts.Type, kind: ApiKind) {
  if (kind === 'component') {
    const props = type.getCallSignatures()[0]?.parameters[0];
    const { checker } = context.library;
    return props
      ? readMembers(context, checker.getTypeOfSymbolAtLocation(props, context.enclosingNode))
      : [];
  }
  if (kind === 'class') return readClass(context, type);
  const isShape = kind === 'interface' || (kind === 'type-alias' && isObjectType(type));
  return isShape ? readMembers(context, type) : [];
}

/** Reads the props of a class component, or the members of any other class. */
function readClass(context: ExtractionContext, type: ts.Type) {
  const props = type.getProperty('props');
  if (!props) return readMembers(context, type);
  const { checker } = context.library;
  const propsType = checker.getTypeOfSymbolAtLocation(props, context.enclosingNode);
  return readMembers(context, propsType);
}

const isObjectType = (type: ts.Type) =>
  (type.isUnion() ? type.types : [type]).every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      part.getCallSignatures().length === 0 &&
      !part.getNumberIndexType() &&
      part.getProperties().length > 0,
  );

/** Returns the text of a declaration, without the body of an interface or a class. */
function declarationText(node: ts.Node): string {
  const text = printNode(ts.isVariableDeclaration(node) ? node.parent : node);
  const isHead = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
  return (isHead ? text.slice(0, text.indexOf('{')) : text)
    .replace(/^(export|declare|\s)+/, '')
    .trim();
}

function typeParameters({
  findPage,
  symbolName,
  enclosingNode,
}: ExtractionContext): ApiTypeParameter[] {
  const declared =
    'typeParameters' in enclosingNode
      ? (enclosingNode.typeParameters as ts.NodeArray<ts.TypeParameterDeclaration>)
      : undefined;
  const linked = (node: ts.TypeNode) => linkNames(printNode(node), findPage, symbolName);
  return (declared ?? []).map(({ name, constraint, default: fallback }) => ({
    name: name.text,
    ...(constraint ? { constraint: linked(constraint) } : {}),
    ...(fallback ? { default: linked(fallback) } : {}),
  }));
}

function statics(
  { library, findPage, symbolName, enclosingNode }: ExtractionContext,
  type: ts.Type,
): ApiStatic[] {
  const component = library.runtime[symbolName] as Record<string, unknown> | undefined;
  return type
    .getProperties()
    .filter(({ name }) => /^[a-z]/i.test(name) && name !== 'prototype')
    .map((property) => ({
      name: property.name,
      type: linkNames(
        library.checker.typeToString(
          library.checker.getTypeOfSymbolAtLocation(property, enclosingNode),
        ),
        findPage,
      ),
      observed: describeValue(component?.[property.name]),
    }));
}
