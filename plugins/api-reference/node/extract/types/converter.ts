import ts from 'typescript';
import type { ApiType } from '../../../../../contracts/api-type';
import type { ExtractionContext } from '../context';

/** Converts a type node and all that it is made of. */
export type Convert = (node: ts.TypeNode) => ApiType;

/**
 * Converts type nodes of some kinds.
 *
 * @param convert - for the nodes inside
 * @returns nothing for nodes of other kinds
 */
export type Converter = (
  node: ts.TypeNode,
  convert: Convert,
  context: ExtractionContext,
) => ApiType | undefined;

/** The error that stops the build on a node that the model cannot hold. */
export const unknownKind = ({ symbolName }: ExtractionContext, node: ts.Node): Error =>
  new Error(
    `${symbolName}: the model has no types of the kind ${ts.SyntaxKind[node.kind]}: add it to contracts/api-type.ts and plugins/api-reference/node/extract/types/.`,
  );
