/** Names of the tokens of each scale, without their prefixes. */
export const scales = {
  type: ['hero', 'h1', 'h2', 'h3', '18', '16', '14', '13', '12', '11', 'code'],
  space: ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20'],
  radii: ['r1', 'r2', 'r3', 'r4'],
  elevations: ['e1', 'e2'],
};

/** Names of the colors that are not text, by group. */
export const colors: Record<string, string[]> = {
  'Palette of the charts': ['sky', 'amber', 'coral'],
  'Neutral ramp': ['n0', 'n1', 'n2', 'n3', 'n4', 'n6', 'n8'],
  'Surfaces and lines': ['bg', 'sunk', 'fill', 'card', 'line', 'line2', 'edge'],
  Actions: ['act', 'mark', 'focus', 'alarm'],
};

/** Pairs of a text color and the surface that it is written on. */
export const texts: [text: string, surface: string][] = [
  ['ink', 'bg'],
  ['text-c', 'bg'],
  ['text-c', 'fill'],
  ['quiet', 'bg'],
  ['faint', 'bg'],
  ['link', 'bg'],
  ['on-act', 'act'],
  ['soft-t', 'soft'],
  ['teal-t', 'teal-s'],
  ['amber-t', 'amber-s'],
  ['coral-t', 'coral-s'],
  ['del-t', 'del'],
  ['c-key', 'sunk'],
  ['c-str', 'sunk'],
  ['c-tag', 'sunk'],
  ['c-attr', 'sunk'],
  ['c-num', 'sunk'],
  ['c-com', 'sunk'],
];
