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
const nearScore = 0.4;

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
  const places = results.map(opensAt);
  const recipeOf = new Map<string, number>();
  places.forEach(({ example, isRecipe }, at) => {
    if (example && isRecipe && !recipeOf.has(example)) recipeOf.set(example, at);
  });
  const seen = new Set<string>();
  const ofPage = new Map<string, number>();
  const first = new Set<number>();
  for (let at = 0; at < results.length && first.size < firstResults; at++) {
    const recipe = recipeOf.get(places[at]!.example ?? '') ?? at;
    const isExample = places[at]!.url === places[at]!.example;
    const isNear = places[recipe]!.score >= nearScore * places[at]!.score;
    const chosen = isExample || isNear ? recipe : at;
    const { url, example } = places[chosen]!;
    const page = url.replace(/#.*/, '');
    const count = ofPage.get(page) ?? 0;
    if (seen.has(url) || (example && seen.has(example)) || (!isOnePage && count >= maxOfPage))
      continue;
    seen.add(url);
    if (example) seen.add(example);
    ofPage.set(page, count + 1);
    first.add(chosen);
  }
  return [...first, ...places.keys()].flatMap((at, position) =>
    position >= first.size && first.has(at) ? [] : [results[at]!],
  );
}
