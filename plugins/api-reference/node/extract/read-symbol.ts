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
import { readMembers, readSignatures, type Reading } from './members';
import { linkNames, printNode } from './type-text';
import { constantValues, describeValue, unionValues } from './values';

/** Reads one exported name in one of its meanings. */
export function readSymbol(reading: Reading, symbol: ts.Symbol, kind: ApiKind): ApiSymbol {
  const { library, findPage, self, at } = reading;
  const { checker } = library;
  const comment = readComment(checker, symbol, findPage);
  const isType = kind === 'interface' || kind === 'type-alias' || kind === 'class';
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  return {
    name: self,
    kind,
    route: routeOf(kind, self),
    summary: comment.summary,
    description: comment.description,
    ...(comment.deprecated ? { deprecated: comment.deprecated } : {}),
    ...(comment.releaseTag ? { releaseTag: comment.releaseTag } : {}),
    declaration: linkNames(declarationText(at), findPage, self),
    members: members(reading, type, kind),
    typeParameters: typeParameters(reading),
    signatures: kind === 'function' || kind === 'type-alias' ? readSignatures(reading, type) : [],
    calls: [],
    usedBy: [],
    examples: [],
    values:
      kind === 'variable'
        ? constantValues(reading, symbol)
        : kind === 'type-alias'
          ? unionValues(library, type)
          : [],
    statics: kind === 'component' ? statics(reading, type) : [],
    declaredIn: path.relative(library.typesDir, at.getSourceFile().fileName),
  };
}

function members(reading: Reading, type: ts.Type, kind: ApiKind) {
  if (kind === 'component') {
    const props = type.getCallSignatures()[0]?.parameters[0];
    const { checker } = reading.library;
    return props ? readMembers(reading, checker.getTypeOfSymbolAtLocation(props, reading.at)) : [];
  }
  if (kind === 'class') return readClass(reading, type);
  const isShape = kind === 'interface' || (kind === 'type-alias' && isObjectType(type));
  return isShape ? readMembers(reading, type) : [];
}

/** Props of a class component, own members of any other class. */
function readClass(reading: Reading, type: ts.Type) {
  const props = type.getProperty('props');
  if (!props) return readMembers(reading, type);
  const { checker } = reading.library;
  const propsType = checker.getTypeOfSymbolAtLocation(props, reading.at);
  return readMembers(reading, propsType);
}

const isObjectType = (type: ts.Type) =>
  (type.isUnion() ? type.types : [type]).every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      part.getCallSignatures().length === 0 &&
      !part.getNumberIndexType() &&
      part.getProperties().length > 0,
  );

/** Head of an interface or a class; other declarations whole. */
function declarationText(node: ts.Node): string {
  const text = printNode(ts.isVariableDeclaration(node) ? node.parent : node);
  const isHead = ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
  return (isHead ? text.slice(0, text.indexOf('{')) : text)
    .replace(/^(export|declare|\s)+/, '')
    .trim();
}

function typeParameters({ findPage, self, at }: Reading): ApiTypeParameter[] {
  const declared =
    'typeParameters' in at
      ? (at.typeParameters as ts.NodeArray<ts.TypeParameterDeclaration>)
      : undefined;
  const linked = (node: ts.TypeNode) => linkNames(printNode(node), findPage, self);
  return (declared ?? []).map(({ name, constraint, default: fallback }) => ({
    name: name.text,
    ...(constraint ? { constraint: linked(constraint) } : {}),
    ...(fallback ? { default: linked(fallback) } : {}),
  }));
}

function statics({ library, findPage, self, at }: Reading, type: ts.Type): ApiStatic[] {
  const held = library.runtime[self] as Record<string, unknown> | undefined;
  return type
    .getProperties()
    .filter(({ name }) => /^[a-z]/i.test(name) && name !== 'prototype')
    .map((property) => ({
      name: property.name,
      type: linkNames(
        library.checker.typeToString(library.checker.getTypeOfSymbolAtLocation(property, at)),
        findPage,
      ),
      observed: describeValue(held?.[property.name]),
    }));
}
