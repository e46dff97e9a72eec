/** Names of the tokens of each scale. */
export const scales = {
  fonts: ['hero', 'h1', 'h2', 'h3', '18', '16', '14', '13', '12', '11', 'code'].map(
    (name) => `font-${name}`,
  ),
  space: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20].map((step) => `space-${step}`),
  radii: [1, 2, 3, 4].map((step) => `radius-${step}`),
  shadows: [1, 2].map((step) => `shadow-${step}`),
};

/** Names of the colors that are not text, by group, without `color-`. */
export const colors: Record<string, string[]> = {
  'Palette of the charts': ['sky', 'amber', 'coral'],
  Backgrounds: ['background', 'background-subtle', 'background-muted', 'background-raised'],
  Borders: ['border', 'border-strong', 'border-control'],
  Actions: ['primary', 'indicator', 'focus', 'error'],
};

/** Pairs of a text color and the background that it is written on, without `color-`. */
export const texts: [text: string, background: string][] = [
  ['text-strong', 'background'],
  ['text', 'background'],
  ['text', 'background-muted'],
  ['text-secondary', 'background'],
  ['text-tertiary', 'background'],
  ['link', 'background'],
  ['text-on-primary', 'primary'],
  ['selected-text', 'selected-background'],
  ['teal-text', 'teal-background'],
  ['amber-text', 'amber-background'],
  ['coral-text', 'coral-background'],
  ['removed-text', 'removed-background'],
  ['code-keyword', 'background-subtle'],
  ['code-string', 'background-subtle'],
  ['code-tag', 'background-subtle'],
  ['code-constant', 'background-subtle'],
  ['code-function', 'background-subtle'],
  ['code-comment', 'background-subtle'],
];
