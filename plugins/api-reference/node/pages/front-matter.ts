/** Says where a generated page comes from. */
export const banner =
  '{/* Made by "npm run generate" from the published types; edits are lost. */}';

/** Fields of a page's front matter; `breadcrumbs` are the pages above one that stands in no sidebar. */
export type FrontMatter = Record<string, string | boolean | null | { label: string; to: string }[]>;

/** YAML front matter; every value is JSON, which YAML reads as it is. */
export function frontMatter(fields: FrontMatter): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
