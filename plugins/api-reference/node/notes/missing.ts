import type { ExtractedModel } from '../stages';

/** Returns messages about missing descriptions: symbols without a summary, props of components without a description. */
export function missingDescriptions({ symbols }: Pick<ExtractedModel, 'symbols'>): string[] {
  const exported = new Set(symbols.map(({ name }) => name));
  const summaries = symbols
    .filter(({ summary }) => !summary)
    .map(({ name }) => `reference/notes/${name}.md: describe ${name} in at least one sentence.`);
  const props = symbols
    .filter(({ isComponent }) => isComponent)
    .flatMap(({ name, members }) =>
      members
        .filter(({ description }) => description.length === 0)
        .map(
          (prop) =>
            `reference/notes/${prop.from && exported.has(prop.from) ? prop.from : name}.md: add "## ${prop.name}", a prop of ${name}, with a description.`,
        ),
    );
  return [...new Set([...summaries, ...props])];
}
