import { DARK_THEME, LIGHT_THEME, getChartsTheme } from '@elastic/charts';
import { describe, expect, it } from 'vitest';

describe('docs/theming', () => {
  it('For Borealis these are LIGHT_THEME and DARK_THEME.', () => {
    expect(getChartsTheme({ name: 'borealis', darkMode: false })).toBe(LIGHT_THEME);
    expect(getChartsTheme({ name: 'borealis', darkMode: true })).toBe(DARK_THEME);
    expect(getChartsTheme({ name: 'amsterdam', darkMode: false })).not.toBe(LIGHT_THEME);
  });
});
