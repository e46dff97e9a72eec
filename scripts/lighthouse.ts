import { parseArgs } from 'node:util';
import { kindsWith } from '../tests/page-kinds';
import { ensureChromium } from './shared/browsers';
import { buildIfChanged } from './shared/build';
import { warnIfBusy } from './shared/busy-machine';
import { command } from './shared/command';
import { buildStarlight, starlightPath, starlightSite } from './shared/lighthouse/build-starlight';
import {
  figuresOf,
  medianOf,
  missed,
  worseThanPeer,
  type Figures,
} from './shared/lighthouse/figures';
import { installLighthouse, runLighthouse } from './shared/lighthouse/run-lighthouse';
import { serveBuild } from './shared/static-server';
import { step } from './shared/step';

/** Measured kinds of pages. Lighthouse rejects the not-found page; the changes page has the layout of a guide. */
const measured = Object.fromEntries(
  kindsWith(({ budgets }) => budgets)
    .filter(([kind]) => !['changes', 'not-found'].includes(kind))
    .map(([kind, { path }]) => [kind, path]),
);

/**
 * Measures Lighthouse scores for mobile, as the median of five runs: `npm run lighthouse -- --page guide --runs 3`. With
 * `--peer`, compares them with those of a site that Starlight builds from the same Markdown, measured in turn. Hosts
 * differ in speed: `--slowdown 12` measures a phone that is three times slower than Lighthouse's.
 */
command(async () => {
  const { runs, pages, peer, slowdown } = readArguments();
  // Before the build, which increases the load itself.
  warnIfBusy();
  await installLighthouse();
  await buildIfChanged();
  if (peer) await buildStarlight(Object.values(measured));
  const browser = await ensureChromium();
  const site = await serveBuild();
  const starlight = peer ? await serveBuild({ dir: starlightSite, isOtherSite: true }) : undefined;
  const figures: Record<string, Figures> = {};
  const problems: string[] = [];
  for (const [kind, path] of pages) {
    const urls = [site.url + path, ...(starlight ? [starlight.url + starlightPath(path)] : [])];
    const [own, other] = await step(`${kind}, runs: ${runs}`, () =>
      measure(urls, { runs, browser, slowdown }),
    );
    figures[kind] = own!;
    if (other) figures[`${kind}, Starlight`] = other;
    problems.push(...(other ? worseThanPeer(kind, own!, other) : missed(kind, own!)));
  }
  await Promise.all([site.close(), starlight?.close()]);
  console.log(`Lighthouse, phone, median of ${runs}; TBT and LCP in milliseconds:`);
  console.table(figures);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

function readArguments() {
  const { values } = parseArgs({
    options: {
      page: { type: 'string' },
      peer: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}", but it must be a whole number from 1: --runs 3`);
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1))
    throw new Error(
      `--slowdown is "${values.slowdown}", but it must be a number from 1: --slowdown 12`,
    );
  const pages = Object.entries(measured).filter(
    ([kind]) => values.page === undefined || kind === values.page,
  );
  if (pages.length === 0)
    throw new Error(
      `--page is "${values.page}", but it must be one of: ${Object.keys(measured).join(', ')}.`,
    );
  return { runs, pages, peer: values.peer, slowdown };
}

interface Measurement {
  runs: number;
  /** Path of the browser. */
  browser: string;
  slowdown: number;
}

/** Measures pages several times, in turn. Returns the medians of each page. */
async function measure(urls: string[], measurement: Measurement): Promise<Figures[]> {
  const { runs, browser, slowdown } = measurement;
  const sites = urls.map((url): [url: string, figures: Figures[]] => [url, []]);
  for (let run = 0; run < runs; run += 1)
    for (const [url, figures] of sites)
      figures.push(figuresOf(await runLighthouse(url, browser, slowdown)));
  return sites.map(([, figures]) => medianOf(figures));
}
