import type { AtRule, Plugin } from 'postcss';

/**
 * Makes styles take a screen of just `width` pixels for a desktop: the theme's begin one pixel later, at 997.
 *
 * The script's side of it is `client/use-window-size.ts`.
 */
export const desktopFrom = (width: number): Plugin => ({
  postcssPlugin: 'desktop-from',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params
        .replace(/max-width:\s*996px/g, `max-width: ${width - 0.02}px`)
        .replace(/min-width:\s*997px/g, `min-width: ${width}px`);
    },
  },
});
