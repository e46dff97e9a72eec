import type { ParseFrontMatter } from '@docusaurus/types';

type ParsedPage = Awaited<ReturnType<ParseFrontMatter>>;

const longest = 160; // characters that a list of search hits shows
const shortest = 50; // fewer say too little

/** Shortens the description of a page to what search engines show: whole sentences, else whole words. */
export function withShortDescription(page: ParsedPage): ParsedPage {
  const { description } = page.frontMatter;
  if (typeof description !== 'string' || description.length <= longest) return page;
  return { ...page, frontMatter: { ...page.frontMatter, description: shortened(description) } };
}

function shortened(text: string): string {
  const ends = [...text.matchAll(/[.!?](?= )/g)].map(({ index }) => index + 1);
  const end = ends.filter((each) => each >= shortest && each <= longest).at(-1);
  if (end) return text.slice(0, end);
  const words = text.slice(0, text.lastIndexOf(' ', longest - 1));
  return `${words.replace(/[,;:]$/, '')}…`;
}
