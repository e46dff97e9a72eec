import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { text } from './markdown-nodes';

/**
 * Makes the links and images of a page absolute, so that they work wherever its text is pasted, and puts commas between
 * links that only styles separate on the page.
 *
 * @param permalink - path of the page, with the base path
 */
export function finishLinks(tree: Root, origin: string, permalink: string): void {
  visit(tree, ['link', 'image'], (node, index = 0, parent) => {
    if (!('url' in node)) return undefined;
    if (node.url.startsWith('#')) node.url = origin + permalink + node.url;
    else if (node.url.startsWith('/')) node.url = origin + node.url;
    if (node.type !== 'link' || parent?.children[index - 1]?.type !== 'link') return undefined;
    parent.children.splice(index, 0, text(', '));
    return [SKIP, index + 2];
  });
}
