import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

/** Returns the rules of `stylelint.config.js` that a declaration breaks. */
async function brokenRules(declaration: string): Promise<string[]> {
  const code = `.a { ${declaration} }`;
  const { results } = await stylelint.lint({ code, codeFilename: 'src/css/sample.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const lengths = 'declaration-property-value-disallowed-list';

describe('The rules for stylesheets', () => {
  it.each([
    ['a color by name', 'background: white', 'color-named'],
    ['a color by function', 'color: rgb(0 0 0 / 15%)', 'function-disallowed-list'],
    ['a color of a custom property', '--ifm-link-color: #0b64dd', 'color-no-hex'],
    ['a font size', 'font-size: 0.875rem', lengths],
    ['a radius', 'border-radius: 6px', lengths],
    ['a negative length', 'margin: 0 -8px', lengths],
    ['a length in a calculation', 'gap: calc(1rem + 1px)', lengths],
    ['an unknown token', 'gap: var(--none)', 'csstools/value-no-unknown-custom-properties'],
  ])('report %s', async (_, declaration, rule) => {
    expect(await brokenRules(declaration)).toEqual([rule]);
  });

  it.each([
    ['tokens', 'margin: var(--space-4) 0; color: var(--color-text); font: var(--font-14)'],
    ['hairlines', 'box-shadow: inset 0 -2px var(--color-indicator); padding: 3px 1.5px'],
    ['dimensions of boxes', 'width: 20rem; min-height: 44px; inset: 0 auto auto 8px'],
    [
      'keywords and system colors',
      'color: CanvasText; fill: currentColor; background: transparent',
    ],
    ['lengths that scale with the text', 'margin-right: 0.5em'],
    ['text in strings and URLs', "content: 'red'; mask: url('#fff')"],
  ])('accept %s', async (_, declarations) => {
    expect(await brokenRules(declarations)).toEqual([]);
  });
});
