import { describe, expect, it } from 'vitest';
import { exceededBudgets, tightenBudgets, type Budgets } from './budgets';
import { kindsWith } from '../page-kinds';
import committed from './budgets.json';
import { weigh, type Column, type LoadedFile } from './page-weight';

const file = (name: string, column: Column, bytes: number): LoadedFile => ({
  url: `https://charts.example/${name}`,
  column,
  bytes,
});
const files = [file('', 'html', 900), file('a.js', 'script', 50), file('b.js', 'script', 60)];
const budgets: Budgets = { home: { ...weigh([]), html: 1000, script: 100 } };

describe('exceededBudgets', () => {
  it('lists the files of an exceeded budget, the largest first', () => {
    expect(exceededBudgets('home', files, budgets)).toEqual([
      expect.stringMatching(
        /^home: 110 bytes of script, the budget is 100\..*: \/b.js 60, \/a.js 50$/,
      ),
    ]);
  });

  it('accepts files within the budget', () => {
    expect(exceededBudgets('home', files.slice(0, 2), budgets)).toEqual([]);
  });

  it('reports a kind of page without budgets', () => {
    expect(exceededBudgets('about', files, budgets)).toEqual([expect.stringContaining('--update')]);
  });
});

describe('tightenBudgets', () => {
  const weights = { home: weigh(files), about: weigh(files) };

  it('lowers budgets to just above the weights and raises none', () => {
    const large = { home: { ...budgets.home!, html: 20_000 } };
    expect(tightenBudgets(weights, large).home).toMatchObject({ html: 1000, script: 100, data: 0 });
  });

  it('adds budgets for a new kind of page', () => {
    expect(tightenBudgets(weights, budgets).about).toMatchObject({
      html: 1000,
      script: 200,
      image: 0,
    });
  });
});

describe('The committed budgets', () => {
  it.each(kindsWith(({ budgets }) => budgets))('do not exceed the targets: %s', (kind) => {
    const { html, style, script, font, data, prefetch } = (committed as Budgets)[kind]!;
    expect(html).toBeLessThanOrEqual(kind === 'largest symbol' ? 60_000 : 20_000);
    expect(style).toBeLessThanOrEqual(16_000);
    expect(script).toBeLessThanOrEqual(80_000);
    expect(font).toBeLessThanOrEqual(50_000);
    expect(data).toBe(0);
    expect(prefetch).toBe(0);
  });
});
