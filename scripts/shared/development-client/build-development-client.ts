import { siteInputs } from '../build';
import { run } from '../run';
import { buildAndStamp, isCurrent } from '../stamped-build';
import { step } from '../step';
import { productionScripts } from './production-names';

const folder = '.generated/development-client';

const client = {
  outputs: [`${folder}/site/assets/js`],
  stamp: '.generated/site-stamps/development-client',
  // The names of scripts contain the time of the build.
  inputs: () => [siteInputs(), ...productionScripts()].join('\n'),
};

/**
 * Compiles the scripts of `build/` with the development builds of React and other packages, if a requested test needs
 * them and they are not up to date. The tests replace the scripts of the production build by them.
 *
 * @param testFiles - paths of the requested test files.
 */
export async function buildDevelopmentClient(testFiles: string[]): Promise<void> {
  if (!testFiles.some((file) => file.endsWith('development/hydration.spec.ts'))) return;
  if (isCurrent(client))
    console.log('The scripts with the development build of React are up to date.');
  else
    await step('Compile the scripts with the development build of React', () =>
      buildAndStamp(client, () =>
        run(
          'docusaurus',
          [
            'build',
            '--config',
            'scripts/shared/development-client/site.config.ts',
            '--no-minify',
            '--out-dir',
            `${folder}/site`,
          ],
          {
            NO_UPDATE_NOTIFIER: '1',
            DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true',
            DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/development-client',
          },
        ),
      ),
    );
}
