import path from 'node:path';
import ts from 'typescript';
import type { ExtractionContext } from '../context';

/**
 * Returns the file and the line of a node, relative to the working directory. Nodes created by the checker have no
 * position: for them, returns the location of the symbol's declaration.
 */
export function sourceLocation({ enclosingNode }: ExtractionContext, node: ts.Node): string {
  const located = ts.getOriginalNode(node).pos >= 0 ? ts.getOriginalNode(node) : enclosingNode;
  const file = located.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(located.getStart());
  return `${path.relative('', file.fileName)}:${line + 1}`;
}
