import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readRecipeQueries } from './recipe-queries';

const folder = 'content/docs/recipes';
const recipes = readRecipeQueries();
const phrasings = recipes.flatMap((one) => one.phrasings);
const sections = fs.readdirSync(folder).flatMap((file) => {
  const [, ...parts] = fs.readFileSync(`${folder}/${file}`, 'utf8').split(/^## /m);
  return parts;
});

it('Every recipe has three phrasings of its own', () => {
  expect(recipes.filter((one) => one.phrasings.length !== 3)).toEqual([]);
  expect(new Set(phrasings.map((text) => text.toLowerCase())).size).toBe(phrasings.length);
  expect(new Set(recipes.map(({ recipe }) => recipe)).size).toBe(recipes.length);
});

it('Every section of the recipe pages is listed', () => {
  expect(recipes.length).toBe(sections.length);
});

it('There are at least 40 recipes, each with an example and search words', () => {
  expect(sections.length).toBeGreaterThanOrEqual(40);
  const isComplete = (text: string) =>
    /<Example id="[\w-]+\/[\w-]+"/.test(text) && text.includes('{/* keywords: ');
  expect(sections.filter((text) => !isComplete(text))).toEqual([]);
});
