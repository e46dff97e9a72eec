import postcss from 'postcss';
import { expect, it } from 'vitest';
import { lightInPrint } from './light-in-print';

const dense = (css: string) => css.replace(/\s*([{}])\s*/g, '$1').trim();

const after = async (css: string) =>
  dense((await postcss([lightInPrint()]).process(css, { from: undefined })).css);

it('keeps rules of the dark mode to the screen', async () => {
  expect(await after('html[data-theme="dark"] { color: white }')).toBe(
    '@media screen{html[data-theme="dark"]{color: white}}',
  );
});

it('leaves the other selectors of a rule as they are, before it', async () => {
  expect(await after(".a, [data-theme='dark'] .b { color: white }")).toBe(
    ".a{color: white}@media screen{[data-theme='dark'] .b{color: white}}",
  );
});

it('reaches rules inside of media queries and leaves those of the light mode alone', async () => {
  const light = '[data-theme=light] .a{color: black}';
  const dark = '@media (width > 9px) { [data-theme=dark] .a { color: white } }';
  expect(await after(dark + light)).toBe(
    `@media (width > 9px){@media screen{[data-theme=dark] .a{color: white}}}${light}`,
  );
});
