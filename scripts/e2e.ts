import { buildSites } from './shared/build-sites';
import { buildIfChanged } from './shared/build';
import { ensureChromium } from './shared/chromium';
import { command } from './shared/command';
import { requestedTestFiles } from './shared/requested-test-files';
import { run } from './shared/run';
import { step } from './shared/step';

/** Runs the browser tests on the production build; arguments go to Playwright. */
command(async () => {
  const browser = await step('Find Chromium', ensureChromium);
  await buildIfChanged();
  const args = process.argv.slice(2);
  await buildSites(await step('List the requested tests', () => requestedTestFiles(args)));
  await run('playwright', ['test', ...args], { CHROMIUM_PATH: browser });
});
