import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Root, type Rule } from 'postcss';

/** Root font size in CSS pixels for which the library's rem lengths are designed. */
const libraryRem = 14;

/**
 * Combines the library's stylesheets for both color modes: the light one, followed by the differing rules of the
 * dark one, prefixed for dark mode without changing their specificity. Converts rem to pixels.
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
  const lightRules = new Set<string>();
  light.walkRules((rule) => void lightRules.add(String(rule)));

  const dark = read('dark');
  dark.walkRules((rule) => {
    if (lightRules.has(String(rule)) || inKeyframes(rule)) rule.remove();
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
