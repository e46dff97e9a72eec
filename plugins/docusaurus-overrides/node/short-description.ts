import type { ParseFrontMatter } from '@docusaurus/types';

type ParsedPage = Awaited<ReturnType<ParseFrontMatter>>;

const maxLength = 160; // length of descriptions in search results
const minLength = 50; // shorter descriptions are not informative

/** Truncates the description of a page to the length shown in search results, after a sentence or else a word. */
export function withShortDescription(page: ParsedPage): ParsedPage {
  const { description } = page.frontMatter;
  if (typeof description !== 'string' || description.length <= maxLength) return page;
  return { ...page, frontMatter: { ...page.frontMatter, description: truncate(description) } };
}

function truncate(text: string): string {
  const ends = [...text.matchAll(/[.!?](?= )/g)].map(({ index }) => index + 1);
  const end = ends.filter((each) => each >= minLength && each <= maxLength).at(-1);
  if (end) return text.slice(0, end);
  const words = text.slice(0, text.lastIndexOf(' ', maxLength - 1));
  return `${words.replace(/[,;:]$/, '')}…`;
}
