import type { ExampleEntry } from '../../../contracts/example-manifest';

/** Widths of a page's chart that pictures are drawn for, in CSS pixels: on a desk of 1280, on a phone of 390. */
export const widths = { wide: 669, narrow: 324 };

/** One of the four pictures of an example. */
export interface Variant {
  mode: 'light' | 'dark';
  size: keyof typeof widths;
}

/** All of them. */
export const variants: Variant[] = (['light', 'dark'] as const).flatMap((mode) =>
  (['wide', 'narrow'] as const).map((size) => ({ mode, size })),
);

/** Path of a picture without its ending, below the folder that holds the pictures: `bar/stacked.wide.dark`. */
export const pictureName = (id: string, { mode, size }: Variant) => `${id}.${size}.${mode}`;

/** Path of what networks show of an example's page. */
export const socialCardName = (id: string) => `${id}.card.png`;

/** CSS pixels that a variant of an example's picture takes. */
export const pictureSize = (
  { height, narrowHeight }: Pick<ExampleEntry, 'height' | 'narrowHeight'>,
  { size }: Variant,
) => ({ width: widths[size], height: (size === 'narrow' && narrowHeight) || height });
