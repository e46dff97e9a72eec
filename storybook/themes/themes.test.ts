import { describe, expect, it } from 'vitest';
import { contrast } from '../../shared/contrast';
import { readDesignTokens } from '../../shared/design-tokens';
import { themeOf } from './theme-of';

describe.each(['light', 'dark'] as const)('The %s theme of Storybook', (mode) => {
  const tokens = readDesignTokens('.', mode);
  const theme = themeOf(tokens, mode);

  it('has only colors of the design tokens', () => {
    const values = Object.values(tokens);
    const colors = Object.entries(theme).filter(([, value]) => String(value).startsWith('#'));
    expect(colors.length).toBeGreaterThan(20);
    for (const [key, color] of colors) expect(values, key).toContain(color);
  });

  it('changes with the tokens', () => {
    expect(themeOf({ ...tokens, 'color-text': '#123456' }, mode).textColor).toBe('#123456');
    expect(() => themeOf({}, mode)).toThrow('src/css/tokens.css has no token');
  });

  /** Texts and controls with their surfaces, by their least contrast. */
  it.each([
    [7, 'textColor', ['appBg', 'appContentBg', 'appHoverBg', 'inputBg', 'buttonBg', 'booleanBg']],
    [4.5, 'textMutedColor', ['appBg', 'appContentBg', 'barBg', 'booleanBg', 'appHoverBg']],
    [4.5, 'barTextColor', ['barBg', 'appHoverBg']],
    [4.5, 'barSelectedColor', ['barBg', 'appHoverBg']],
    [4.5, 'barHoverColor', ['barBg', 'appHoverBg']],
    [4.5, 'colorSecondary', ['appBg', 'appContentBg', 'barBg']],
    [4.5, 'textInverseColor', ['textColor', 'colorSecondary']],
    [3, 'inputBorder', ['inputBg', 'appBg', 'appContentBg']],
  ] as const)('has a contrast of at least %d: %s', (minimum, one, surfaces) => {
    for (const surface of surfaces)
      expect(contrast(theme[one]!, theme[surface]!), surface).toBeGreaterThanOrEqual(minimum);
  });
});
