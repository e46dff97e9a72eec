import { siteInputs } from './build';
import { run } from './run';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

const out = '.generated/sites/development';

const site = {
  outputs: [`${out}/index.html`],
  stamp: '.generated/site-stamps/development',
  inputs: siteInputs,
};

/**
 * Builds the site with React's development build, if a requested test needs it and it is not up to date. Generated
 * files must be up to date.
 *
 * @param testFiles - paths of the requested test files.
 */
export async function buildDevelopmentSite(testFiles: string[]): Promise<void> {
  if (!testFiles.some((file) => file.endsWith('development/hydration.spec.ts'))) return;
  if (isCurrent(site)) console.log('The development build is up to date.');
  else
    await step('Build the site with the development build of React', () =>
      buildAndStamp(site, () =>
        run('docusaurus', ['build', '--dev', '--out-dir', out], {
          NO_UPDATE_NOTIFIER: '1',
          BASE_PATH: '/development/',
        }),
      ),
    );
}
