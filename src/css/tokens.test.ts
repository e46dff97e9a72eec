import { describe, expect, it } from 'vitest';
import { contrast } from '../../shared/contrast';
import { readDesignTokens, tokenValue } from '../../shared/design-tokens';

const surfaces = ['background', 'background-subtle', 'background-muted'];
const code = [
  'code-keyword',
  'code-string',
  'code-tag',
  'code-constant',
  'code-function',
  'code-comment',
  'removed-text',
];

/** Pairs of text and surface, by their least contrast. The names are those of the tokens without `color-`. */
const pairs: [minimum: number, text: string, surfaces: string[]][] = [
  [7, 'text', surfaces],
  [7, 'text-strong', [...surfaces, 'selected-background', 'teal-background', 'amber-background']],
  [7, 'text', ['selected-background', 'teal-background', 'amber-background', 'coral-background']],
  [4.5, 'text-secondary', surfaces],
  [4.5, 'text-tertiary', ['background', 'background-subtle']],
  [4.5, 'link', [...surfaces, 'selected-background']],
  [4.5, 'text-on-primary', ['primary', 'link']],
  [4.5, 'selected-text', ['selected-background', 'background']],
  [4.5, 'teal-text', ['teal-background', 'background']],
  [4.5, 'amber-text', ['amber-background', 'background']],
  [4.5, 'coral-text', ['coral-background', 'background']],
  [4.5, 'removed-text', ['removed-background']],
  [4.5, 'white', ['error']],
  ...code.map((name): [number, string, string[]] => [
    4.5,
    name,
    ['background', 'background-subtle'],
  ]),
  [3, 'border-control', ['background']],
  [3, 'indicator', ['background']],
  [3, 'focus', surfaces],
];

describe.each(['light', 'dark'] as const)('Colors of the %s mode', (mode) => {
  const tokens = readDesignTokens('.', mode);
  const color = (name: string) => tokenValue(tokens, `color-${name}`);

  it.each(pairs)('have a contrast of at least %d: %s', (minimum, text, backgrounds) => {
    for (const background of backgrounds)
      expect(
        contrast(color(text), color(background)),
        `${text} on ${background}`,
      ).toBeGreaterThanOrEqual(minimum);
  });
});
