import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { markdownPath } from '../shared/markdown-path';
import { link, list, paragraph, text } from './markdown-nodes';
import { printMarkdown } from './print-markdown';

/** Size of a file in bytes, above which programs read only its start. */
const maxBytes = 50_000;

/** Room for the list of the other files of a page. */
const roomForLinks = 2000;

const sizeOf = (nodes: RootContent[]) => Buffer.byteLength(printMarkdown(nodes));

const isSectionHeading = (node: RootContent) => node.type === 'heading' && node.depth === 2;

/**
 * Distributes the content of a page to as many files as its size needs. Each has the head of the page and whole
 * sections; below the head, it says which sections the other files have. A section that is too long, for example because
 * the address of the site is, has a file of its own: it is still complete.
 *
 * @param url - address of the page
 */
export function pageParts(head: RootContent[], body: RootContent[], url: string): RootContent[][] {
  if (sizeOf([...head, ...body]) <= maxBytes) return [[...head, ...body]];
  const room = maxBytes - roomForLinks - sizeOf(head);
  const parts: RootContent[][] = [];
  let free = 0;
  for (const section of sectionsOf(body)) {
    const size = sizeOf(section);
    if (size > free) {
      parts.push([]);
      free = room;
    }
    parts.at(-1)?.push(...section);
    free -= size;
  }
  return parts.map((part, index) => [...head, ...linksTo(parts, index, url), ...part]);
}

/** Divides content before each heading of the second level. */
function sectionsOf(body: RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of body) {
    if (isSectionHeading(node)) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections.filter((section) => section.length > 0);
}

/** Says that a file is a part of a page, and which sections the others have. */
function linksTo(parts: RootContent[][], current: number, url: string): RootContent[] {
  const others = parts.flatMap((part, index) => {
    const address = markdownPath(url, index + 1);
    const titles = part.filter(isSectionHeading).map((node) => toString(node));
    return index === current
      ? []
      : [
          [
            text(`Part ${index + 1}, `),
            link(address, text(address)),
            text(`: ${titles.join(', ')}`),
          ],
        ];
  });
  return [
    paragraph(text(`This is part ${current + 1} of ${parts.length} of the page. The others:`)),
    list(others),
  ];
}
