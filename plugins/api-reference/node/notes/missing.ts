import type { ExtractedModel } from '../stages';

/** What still lacks words: symbols without a summary, props of components without a description. */
export function missingDescriptions({ symbols }: Pick<ExtractedModel, 'symbols'>): string[] {
  const exported = new Set(symbols.map(({ name }) => name));
  const summaries = symbols
    .filter(({ summary }) => !summary)
    .map(({ name }) => `reference/notes/${name}.md: write what ${name} is, in a sentence or more.`);
  const props = symbols
    .filter(({ isComponent }) => isComponent)
    .flatMap(({ name, members }) =>
      members
        .filter(({ description }) => description.length === 0)
        .map(
          (prop) =>
            `reference/notes/${prop.from && exported.has(prop.from) ? prop.from : name}.md: add "## ${prop.name}", a prop of ${name}, and say what it does.`,
        ),
    );
  return [...new Set([...summaries, ...props])];
}
