import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** Returns the rules of `stylelint.config.js` that each of the declarations breaks. */
async function brokenRules(declarations: string[]): Promise<Record<string, string[]>> {
  const code = declarations.map((declaration) => `.a { ${declaration} }`).join('\n');
  const { results } = await stylelint.lint({ code, codeFilename: 'src/css/sample.css' });
  const warnings = results.flatMap((result) => result.warnings);
  return Object.fromEntries(
    declarations.map((declaration, index) => [
      declaration,
      warnings.filter(({ line }) => line === index + 1).map(({ rule }) => rule),
    ]),
  );
}

const lengths = 'declaration-property-value-disallowed-list';

it('The rules for stylesheets report colors, steps of a scale and unknown tokens', async () => {
  const expected = {
    'background: white': ['color-named'],
    'color: rgb(0 0 0 / 15%)': ['function-disallowed-list'],
    '--ifm-link-color: #0b64dd': ['color-no-hex'],
    'font-size: 0.875rem': [lengths],
    'border-radius: 6px': [lengths],
    'margin: 0 -8px': [lengths],
    'padding: 3.5px': [lengths],
    'gap: calc(1rem + 1px)': [lengths],
    'gap: var(--none)': ['csstools/value-no-unknown-custom-properties'],
  };
  expect(await brokenRules(Object.keys(expected))).toEqual(expected);
});

it('The rules for stylesheets accept tokens, hairlines, dimensions of boxes and keywords', async () => {
  const accepted = [
    'margin: var(--space-4) 0; color: var(--color-text); font: var(--font-14)',
    'box-shadow: inset 0 -2px var(--color-indicator); padding: 3px 1.5px',
    'width: 20rem; min-height: 44px; inset: 0 auto auto 8px',
    'color: CanvasText; fill: currentColor; background: transparent',
    'margin-right: 0.5em',
    "content: 'red'; mask: url('#fff')",
  ];
  for (const [declaration, rules] of Object.entries(await brokenRules(accepted)))
    expect(rules, declaration).toEqual([]);
});
