import type { List } from 'mdast';
import type { GalleryGroup } from '../../../../contracts/example-manifest';
import { link, list, text } from '../../../../contracts/markdown-nodes';

/** Returns links to the families of a group of the gallery, with their numbers of examples. */
export const familiesMarkdown = (group: string, groups: GalleryGroup[]): List[] =>
  groups
    .filter(({ title }) => title === group)
    .map(({ families }) =>
      list(
        families.map(({ name, title, cards }) => [
          link(`/examples/${name}`, text(title)),
          text(`: ${cards.length} ${cards.length === 1 ? 'example' : 'examples'}`),
        ]),
      ),
    );
