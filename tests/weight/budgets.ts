import { columns, weigh, type Column, type LoadedFile, type PageWeight } from './page-weight';

/** Maximum weights, by kind of page. */
export type Budgets = Record<string, PageWeight>;

/** Returns messages about exceeded budgets of a page. */
export function exceededBudgets(page: string, files: LoadedFile[], budgets: Budgets): string[] {
  const weight = weigh(files);
  const limits = budgets[page];
  if (!limits) return [`${page} has no budgets: run "npm run weight -- --update" to add them.`];
  return columns
    .filter((column) => weight[column] > (limits[column] ?? 0))
    .map((column) => {
      const names = files
        .filter((file) => file.column === column)
        .sort((a, b) => b.bytes - a.bytes)
        .map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`);
      return `${page}: ${weight[column]} bytes of ${column}, the budget is ${limits[column]}. Load new files lazily: ${names.join(', ')}`;
    });
}

/** Ratio of a budget to the measured weight: new text and pictures are expected on pages, but only changed hashes in other files. */
const slack: Record<Column, number> = {
  html: 1.1,
  style: 1.01,
  script: 1.01,
  font: 1.01,
  image: 1.1,
  data: 1,
  prefetch: 1,
};

const budgetFor = (bytes: number, column: Column) => Math.ceil((bytes * slack[column]) / 100) * 100;

/** Lowers budgets to the current weights, and adds budgets for new kinds of pages. Budgets are never raised. */
export function tightenBudgets(weights: Record<string, PageWeight>, budgets: Budgets): Budgets {
  const next: Budgets = {};
  for (const [page, weight] of Object.entries(weights))
    next[page] = Object.fromEntries(
      columns.map((column) => [
        column,
        Math.min(budgetFor(weight[column], column), budgets[page]?.[column] ?? Infinity),
      ]),
    ) as Budgets[string];
  return next;
}
