import type {
  ExampleCard,
  ExampleEntry,
  ExampleManifest,
  GalleryGroup,
} from '../../../shared/types/example-manifest';
import type { Family } from './families';

/** Returns the gallery card of an example. */
export const cardOf = ({ id, title, alt, tags }: ExampleEntry): ExampleCard => ({
  id,
  title,
  alt,
  tags,
});

/**
 * Returns the groups of the gallery. Examples have the order of their family's page, which begins with what most
 * readers need.
 *
 * @param first - names of the families that come first; the others are sorted by title
 */
export function galleryOf(
  manifest: ExampleManifest,
  families: Family[],
  first: string[] = [],
): GalleryGroup[] {
  const place = ranking(first);
  const groupOf = (title: string, group: Family['group']): GalleryGroup => ({
    title,
    families: families
      .filter((family) => family.group === group)
      .sort((a, b) => place(a.name) - place(b.name) || a.title.localeCompare(b.title))
      .map((family) => ({
        name: family.name,
        title: family.title,
        cards: examplesOf(manifest, family).map(cardOf),
      })),
  });
  return [groupOf('Chart families', 'chart'), groupOf('Features', 'feature')];
}

function examplesOf(manifest: ExampleManifest, { name: familyName, order }: Family) {
  const place = ranking(order);
  return manifest
    .filter(({ family }) => family === familyName)
    .sort((a, b) => place(a.name) - place(b.name));
}

/** Returns a function that returns the position of a name in a list; names that are missing come last. */
const ranking = (names: readonly string[]) => (name: string) =>
  names.includes(name) ? names.indexOf(name) : names.length;
