import { describe, expect, it } from 'vitest';
import { contrast } from '../../contracts/contrast';
import { readDesignTokens, tokenValue } from '../../contracts/design-tokens';

const surfaces = ['bg', 'sunk', 'fill'];
const code = ['c-key', 'c-str', 'c-tag', 'c-attr', 'c-num', 'c-com', 'del-t'];

/** Pairs of text and surface, by their least contrast. */
const pairs: [minimum: number, text: string, surfaces: string[]][] = [
  [7, 'text-c', surfaces],
  [7, 'ink', [...surfaces, 'soft', 'teal-s', 'amber-s']],
  [7, 'text-c', ['soft', 'teal-s', 'amber-s', 'coral-s']],
  [4.5, 'quiet', surfaces],
  [4.5, 'faint', ['bg', 'sunk']],
  [4.5, 'link', [...surfaces, 'soft']],
  [4.5, 'on-act', ['act', 'link']],
  [4.5, 'soft-t', ['soft', 'bg']],
  [4.5, 'teal-t', ['teal-s', 'bg']],
  [4.5, 'amber-t', ['amber-s', 'bg']],
  [4.5, 'coral-t', ['coral-s', 'bg']],
  [4.5, 'del-t', ['del']],
  [4.5, 'n0', ['alarm']],
  ...code.map((name): [number, string, string[]] => [4.5, name, ['bg', 'sunk']]),
  [3, 'edge', ['bg']],
  [3, 'mark', ['bg']],
  [3, 'focus', surfaces],
];

describe.each(['light', 'dark'] as const)('Colors of the %s mode', (mode) => {
  const tokens = readDesignTokens('.', mode);
  const color = (name: string) => tokenValue(tokens, name);

  it.each(pairs)('have a contrast of at least %d: %s', (minimum, text, backgrounds) => {
    for (const background of backgrounds)
      expect(
        contrast(color(text), color(background)),
        `${text} on ${background}`,
      ).toBeGreaterThanOrEqual(minimum);
  });
});
