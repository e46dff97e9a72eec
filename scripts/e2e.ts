import { buildClaimsPage } from './shared/build-claims-page';
import { buildDevelopmentSite } from './shared/build-development-site';
import { buildSites } from './shared/build-sites';
import { ensureBrowsers } from './shared/browsers';
import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { requestedTestFiles } from './shared/requested-test-files';
import { run } from './shared/run';
import { step } from './shared/step';

/** Runs the browser tests against the production build; arguments are passed to Playwright. */
command(async () => {
  // A build does not need the browsers; installing them takes a minute on a new machine.
  const [browsers] = await Promise.all([
    step('Find the browsers', ensureBrowsers),
    buildIfChanged(),
  ]);
  const args = process.argv.slice(2);
  const files = await step('List the requested tests', () => requestedTestFiles(args));
  await buildSites(files);
  await buildDevelopmentSite(files);
  await buildClaimsPage(files);
  await run('playwright', ['test', ...args], browsers);
});
