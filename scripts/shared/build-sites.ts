import fs from 'node:fs';
import path from 'node:path';
import { run } from './run';
import { step } from './step';

const sites = 'tests/spec/sites';

/** Builds the small sites that tests look at beside ours into `.generated/sites/<name>`. */
export async function buildSites(): Promise<void> {
  for (const name of fs.readdirSync(sites))
    await step(`Build the test site "${name}"`, () =>
      run(
        'docusaurus',
        ['build', path.join(sites, name), '--out-dir', path.resolve('.generated/sites', name)],
        { NO_UPDATE_NOTIFIER: '1' },
      ),
    );
}
