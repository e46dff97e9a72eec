import { createHighlighter, type Highlighter } from 'shiki';
import type { CodeLink } from '../../../contracts/code-links';
import { unwrapDefaultColor } from './unwrap-default-color';

const themes = { light: 'github-light-default', dark: 'github-dark-default' } as const;
const languages = ['tsx', 'ts', 'jsx', 'css', 'html', 'json', 'bash', 'diff'];

let highlighter: Promise<Highlighter> | undefined;

/** Highlights code as HTML for both color modes, with links. Throws on an unknown language. */
export type Highlight = (code: string, language: string, links?: CodeLink[]) => string;

/**
 * Loads Shiki, once per process.
 *
 * @param basePath - base path of the site, for links.
 */
export async function loadHighlight(basePath = '/'): Promise<Highlight> {
  highlighter ??= createHighlighter({ themes: Object.values(themes), langs: languages });
  const shiki = await highlighter;
  return (code, language, links = []) => {
    if (language !== 'text' && !languages.includes(language)) {
      throw new Error(
        `A code block is marked "${language}", but only ${languages.join(', ')} and text are highlighted: use one of them, or add it in plugins/code-listing/node/highlight.ts.`,
      );
    }
    return shiki.codeToHtml(code, {
      lang: language,
      themes,
      defaultColor: false,
      transformers: [unwrapDefaultColor],
      decorations: links.map(({ start, end, to }) => ({
        start,
        end,
        tagName: 'a',
        properties: { href: basePath + to.slice(1) },
      })),
    });
  };
}
