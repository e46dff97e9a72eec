import { parseArgs } from 'node:util';
import { basePath, siteUrl } from '../config/site';
import { missedIn } from './shared/afdocs/report';
import { installAfdocs, runAfdocs } from './shared/afdocs/run-afdocs';
import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { serveBuild } from './shared/static-server';
import { step } from './shared/step';

/**
 * Checks with afdocs how well coding assistants can read the built site: `npm run agents -- --pages 1000` checks all
 * pages, not 50.
 */
command(async () => {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '50' } } });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 5)
    throw new Error(
      `--pages is "${values.pages}", but it must be a whole number from 5: --pages 20`,
    );
  await installAfdocs();
  await buildIfChanged();
  const { url, close } = await serveBuild();
  const builtFor = siteUrl() + basePath();
  const report = await step(`Check ${pages} pages with afdocs`, () =>
    runAfdocs({ url, builtFor, pages }),
  );
  await close();
  for (const { status, id, message } of report.results)
    console.log(`${status.padEnd(5)} ${id}: ${message}`);
  console.log(`Score: ${report.scoring.overall} of 100`);
  const problems = missedIn(report);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
