import postcss from 'postcss';
import { expect, it } from 'vitest';
import { desktopFrom } from './desktop-from';

it.each([
  ['(max-width: 996px)', '(max-width: 62.24875em)'],
  ['(min-width:997px)', '(min-width: 62.25em)'],
  ['(max-width: 576px)', '(max-width: 576px)'],
])('writes %s as %s', async (theirs, own) => {
  const { css } = await postcss([desktopFrom(996)]).process(`@media ${theirs} { a { top: 0 } }`, {
    from: undefined,
  });
  expect(css).toBe(`@media ${own} { a { top: 0 } }`);
});
