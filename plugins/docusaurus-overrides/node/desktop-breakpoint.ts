import type { AtRule, Plugin } from 'postcss';

/** Default font size of browsers in pixels, the value of `1em` in media queries. */
const defaultFontSize = 16;

/** Media conditions of the theme's mobile layout and of its desktop layout. */
export const mobileLayout = /max-width:\s*996px/g;
export const desktopLayout = /min-width:\s*997px/g;

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
        .replace(mobileLayout, `max-width: ${(width - 0.02) / defaultFontSize}em`)
        .replace(desktopLayout, `min-width: ${width / defaultFontSize}em`);
    },
  },
});
