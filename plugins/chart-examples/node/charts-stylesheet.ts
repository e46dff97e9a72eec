import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Root, type Rule } from 'postcss';

/** Font size of the root element, in CSS pixels, that the library's rem lengths are made for. */
const libraryRem = 14;

/**
 * The library's stylesheet for both color modes: the light one whole, then the dark one's differences
 * under the dark mode, at the same weight; lengths in rem become the pixels that the library measures labels with.
 */
export function chartsStylesheet(siteDir: string): string {
  const read = (mode: 'light' | 'dark') =>
    postcss.parse(
      fs.readFileSync(
        path.join(siteDir, `node_modules/@elastic/charts/dist/theme_only_${mode}.css`),
        'utf8',
      ),
    );
  const light = read('light');
  const known = new Set<string>();
  light.walkRules((rule) => void known.add(String(rule)));

  const dark = read('dark');
  dark.walkRules((rule) => {
    if (known.has(String(rule)) || inKeyframes(rule)) rule.remove();
    else
      rule.selectors = rule.selectors.map((selector) => `:where([data-theme='dark']) ${selector}`);
  });
  dark.walkAtRules((atRule) => {
    if (!atRule.nodes?.length || atRule.name.includes('keyframes')) atRule.remove();
  });
  dark.walkComments((comment) => void comment.remove());
  [light, dark].forEach(remToPixels);
  return `${light}\n${dark}\n`;
}

function remToPixels(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /(\d*\.?\d+)rem\b/g,
      (_length, rem: string) => `${Math.round(Number(rem) * libraryRem * 100) / 100}px`,
    );
  });
}

const inKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).includes('keyframes');
