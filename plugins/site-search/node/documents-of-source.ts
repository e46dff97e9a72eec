import { createSlugger } from '@docusaurus/utils';
import type { SearchDocument } from '../../../contracts/search-data';
import { areaOf } from './area-of';

/** Metadata of a page from the docs plugin. */
export interface SourcePage {
  title: string;
  description: string;
  permalink: string;
}

/** Extracts the search documents of a page from its Markdown, in development: the page and its sections. */
export function documentsOfSource(
  page: SourcePage,
  markdown: string,
  baseUrl: string,
): Omit<SearchDocument, 'id'>[] {
  const common = { area: areaOf(page.permalink, baseUrl), title: page.title };
  const headings = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{2,3} (.+)$/gm)];
  const slugger = createSlugger();
  return [
    { ...common, kind: 'page', heading: '', url: page.permalink, text: page.description },
    ...headings.map(([, line = '']) => {
      const heading = line.replace(/\s*\{#.*\}$/, '').replace(/[`*]/g, '');
      const id = /\{#([^}]+)\}/.exec(line)?.[1] ?? slugger.slug(heading);
      return {
        ...common,
        kind: 'section' as const,
        heading,
        url: `${page.permalink}#${id}`,
        text: '',
      };
    }),
  ];
}
