import type { ThemeVarsPartial } from 'storybook/theming';
import { tokenValue, type ColorMode, type DesignTokens } from '../../contracts/design-tokens';

/** The design token of each color of Storybook. */
const colors = {
  colorPrimary: 'act',
  colorSecondary: 'act',
  appBg: 'sunk',
  appContentBg: 'bg',
  appHoverBg: 'soft',
  appPreviewBg: 'bg',
  appBorderColor: 'line',
  textColor: 'text-c',
  textInverseColor: 'bg',
  textMutedColor: 'quiet',
  barTextColor: 'quiet',
  barHoverColor: 'ink',
  barSelectedColor: 'link',
  barBg: 'bg',
  buttonBg: 'bg',
  buttonBorder: 'line2',
  booleanBg: 'fill',
  booleanSelectedBg: 'bg',
  inputBg: 'bg',
  inputBorder: 'edge',
  inputTextColor: 'text-c',
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
    appBorderRadius: parseInt(value('r2')),
    inputBorderRadius: parseInt(value('r2')),
    // Storybook's pages declare both. The site's own font stacks are custom properties of a generated stylesheet.
    fontBase: 'Inter, system-ui, sans-serif',
    fontCode: "'JetBrains Mono', ui-monospace, monospace",
  };
}
