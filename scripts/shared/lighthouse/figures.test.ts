import { expect, it } from 'vitest';
import { figuresOf, medianOf, missed, worseThanPeer } from './figures';

const report = {
  categories: {
    performance: { score: 0.974 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  },
  audits: {
    'total-blocking-time': { numericValue: 88.4 },
    'largest-contentful-paint': { numericValue: 1898.6 },
    'cumulative-layout-shift': { numericValue: 0.00042 },
  },
};

const figures = {
  performance: 97,
  accessibility: 100,
  'best practices': 100,
  SEO: 100,
  TBT: 88,
  LCP: 1899,
  CLS: 0,
};

it('reads scores and metrics from a report', () => {
  expect(figuresOf(report)).toEqual(figures);
});

it('returns the median of each figure', () => {
  const runs = [
    { ...figures, performance: 90, TBT: 1000 },
    { ...figures, performance: 99, TBT: 9 },
    figures,
  ];
  expect(medianOf(runs)).toEqual(figures);
});

it('reports figures that miss their target, including missing ones', () => {
  expect(missed('home', figures)).toEqual([]);
  expect(missed('home', { ...figures, performance: 96, LCP: 1900 })).toEqual([
    'home: performance is 96, the target is 97.',
    'home: LCP is 1900, the target is below 1900.',
  ]);
  expect(missed('home', figuresOf({ ...report, categories: {}, audits: {} }))).toHaveLength(7);
});

it('compares a page with that of Starlight', () => {
  const peer = { ...figures, performance: 99, TBT: 60 };
  expect(worseThanPeer('home', { ...figures, TBT: 90 }, peer)).toEqual([]);
  expect(worseThanPeer('home', { ...figures, performance: 96, TBT: 91 }, peer)).toEqual([
    'home: TBT is 91, with Starlight 60; at most 90 is tolerated.',
    'home: performance is 96, with Starlight 99; at least 97 is tolerated.',
  ]);
  expect(worseThanPeer('gallery', { ...figures, performance: 96, TBT: 0 }, peer)).toEqual([]);
});
