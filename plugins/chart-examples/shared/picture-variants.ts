import type { ExampleEntry } from '../../../shared/types/example-manifest';

/** Widths of pictures in CSS pixels: the widths of a chart in a viewport of 1280 and of 390 pixels. */
export const widths = { wide: 669, narrow: 324 };

/** One of the four pictures of an example. */
export interface Variant {
  mode: 'light' | 'dark';
  size: keyof typeof widths;
}

/** The variant that social cards show. */
export const firstVariant: Variant = { mode: 'light', size: 'wide' };

/** All variants. */
export const variants: Variant[] = (['light', 'dark'] as const).flatMap((mode) =>
  (['wide', 'narrow'] as const).map((size) => ({ mode, size })),
);

/** Returns the path of a picture without extension, relative to the pictures folder: `bar/stacked.wide.dark`. */
export const pictureName = (id: string, { mode, size }: Variant) => `${id}.${size}.${mode}`;

/** Returns the path of an example's social card, relative to the pictures folder. */
export const socialCardName = (id: string) => `${id}.card.png`;

/** Returns the size of a picture in CSS pixels. */
export const pictureSize = (
  { height, narrowHeight }: Pick<ExampleEntry, 'height' | 'narrowHeight'>,
  { size }: Variant,
) => ({ width: widths[size], height: (size === 'narrow' && narrowHeight) || height });
