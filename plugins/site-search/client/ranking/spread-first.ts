/** Where a result opens. */
export interface OpensAt {
  /** Route with the anchor. */
  url: string;
  /** Route of the example that is shown there first, if there is one. */
  example?: string;
  /** Whether it is a recipe: of the results with one example, it has the shortest answer. */
  isRecipe: boolean;
  score: number;
}

/** Number of results that differ from each other. */
const firstResults = 5;

/** How many of them may be on one page. */
const maxOfPage = 2;

/** Least score of a recipe, as a part of the score of a section that shows the same example, to take its place. */
const nearScore = 0.7;

/**
 * Returns results in their order, except that of the first five no two open at the same place or at the same example,
 * and at most two are on one page. What repeats a better result follows after them; a recipe takes the place of its example, and
 * of a section with the same example if it is nearly as good.
 *
 * @param isOnePage - whether all may be on one page, as those of a filter by kind
 */
export function spreadFirst<Result>(
  results: readonly Result[],
  opensAt: (result: Result) => OpensAt,
  isOnePage = false,
): Result[] {
  const items = results.map((result) => ({ result, ...opensAt(result) }));
  type Item = (typeof items)[number];
  const recipeOf = new Map<string, Item>();
  for (const item of items)
    if (item.example && item.isRecipe && !recipeOf.has(item.example))
      recipeOf.set(item.example, item);
  const seen = new Set<string>();
  const ofPage = new Map<string, number>();
  const first = new Set<Item>();
  for (const item of items) {
    if (first.size === firstResults) break;
    const recipe = recipeOf.get(item.example ?? '') ?? item;
    const isExample = item.url === item.example;
    const isNear = recipe.score >= nearScore * item.score;
    const chosen = isExample || isNear ? recipe : item;
    const { url, example } = chosen;
    const page = url.replace(/#.*/, '');
    const count = ofPage.get(page) ?? 0;
    if (seen.has(url) || (example && seen.has(example)) || (!isOnePage && count >= maxOfPage))
      continue;
    seen.add(url);
    if (example) seen.add(example);
    ofPage.set(page, count + 1);
    first.add(chosen);
  }
  return [...first, ...items.filter((item) => !first.has(item))].map(({ result }) => result);
}
