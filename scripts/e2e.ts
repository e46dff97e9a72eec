import { buildSites } from './shared/build-sites';
import { ensureBrowsers } from './shared/browsers';
import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { run } from './shared/run';
import { step } from './shared/step';

/** Runs the browser tests on the production build; arguments go to Playwright. */
command(async () => {
  const browsers = await step('Find the browsers', ensureBrowsers);
  await buildIfChanged();
  await buildSites();
  await run('playwright', ['test', ...process.argv.slice(2)], browsers);
});
