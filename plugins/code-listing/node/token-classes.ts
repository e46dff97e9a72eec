import type { Element } from 'hast';
import type { ShikiTransformer } from 'shiki';

/** Theme that tells the tokens apart. Its colors are replaced by classes. */
export const theme = 'github-dark-default';

/** Class of the tokens that the theme gives a color; `theme/CodeListing/styles.module.css` has their colors. */
const classes: Record<string, string> = {
  '#FF7B72': 'code-keyword',
  '#79C0FF': 'code-constant',
  '#A5D6FF': 'code-string',
  '#8B949E': 'code-comment',
  '#7EE787': 'code-tag',
  '#FFA657': 'code-variable',
  '#D2A8FF': 'code-function',
  '#FFA198': 'code-removed',
};
const textColor = '#E6EDF3';

/**
 * Replaces the style attributes of tokens by classes, and removes the elements of plain text. A listing then has
 * about half as many elements, and both color modes share its markup.
 *
 * @throws Error for a color that has no class.
 */
export const tokenClasses: ShikiTransformer = {
  pre(node) {
    delete node.properties.style;
  },
  line(node) {
    delete node.properties.class;
    node.children = node.children.flatMap((token) =>
      token.type === 'element' && !token.properties.class ? token.children : [token],
    );
  },
  span(node) {
    const color = /(?<!-)color:(#\w+)/.exec(String(node.properties.style ?? ''))?.[1];
    const name = color && classOf(color.toUpperCase());
    node.properties = (name ? { class: name } : {}) satisfies Element['properties'];
  },
};

function classOf(color: string): string | undefined {
  if (color !== textColor && !classes[color])
    throw new Error(
      `The theme ${theme} gives a token the color ${color}, which has no class: add one in plugins/code-listing/node/token-classes.ts.`,
    );
  return classes[color];
}
