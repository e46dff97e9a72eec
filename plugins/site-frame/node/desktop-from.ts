import type { AtRule, Plugin } from 'postcss';

/** Font size, in pixels, that `em` stands for in a media query unless the reader has chosen another one. */
const defaultFontSize = 16;

/**
 * Makes styles take a screen of just `width` pixels for a desktop: the theme's begin one pixel later, at 997.
 * The width is written in `em`, so that a reader with larger text gets the menu before the bar overflows.
 *
 * The script's side of it is `client/use-window-size.ts`.
 */
export const desktopFrom = (width: number): Plugin => ({
  postcssPlugin: 'desktop-from',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params
        .replace(/max-width:\s*996px/g, `max-width: ${(width - 0.02) / defaultFontSize}em`)
        .replace(/min-width:\s*997px/g, `min-width: ${width / defaultFontSize}em`);
    },
  },
});
