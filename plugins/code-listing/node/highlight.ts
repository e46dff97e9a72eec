import { createHighlighter, type Highlighter } from 'shiki';
import type { CodeLink } from '../../../shared/types/code-links';
import type { LineRange } from '../../../shared/types/line-range';
import { foldLines } from './fold-lines';
import { theme, tokenClasses } from './token-classes';

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
