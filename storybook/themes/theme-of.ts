import type { ThemeVarsPartial } from 'storybook/theming';
import { tokenValue, type ColorMode, type DesignTokens } from '../../shared/design-tokens';

/** The design token of each color of Storybook. */
const colors = {
  colorPrimary: 'color-primary',
  colorSecondary: 'color-primary',
  appBg: 'color-background-subtle',
  appContentBg: 'color-background',
  appHoverBg: 'color-selected-background',
  appPreviewBg: 'color-background',
  appBorderColor: 'color-border',
  textColor: 'color-text',
  textInverseColor: 'color-background',
  textMutedColor: 'color-text-secondary',
  barTextColor: 'color-text-secondary',
  barHoverColor: 'color-text-strong',
  barSelectedColor: 'color-link',
  barBg: 'color-background',
  buttonBg: 'color-background',
  buttonBorder: 'color-border-strong',
  booleanBg: 'color-background-muted',
  booleanSelectedBg: 'color-background',
  inputBg: 'color-background',
  inputBorder: 'color-border-control',
  inputTextColor: 'color-text',
} as const satisfies Partial<Record<keyof ThemeVarsPartial, string>>;

/**
 * Returns Storybook's theme for a color mode.
 *
 * @param tokens - design tokens of the mode
 */
export function themeOf(tokens: DesignTokens, mode: ColorMode): ThemeVarsPartial {
  const value = (name: string) => tokenValue(tokens, name);
  return {
    base: mode,
    ...Object.fromEntries(Object.entries(colors).map(([key, name]) => [key, value(name)])),
    appBorderRadius: parseInt(value('radius-2')),
    inputBorderRadius: parseInt(value('radius-2')),
    // Storybook's pages declare both. The site's own font stacks are custom properties of a generated stylesheet.
    fontBase: 'Inter, system-ui, sans-serif',
    fontCode: "'JetBrains Mono', ui-monospace, monospace",
  };
}
