import { describe, expect, it } from 'vitest';
import { excesses, lowered, type Ceilings } from './ceilings';
import committed from './ceilings.json';
import { pageKinds } from './page-kinds';
import { weigh, type Column, type LoadedFile } from './page-weight';

const file = (name: string, column: Column, bytes: number): LoadedFile => ({
  url: `https://charts.example/${name}`,
  column,
  bytes,
});
const files = [file('', 'html', 900), file('a.js', 'script', 50), file('b.js', 'script', 60)];
const ceilings: Ceilings = { home: { ...weigh([]), html: 1000, script: 100 } };

describe('excesses', () => {
  it('names the page and its files of the kind that is above the ceiling, the largest first', () => {
    expect(excesses('home', files, ceilings)).toEqual([
      expect.stringMatching(
        /^home: 110 bytes of script, the ceiling is 100\..*: \/b.js 60, \/a.js 50$/,
      ),
    ]);
  });

  it('accepts what is at the ceiling', () => {
    expect(excesses('home', files.slice(0, 2), ceilings)).toEqual([]);
  });

  it('misses the ceilings of a new kind of page', () => {
    expect(excesses('about', files, ceilings)).toEqual([expect.stringContaining('--update')]);
  });
});

describe('lowered', () => {
  const weights = { home: weigh(files), about: weigh(files) };

  it('lowers ceilings to just above the weights and raises none', () => {
    const large = { home: { ...ceilings.home!, html: 20_000 } };
    expect(lowered(weights, large).home).toMatchObject({ html: 1000, script: 100, data: 0 });
  });

  it('gives a new kind of page its ceilings', () => {
    expect(lowered(weights, ceilings).about).toMatchObject({ html: 1000, script: 200, image: 0 });
  });
});

describe('The committed ceilings', () => {
  it.each(Object.keys(pageKinds))('are not above the targets: %s', (kind) => {
    const { html, style, script, font, data, prefetch } = (committed as Ceilings)[kind]!;
    expect(html).toBeLessThanOrEqual(kind === 'largest symbol' ? 60_000 : 20_000);
    expect(style).toBeLessThanOrEqual(16_000);
    expect(script).toBeLessThanOrEqual(80_000);
    expect(font).toBeLessThanOrEqual(50_000);
    expect(data).toBe(0);
    expect(prefetch).toBe(0);
  });
});
