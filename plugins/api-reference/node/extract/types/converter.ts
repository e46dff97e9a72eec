import ts from 'typescript';
import type { ApiType } from '../../../../../shared/types/api-type';
import type { ExtractionContext } from '../context';
import { sourceLocation } from './source-location';

/** Converts a type node, including nested nodes. */
export type Convert = (node: ts.TypeNode) => ApiType;

/**
 * Converts type nodes of certain kinds.
 *
 * @param convert - converts nested nodes
 * @returns undefined for nodes of other kinds
 */
export type Converter = (
  node: ts.TypeNode,
  convert: Convert,
  context: ExtractionContext,
) => ApiType | undefined;

/** Returns the error for a node of a kind that the model does not support. */
export const unsupportedKind = (context: ExtractionContext, node: ts.Node): Error =>
  new Error(
    `${context.symbolName}: types of kind ${ts.SyntaxKind[node.kind]} are not supported (${sourceLocation(context, node)}): add the kind to shared/types/api-type.ts and plugins/api-reference/node/extract/types/.`,
  );
