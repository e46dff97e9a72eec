import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';

/**
 * Returns the stylesheet of charts on the site: what readers of the page on installation have as well, which is the
 * stylesheet of the library and `static/charts.css`, and `src/css/charts.css` against the styles of the site's theme.
 */
export const chartsStylesheet = (siteDir: string): string => {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  return [read('src/css/charts.css'), libraryStylesheet(siteDir), read('static/charts.css')].join(
    '\n',
  );
};

/**
 * Combines the library's stylesheets for both color modes: the light one, followed by the differing rules of the
 * dark one, prefixed for dark mode without changing their specificity.
 */
export function libraryStylesheet(siteDir: string): string {
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
  return `${light}\n${dark}\n`;
}

const inKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).includes('keyframes');
