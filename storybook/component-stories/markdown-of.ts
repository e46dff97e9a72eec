import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { RichText } from '../../contracts/api-model';

/** Converts rich text of the model to Markdown for Storybook. */
export const markdownOf = (nodes: RichText): string => nodes.map(markdown).join('\n\n');

/** Returns a link to a page of the site, one level above Storybook. Storybook breaks links without a target. */
export const linkToPage = (route: string, text: string): string =>
  `<a href="..${route}" target="_blank">${text}</a>`;

function markdown(node: RootContent): string {
  const inside = 'children' in node ? (node.children as RootContent[]).map(markdown) : [];
  switch (node.type) {
    case 'paragraph':
      return inside.join('');
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'code':
      return `\`\`\`\n${node.value}\n\`\`\``;
    case 'strong':
      return `**${inside.join('')}**`;
    case 'link':
      return node.url.startsWith('/')
        ? linkToPage(node.url, inside.join(''))
        : `[${inside.join('')}](${node.url})`;
    case 'list':
      return inside.map((item) => `- ${item}`).join('\n');
    case 'listItem':
      return inside.join(' ');
    default:
      return toString(node);
  }
}
