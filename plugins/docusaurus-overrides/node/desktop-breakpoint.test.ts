import postcss from 'postcss';
import { expect, it } from 'vitest';
import { desktopBreakpoint } from './desktop-breakpoint';

it.each([
  ['(max-width: 996px)', '(max-width: 62.24875em)'],
  ['(min-width:997px)', '(min-width: 62.25em)'],
  ['(max-width: 576px)', '(max-width: 576px)'],
])('rewrites %s to %s', async (original, rewritten) => {
  const { css } = await postcss([desktopBreakpoint(996)]).process(
    `@media ${original} { a { top: 0 } }`,
    {
      from: undefined,
    },
  );
  expect(css).toBe(`@media ${rewritten} { a { top: 0 } }`);
});
