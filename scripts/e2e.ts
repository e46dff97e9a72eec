import { buildSites } from './shared/build-sites';
import { buildIfChanged } from './shared/build';
import { ensureChromium } from './shared/chromium';
import { command } from './shared/command';
import { run } from './shared/run';
import { step } from './shared/step';

/** Runs the browser tests on the production build; arguments go to Playwright. */
command(async () => {
  const browser = await step('Find Chromium', ensureChromium);
  await buildIfChanged();
  await buildSites();
  await run('playwright', ['test', ...process.argv.slice(2)], { CHROMIUM_PATH: browser });
});
