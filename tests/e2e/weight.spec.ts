import { expect, test } from '@playwright/test';
import { exceededBudgets, type Budgets } from '../weight/budgets';
import budgets from '../weight/budgets.json';
import { firstView } from '../weight/first-view';
import { pageKinds } from '../weight/page-kinds';

for (const [kind, path] of Object.entries(pageKinds))
  test(`the first view is within its budgets: ${kind}`, async ({ context, baseURL }) => {
    const files = await firstView(context, baseURL! + path);
    expect(exceededBudgets(kind, files, budgets as Budgets)).toEqual([]);
  });
