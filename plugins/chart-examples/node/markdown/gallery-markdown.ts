import type { RootContent } from 'mdast';
import type { GalleryGroup } from '../../../../contracts/example-manifest';
import { heading, link, text } from '../../../../contracts/markdown-nodes';
import { cardList } from './cards-markdown';

/** Returns the gallery: links to all examples by family, with descriptions of their charts. */
export const galleryMarkdown = (groups: GalleryGroup[]): RootContent[] =>
  groups.flatMap((group) => [
    heading(2, text(group.title)),
    ...group.families.flatMap(({ name, title, cards }) => [
      heading(3, link(`/examples/${name}`, text(title))),
      cardList(cards),
    ]),
  ]);
