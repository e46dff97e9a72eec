import type { RootContent } from 'mdast';
import type { ApiSymbol } from '../../../../contracts/api-model';
import { inlineCode, link, list, paragraph } from '../../../../contracts/markdown-nodes';
import { exampleLinks } from './example-links';

/** Returns the usages of a symbol in other types and in examples. */
export const usesMarkdown = ({ usedBy, examples }: ApiSymbol): RootContent[] => [
  ...(usedBy.length > 0 ? [list(usedBy.map(({ text, to }) => [link(to, inlineCode(text))]))] : []),
  ...(examples.length > 0 ? [paragraph(...exampleLinks(examples))] : []),
];
