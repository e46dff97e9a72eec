import { kindsAlsoWith } from '../page-kinds';

/** A page of each kind: path, heading and visual content. */
export const pages = kindsAlsoWith('every engine').map(([, kind]) => kind);

/** Viewport sizes of a desktop and a phone, in CSS pixels. */
export const screens = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

export const modes = ['light', 'dark'] as const;
