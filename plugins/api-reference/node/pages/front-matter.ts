/** Says where a generated page comes from. */
export const banner =
  '{/* Made by "npm run generate" from the published types; edits are lost. */}';

/** YAML front matter; every value is a JSON string, which YAML reads as it is. */
export function frontMatter(fields: Record<string, string | boolean | null>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
