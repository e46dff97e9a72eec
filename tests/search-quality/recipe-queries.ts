import fs from 'node:fs';
import path from 'node:path';

/** A recipe with three ways to say its task. */
export interface RecipeQueries {
  /** Address of the recipe: `docs/recipes/bars#horizontal-bars`. */
  recipe: string;
  /** Queries that must have the recipe, or its `section`, among their first five results. */
  phrasings: string[];
  /** Address of a section that shows the same example and answers as well: the first results have an example once. */
  section?: string;
}

/** Reads the queries of all recipes. */
export const readRecipeQueries = (siteDir = process.cwd()): RecipeQueries[] =>
  JSON.parse(fs.readFileSync(path.join(siteDir, 'tests/search-quality/recipes.json'), 'utf8'));
