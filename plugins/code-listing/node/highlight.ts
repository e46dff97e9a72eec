import { createHighlighter, type Highlighter } from 'shiki';

const themes = { light: 'github-light-default', dark: 'github-dark-default' } as const;
const languages = ['tsx', 'ts', 'jsx', 'css', 'html', 'json', 'bash', 'diff'];

let highlighter: Promise<Highlighter> | undefined;

/** Highlights code as HTML for both color modes. Throws on an unknown language. */
export type Highlight = (code: string, language: string) => string;

/** Loads Shiki, once per process. */
export async function loadHighlight(): Promise<Highlight> {
  highlighter ??= createHighlighter({ themes: Object.values(themes), langs: languages });
  const shiki = await highlighter;
  return (code, language) => {
    if (language !== 'text' && !languages.includes(language)) {
      throw new Error(
        `A code block is marked "${language}", but only ${languages.join(', ')} and text are highlighted: use one of them, or add it in plugins/code-listing/node/highlight.ts.`,
      );
    }
    return shiki.codeToHtml(code, { lang: language, themes, defaultColor: false });
  };
}
