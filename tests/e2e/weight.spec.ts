import { expect, test } from '@playwright/test';
import { excesses, type Ceilings } from '../weight/ceilings';
import ceilings from '../weight/ceilings.json';
import { firstView } from '../weight/first-view';
import { pageKinds } from '../weight/page-kinds';

for (const [kind, path] of Object.entries(pageKinds))
  test(`the first view stays below its ceilings: ${kind}`, async ({ context, baseURL }) => {
    const files = await firstView(context, baseURL! + path);
    expect(excesses(kind, files, ceilings as Ceilings)).toEqual([]);
  });
