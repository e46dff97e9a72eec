/** Where a result opens. */
export interface OpensAt {
  /** Route with the anchor. */
  url: string;
  /** Route of the example that is shown there first, if there is one. */
  example?: string;
  /** Whether it is a recipe: of the results with one example, it has the shortest answer. */
  isRecipe: boolean;
}

/** Number of results that differ from each other. */
const firstResults = 5;

/** How many of them may be on one page. */
const maxOfPage = 2;

/** Results among which the recipe of an example is looked for. */
const nearResults = 10;

/**
 * Returns results in their order, except that of the first five no two open at the same place or at the same example,
 * and at most two are on one page. What repeats a better result follows after them; a recipe takes the place of what
 * shows the same example.
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
  places.slice(0, nearResults).forEach(({ example, isRecipe }, at) => {
    if (example && isRecipe && !recipeOf.has(example)) recipeOf.set(example, at);
  });
  const seen = new Set<string>();
  const ofPage = new Map<string, number>();
  const first = new Set<number>();
  for (let at = 0; at < results.length && first.size < firstResults; at++) {
    const chosen = recipeOf.get(places[at]!.example ?? '') ?? at;
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
