import postcss from 'postcss';
import { expect, it } from 'vitest';
import { printInLightMode } from './print-in-light-mode';

const minify = (css: string) => css.replace(/\s*([{}])\s*/g, '$1').trim();

const transform = async (css: string) =>
  minify((await postcss([printInLightMode()]).process(css, { from: undefined })).css);

it('restricts dark mode rules to screens', async () => {
  expect(await transform('html[data-theme="dark"] { color: white }')).toBe(
    '@media screen{html[data-theme="dark"]{color: white}}',
  );
});

it('keeps the other selectors of a rule, before the restricted ones', async () => {
  expect(await transform(".a, [data-theme='dark'] .b { color: white }")).toBe(
    ".a{color: white}@media screen{[data-theme='dark'] .b{color: white}}",
  );
});

it('handles rules inside of media queries and leaves light mode rules unchanged', async () => {
  const light = '[data-theme=light] .a{color: black}';
  const dark = '@media (width > 9px) { [data-theme=dark] .a { color: white } }';
  expect(await transform(dark + light)).toBe(
    `@media (width > 9px){@media screen{[data-theme=dark] .a{color: white}}}${light}`,
  );
});
