import { createHighlighter, type Highlighter, type ShikiTransformer } from 'shiki';
import type { ElementContent, Element } from 'hast';
import type { CodeLink } from '../../../shared/types/code-links';
import type { LineRange } from '../../../shared/types/line-range';

const languages = ['tsx', 'ts', 'jsx', 'css', 'html', 'json', 'bash', 'diff'];

let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights code as HTML, with classes for both color modes. Throws on an unknown language.
 *
 * @param folded - lines that the listing hides until the reader expands it.
 */
export type Highlight = (
  code: string,
  language: string,
  folded?: LineRange[],
  links?: CodeLink[],
) => string;

/**
 * Loads Shiki, once per process.
 *
 * @param basePath - base path of the site, for links.
 */
export async function loadHighlight(basePath = '/'): Promise<Highlight> {
  highlighter ??= createHighlighter({ themes: [theme], langs: languages });
  const shiki = await highlighter;
  return (code, language, folded = [], links = []) => {
    if (language !== 'text' && !languages.includes(language)) {
      throw new Error(
        `A code block is marked "${language}", but only ${languages.join(', ')} and text are highlighted: use one of them, or add it in plugins/code-listing/node/highlight.ts.`,
      );
    }
    return shiki.codeToHtml(code, {
      lang: language,
      theme,
      transformers: [tokenClasses, foldLines(folded)],
      decorations: links.map(({ start, end, to }) => ({
        start,
        end,
        tagName: 'a',
        properties: { href: basePath + to.slice(1) },
      })),
      // With the default limit of 500 ms a line, code on a busy machine loses colors.
      tokenizeTimeLimit: 0,
    });
  };
}

/**
 * Wraps lines, so that a listing can hide them (`theme/CodeListing`). The attribute `data-folded` names them in place
 * of the lines, and is no part of the text, so that copied code is complete. In the
 * browser, `client/folded-lines.ts` makes words in them findable.
 */
const foldLines = (ranges: LineRange[]): ShikiTransformer => ({
  // After the hook `code`, in which Shiki adds links to lines.
  pre({ children: [child] }) {
    if (child?.type !== 'element') return;
    // Lines alternate with line breaks. Later ranges first, because each one shifts what follows it.
    for (const [first, last] of [...ranges].reverse()) {
      const start = 2 * (first - 1);
      const lines = child.children.slice(start, 2 * last - 1);
      child.children.splice(start, lines.length, folded(lines, `Lines ${first} to ${last}`));
    }
  },
});

const folded = (lines: ElementContent[], name: string): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { 'data-folded': name },
  children: [{ type: 'element', tagName: 'span', properties: { hidden: true }, children: lines }],
});

/** Theme that tells the tokens apart. Its colors are replaced by classes. */
const theme = 'github-dark-default';

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
const tokenClasses: ShikiTransformer = {
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
      `The theme ${theme} gives a token the color ${color}, which has no class: add one in plugins/code-listing/node/highlight.ts.`,
    );
  return classes[color];
}
