import fs from 'node:fs';
import path from 'node:path';
import { inputsHash } from './inputs-hash';
import { run } from './run';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

const sites = 'tests/spec/sites';

/** Common inputs of all test sites. */
const shared = [
  'shared',
  'package-lock.json',
  'package.json',
  'plugins/docusaurus-overrides',
  'plugins/site-search',
  'scripts/shared/build-sites.ts',
];

/**
 * Builds the test sites that the requested tests need into `.generated/sites/<name>`, unless they are up to date.
 * The tests of the site `<name>` are in `<name>.spec.ts`.
 *
 * @param testFiles - names or paths of the requested test files.
 */
export async function buildSites(testFiles: string[]): Promise<void> {
  const requested = new Set(testFiles.map((file) => path.basename(file, '.spec.ts')));
  for (const name of fs.readdirSync(sites).filter((site) => requested.has(site))) {
    const folder = path.posix.join(sites, name);
    const out = path.resolve('.generated/sites', name);
    const site = {
      outputs: [path.join(out, 'index.html')],
      stamp: `.generated/site-stamps/${name}`,
      inputs: () => inputsHash([folder, ...shared], ['*.test.ts', 'README.md']),
    };
    if (isCurrent(site)) console.log(`The test site "${name}" is up to date.`);
    else
      await step(`Build the test site "${name}"`, () =>
        buildAndStamp(site, () =>
          run('docusaurus', ['build', folder, '--out-dir', out], { NO_UPDATE_NOTIFIER: '1' }),
        ),
      );
  }
}
