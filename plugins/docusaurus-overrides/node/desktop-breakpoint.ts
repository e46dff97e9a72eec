import type { AtRule, Plugin } from 'postcss';

/** Default font size of browsers in pixels, the value of `1em` in media queries. */
const defaultFontSize = 16;

/**
 * PostCSS plugin that starts the desktop layout at `width` pixels: the theme's starts at 997 px. The breakpoint
 * is in `em`, so that with larger text the mobile layout takes over before the navbar overflows.
 *
 * `client/use-window-size.ts` uses the same breakpoint in scripts.
 */
export const desktopBreakpoint = (width: number): Plugin => ({
  postcssPlugin: 'desktop-breakpoint',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params
        .replace(/max-width:\s*996px/g, `max-width: ${(width - 0.02) / defaultFontSize}em`)
        .replace(/min-width:\s*997px/g, `min-width: ${width / defaultFontSize}em`);
    },
  },
});
