import type { PageParts, PropParts } from './page-parts';

/** Lists what a page contains and its Markdown does not. */
export function missingParts(page: PageParts, markdown: PageParts): string[] {
  const lacks = (kind: string, expected: string[], found: string[]) =>
    expected.filter((text) => !found.includes(text)).map((text) => `${kind}: ${text}`);
  return [
    ...lacks('heading', page.headings, markdown.headings),
    ...lacks('code block', page.codeBlocks, markdown.codeBlocks),
    ...lacks('term', page.terms, markdown.terms),
    ...page.props.flatMap((prop) => missingOfProp(prop, markdown.props)),
  ];
}

/** The same prop can be in several tables of a page. */
function missingOfProp(prop: PropParts, rows: PropParts[]): string[] {
  const named = rows.filter(({ name }) => name === prop.name);
  if (named.length === 0) return [`prop: ${prop.name}`];
  const isIn = (row: PropParts) =>
    row.type === prop.type &&
    row.default === prop.default &&
    prop.description.every((text) => row.description.join('').includes(text));
  if (named.some(isIn)) return [];
  return [`type, default or description of ${prop.name}: ${JSON.stringify([prop, ...named])}`];
}
