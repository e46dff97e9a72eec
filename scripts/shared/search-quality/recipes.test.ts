import { beforeAll, expect, it } from 'vitest';
import { createEngine } from '../../../plugins/site-search/index';
import { readRecipeQueries } from '../../../tests/search-quality/recipe-queries';
import { siteTexts } from './site-texts';

let search: ReturnType<typeof createEngine>;
beforeAll(async () => {
  const { documents, index } = await siteTexts();
  search = createEngine(documents, index, '/');
});

const firstResults = (query: string) =>
  search(query)
    .hits.slice(0, 5)
    .map(({ url }) => url.slice(1));

it.each(readRecipeQueries())(
  '$recipe is among the first five results of its three phrasings',
  ({ recipe, phrasings }) => {
    for (const query of phrasings) expect(firstResults(query), query).toContain(recipe);
  },
);
