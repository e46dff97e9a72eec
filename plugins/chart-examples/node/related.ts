import type { ExampleEntry, ExampleManifest } from '../../../shared/types/example-manifest';

const maxRelated = 6;

/** Returns the most similar examples, ranked by shared family, tags and rarely used props. */
export function relatedTo(example: ExampleEntry, manifest: ExampleManifest): ExampleEntry[] {
  const frequency = new Map<string, number>();
  for (const prop of manifest.flatMap(propsOf)) frequency.set(prop, (frequency.get(prop) ?? 0) + 1);
  const props = new Set(propsOf(example));
  const similarity = (other: ExampleEntry) =>
    (other.family === example.family ? 1 : 0) +
    other.tags.filter((tag) => example.tags.includes(tag)).length +
    propsOf(other)
      .filter((prop) => props.has(prop))
      .reduce((sum, prop) => sum + 1 / (frequency.get(prop) ?? 1), 0);
  return manifest
    .filter(({ id }) => id !== example.id)
    .map((other) => ({ other, similarity: similarity(other) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxRelated)
    .map(({ other }) => other);
}

const propsOf = ({ props }: ExampleEntry): string[] =>
  Object.entries(props).flatMap(([component, names]) =>
    names.map((name) => `${component}.${name}`),
  );
