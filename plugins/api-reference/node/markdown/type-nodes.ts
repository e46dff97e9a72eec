import type { PhrasingContent } from 'mdast';
import type { ApiType } from '../../../../contracts/api-type';
import { inlineCode, joined, link, text } from '../../../../contracts/markdown-nodes';
import { textOf, type Piece } from '../../shared/pieces';
import { printType } from '../../shared/print-type';

/**
 * Returns a type as inline code. It is a link if it is a name that has a page; otherwise links to the names in it
 * follow, since code cannot contain links.
 */
export function typeNodes(type: ApiType): PhrasingContent[] {
  const pieces = printType(type, 'line');
  const [first] = pieces;
  if (pieces.length === 1 && typeof first === 'object')
    return [link(first.to, inlineCode(first.text))];
  const links = typeLinks(pieces);
  const code = inlineCode(textOf(pieces));
  return links.length > 0 ? [code, text(' ('), ...links, text(')')] : [code];
}

/** Returns links to the names in printed code that have a page, each once. */
export function typeLinks(pieces: Piece[]): PhrasingContent[] {
  const targets = new Map<string, string>();
  for (const piece of pieces) if (typeof piece !== 'string') targets.set(piece.text, piece.to);
  return joined(
    [...targets].map(([name, to]) => [link(to, text(name))]),
    text(', '),
  );
}
