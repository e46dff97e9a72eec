/** A page of each kind: path, heading and visual content. */
export const pages: { path: string; heading: string; shows?: 'charts' | 'cards' }[] = [
  { path: './', heading: 'Elastic Charts', shows: 'charts' },
  { path: 'docs/intro', heading: 'Get started', shows: 'charts' },
  { path: 'docs/troubleshooting', heading: 'Troubleshooting', shows: 'charts' },
  { path: 'api/specs/xy/BarSeries', heading: 'BarSeries', shows: 'charts' },
  { path: 'category/cartesian', heading: 'Cartesian specs' },
  { path: 'examples/examples', heading: 'Examples', shows: 'cards' },
  { path: 'examples/metric', heading: 'Metrics', shows: 'charts' },
  { path: 'examples/bar/negative', heading: 'Money in and out', shows: 'charts' },
  { path: 'all-types/functions/Axis', heading: 'Axis', shows: 'charts' },
  { path: 'nowhere', heading: 'Page Not Found' },
];

/** Viewport sizes of a desktop and a phone, in CSS pixels. */
export const screens = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

export const modes = ['light', 'dark'] as const;
