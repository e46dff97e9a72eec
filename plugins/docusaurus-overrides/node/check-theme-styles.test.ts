import { expect, it } from 'vitest';
import { checkThemeStyles } from './check-theme-styles';

const mobile = '@media (max-width: 996px) { .a { top: 0 } }';
const desktop = '@media (min-width:997px) { .a { top: 0 } }';
const dark = "html[data-theme='dark'] { color: white }";

it('accepts styles that all plugins match', () => {
  expect(() => checkThemeStyles([mobile, desktop, dark].join('\n'))).not.toThrow();
});

it.each([
  ['desktop-breakpoint.ts', [desktop, dark]],
  ['desktop-breakpoint.ts', [mobile, dark]],
  ['print-in-light-mode.ts', [mobile, desktop]],
])('names %s if its pattern matches no style', (file, styles) => {
  expect(() => checkThemeStyles(styles.join('\n'))).toThrow(
    new RegExp(
      `^docusaurus-overrides: no style of the theme matches /.*/g? \\(${file}\\)\\. Update`,
    ),
  );
});
