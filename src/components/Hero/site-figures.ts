import type { ReferenceFigures } from '../../../contracts/api-model';
import type { GalleryGroup } from '../../../contracts/example-manifest';

/** A number of this documentation, and the page that shows what is counted. */
export interface SiteFigure {
  value: number;
  label: string;
  to: string;
}

/** Returns what this documentation contains, in numbers. */
export const siteFigures = (
  gallery: readonly GalleryGroup[],
  { names, describedProps }: ReferenceFigures,
): SiteFigure[] => [
  {
    value: gallery.flatMap(({ families }) => families.flatMap(({ cards }) => cards)).length,
    label: 'live examples',
    to: '/examples/examples',
  },
  { value: describedProps, label: 'props described', to: '/category/specs' },
  { value: names, label: 'exported names', to: '/all-types/' },
];
