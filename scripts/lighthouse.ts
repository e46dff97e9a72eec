import { parseArgs } from 'node:util';
import { kindsWith } from '../tests/page-kinds';
import { ensureChromium } from './shared/browsers';
import { buildIfChanged } from './shared/build';
import { warnIfBusy } from './shared/busy-machine';
import { command } from './shared/command';
import { figuresOf, medianOf, missed, type Figures } from './shared/lighthouse/figures';
import { installLighthouse, runLighthouse } from './shared/lighthouse/run-lighthouse';
import { serveBuild } from './shared/static-server';
import { step } from './shared/step';

/** Measured kinds of pages. Lighthouse rejects the not-found page; the changes page has the layout of a guide. */
const measured = Object.fromEntries(
  kindsWith(({ budgets }) => budgets)
    .filter(([kind]) => !['changes', 'not-found'].includes(kind))
    .map(([kind, { path }]) => [kind, path]),
);

/** Measures Lighthouse scores for mobile, as the median of five runs: `npm run lighthouse -- --page guide --runs 3`. */
command(async () => {
  const { runs, pages } = readArguments();
  // Before the build, which increases the load itself.
  warnIfBusy();
  await installLighthouse();
  await buildIfChanged();
  const executablePath = await ensureChromium();
  const { url, close } = await serveBuild();
  const figures: Record<string, Figures> = {};
  for (const [kind, path] of pages)
    figures[kind] = await step(`${kind}, runs: ${runs}`, () =>
      measure(url + path, runs, executablePath),
    );
  await close();
  console.log(`Lighthouse, phone, median of ${runs}; TBT and LCP in milliseconds:`);
  console.table(figures);
  const problems = Object.entries(figures).flatMap(([kind, each]) => missed(kind, each));
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

function readArguments() {
  const { values } = parseArgs({
    options: { page: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}", but it must be a whole number from 1: --runs 3`);
  const pages = Object.entries(measured).filter(
    ([kind]) => values.page === undefined || kind === values.page,
  );
  if (pages.length === 0)
    throw new Error(
      `--page is "${values.page}", but it must be one of: ${Object.keys(measured).join(', ')}.`,
    );
  return { runs, pages };
}

/** Measures a page several times. */
async function measure(url: string, runs: number, browser: string): Promise<Figures> {
  const figures: Figures[] = [];
  while (figures.length < runs) figures.push(figuresOf(await runLighthouse(url, browser)));
  return medianOf(figures);
}
