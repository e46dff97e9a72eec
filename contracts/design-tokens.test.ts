import { expect, it } from 'vitest';
import { readDesignTokens, tokenValue } from './design-tokens';

const light = readDesignTokens('.', 'light');
const dark = readDesignTokens('.', 'dark');

it('readDesignTokens resolves references', () => {
  expect(light.bg).toBe('#fff');
  expect(light['t-14']).toContain('0.875rem');
});

it('readDesignTokens keeps values that the dark mode does not change', () => {
  expect(dark.bg).not.toBe(light.bg);
  expect(dark.s4).toBe(light.s4);
});

it('tokenValue rejects an unknown name', () => {
  expect(() => tokenValue(light, 'none')).toThrow('--none');
});
