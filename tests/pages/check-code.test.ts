import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkData } from '../check-code/check-data';
import { base, linkProblem } from './built-site';

const rules = 'shared/check-code/rules';

/** Links that are written in rules. */
const written = fs
  .readdirSync(rules)
  .flatMap((file) => [
    ...fs
      .readFileSync(path.join(rules, file), 'utf8')
      .matchAll(/'(\/(?:docs|all-types)[\w/#-]*)'/g),
  ])
  .map(([, link = '']) => link);

/** Links that are made from the data. */
const made = [
  ...Object.values(checkData.components).flatMap(({ page, props }) => [
    page,
    ...Object.keys(props).map((prop) => `${page}#${prop}`),
  ]),
  ...Object.values(checkData.shapes).map(({ page }) => page),
  ...Object.values(checkData.enums).map(({ page }) => page),
  ...Object.values(checkData.deprecated).map(({ page }) => page),
];

it('Findings of check-code lead to pages and anchors that exist', () => {
  expect(written.length).toBeGreaterThan(20);
  const links = [...new Set([...written, ...made])];
  expect(links.flatMap((link) => linkProblem(base + link.slice(1), base) ?? [])).toEqual([]);
});
