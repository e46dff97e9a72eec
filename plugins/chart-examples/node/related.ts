import type { ExampleEntry, ExampleManifest } from '../../../contracts/example-manifest';

const shown = 6;

/** Examples that share the most with one: tags first, then props that few examples set. */
export function relatedTo(example: ExampleEntry, manifest: ExampleManifest): ExampleEntry[] {
  const frequency = new Map<string, number>();
  for (const prop of manifest.flatMap(propsOf)) frequency.set(prop, (frequency.get(prop) ?? 0) + 1);
  const own = new Set(propsOf(example));
  const closeness = (other: ExampleEntry) =>
    (other.family === example.family ? 1 : 0) +
    other.tags.filter((tag) => example.tags.includes(tag)).length +
    propsOf(other)
      .filter((prop) => own.has(prop))
      .reduce((sum, prop) => sum + 1 / frequency.get(prop)!, 0);
  return manifest
    .filter(({ id }) => id !== example.id)
    .map((other) => ({ other, closeness: closeness(other) }))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, shown)
    .map(({ other }) => other);
}

const propsOf = ({ props }: ExampleEntry): string[] =>
  Object.entries(props).flatMap(([component, names]) =>
    names.map((name) => `${component}.${name}`),
  );
