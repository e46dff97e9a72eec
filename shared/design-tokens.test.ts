import { expect, it } from 'vitest';
import { readDesignTokens, tokenValue } from './design-tokens';

const light = readDesignTokens('.', 'light');
const dark = readDesignTokens('.', 'dark');

it('readDesignTokens resolves references', () => {
  expect(light['color-background']).toBe('#fff');
  expect(light['font-14']).toContain('0.875rem');
});

it('readDesignTokens keeps values that the dark mode does not change', () => {
  expect(dark['color-background']).not.toBe(light['color-background']);
  expect(dark['space-4']).toBe(light['space-4']);
});

it('tokenValue rejects an unknown name', () => {
  expect(() => tokenValue(light, 'none')).toThrow('--none');
});
