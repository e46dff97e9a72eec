import { median } from '../median';

/** The parts of a Lighthouse report that are used. Its own types are missing until the command installs it. */
export interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/** Lighthouse scores and metrics with a target. */
export type Figures = Record<keyof typeof targets, number>;

/** Minimum scores and exclusive upper limits of metrics; times in milliseconds. */
const targets = {
  performance: { atLeast: 97 },
  accessibility: { atLeast: 100 },
  'best practices': { atLeast: 100 },
  SEO: { atLeast: 100 },
  TBT: { below: 100 },
  LCP: { below: 1900 },
  CLS: { below: 0.005 },
};

const names = Object.keys(targets) as (keyof Figures)[];

/** Reads the figures from a report. */
export function figuresOf({ categories, audits }: Report): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string, digits: number) =>
    Number((audits[id]?.numericValue ?? NaN).toFixed(digits));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    TBT: value('total-blocking-time', 0),
    LCP: value('largest-contentful-paint', 0),
    CLS: value('cumulative-layout-shift', 3),
  };
}

/** Returns the median of each figure over several runs; for an even number of runs, the lower median. */
export const medianOf = (runs: Figures[]): Figures => {
  const medians = names.map((name) => [name, median(runs.map((run) => run[name]))] as const);
  return Object.fromEntries(medians) as Figures;
};

/** Returns messages about figures that miss their target. Missing figures count as missed. */
export const missed = (page: string, figures: Figures): string[] =>
  names.flatMap((name) => {
    const target: { atLeast?: number; below?: number } = targets[name];
    const { atLeast = -Infinity, below = Infinity } = target;
    return figures[name] >= atLeast && figures[name] < below
      ? []
      : [
          `${page}: ${name} is ${figures[name]}, the target is ${target.atLeast === undefined ? `below ${below}` : atLeast}.`,
        ];
  });

/** How much worse than Starlight a page may be: factor of the blocking time, and difference of the scores. */
const tolerated = { blockingTime: 1.5, score: 2, scoreOfGallery: 3 };

/** Returns messages about figures of a page that are worse than tolerated, compared with those of the same text in Starlight. */
export function worseThanPeer(page: string, own: Figures, peer: Figures): string[] {
  const longest = peer.TBT * tolerated.blockingTime;
  const lowest =
    peer.performance - (page === 'gallery' ? tolerated.scoreOfGallery : tolerated.score);
  return [
    ...(own.TBT <= longest
      ? []
      : [
          `${page}: TBT is ${own.TBT}, with Starlight ${peer.TBT}; at most ${longest} is tolerated.`,
        ]),
    ...(own.performance >= lowest
      ? []
      : [
          `${page}: performance is ${own.performance}, with Starlight ${peer.performance}; at least ${lowest} is tolerated.`,
        ]),
  ];
}
