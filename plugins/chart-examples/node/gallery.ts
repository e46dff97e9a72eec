import type {
  ExampleCard,
  ExampleEntry,
  ExampleManifest,
  GalleryGroup,
} from '../../../contracts/example-manifest';
import type { Family } from './families';

/** Returns the gallery card of an example. */
export const cardOf = ({ id, title, alt, tags }: ExampleEntry): ExampleCard => ({
  id,
  title,
  alt,
  tags,
});

/** Returns the groups of the gallery, with families sorted by title. */
export function galleryOf(manifest: ExampleManifest, families: Family[]): GalleryGroup[] {
  const groupOf = (title: string, group: Family['group']): GalleryGroup => ({
    title,
    families: families
      .filter((family) => family.group === group)
      .sort((a, b) => a.title.localeCompare(b.title))
      .map(({ name, title: familyTitle }) => ({
        name,
        title: familyTitle,
        cards: manifest.filter(({ family }) => family === name).map(cardOf),
      })),
  });
  return [groupOf('Chart families', 'chart'), groupOf('Features', 'feature')];
}
