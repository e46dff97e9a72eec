import type { ExampleEntry } from '../../../shared/types/example-manifest';
import type { Variant } from './picture-variants';

/** Size of a card's picture in CSS pixels, with the aspect ratio of `theme/ExampleCard`. */
export const cardSize = { width: 304, height: 190 };

/** Returns the path of the picture on a card without extension, relative to the pictures folder: `bar/stacked.small.dark`. */
export const cardPictureName = (id: string, mode: Variant['mode']) => `${id}.small.${mode}`;

/** Families whose charts have more labels than fit, with the scale at which they do. */
const scales: Record<string, number> = {
  bullet: 1.75,
  goal: 1.45,
  legend: 1.45,
  partition: 1.45,
  'small-multiples': 1.45,
};
const scaleOfTall = 1.45; // for charts higher than on most pages
const tall = 360; // CSS pixels

/** Returns the size at which the chart of a card is drawn: that of the card, or larger if the chart is dense. */
export function drawnCardSize({ family, height }: Pick<ExampleEntry, 'family' | 'height'>) {
  const scale = scales[family] ?? (height >= tall ? scaleOfTall : 1);
  return { width: Math.round(cardSize.width * scale), height: Math.round(cardSize.height * scale) };
}

/** How charts on cards differ from those on pages: they have a fixed height and omit what a card is too small for. */
export interface CardChart {
  /** Height of the chart in CSS pixels. */
  height: number;
  /** Family of the example, whose cards show what it is about. */
  family: string;
}
