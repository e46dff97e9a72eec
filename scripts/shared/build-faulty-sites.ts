import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inputsHash } from './inputs-hash';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

const folder = 'tests/spec/faulty';
const suffix = '.config.ts';

/** What all faulty sites are built from. */
const shared = [
  'config',
  'shared',
  'docusaurus.config.ts',
  'package-lock.json',
  'package.json',
  'plugins',
  'scripts/shared/build-faulty-sites.ts',
];

/**
 * Builds the sites in `tests/spec/faulty`, unless they are up to date, and writes the exit status and the output of
 * each build to `.generated/faulty/<fault>.json`, whatever the status is.
 */
export async function buildFaultySites(): Promise<void> {
  const faults = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length));
  const report = (fault: string) => `.generated/faulty/${fault}.json`;
  const sites = {
    outputs: faults.map(report),
    stamp: '.generated/site-stamps/faulty',
    inputs: () => inputsHash([folder, ...shared], ['*.test.ts', 'README.md']),
  };
  if (isCurrent(sites)) return console.log('The builds of the faulty sites are up to date.');
  await step('Build the faulty sites', () =>
    buildAndStamp(sites, async () => {
      for (const fault of faults) {
        const result = await build(fault);
        fs.mkdirSync(path.dirname(report(fault)), { recursive: true });
        fs.writeFileSync(report(fault), JSON.stringify(result, null, 2));
      }
    }),
  );
}

/**
 * Builds the site `<fault>.config.ts`.
 *
 * @throws Error if the program could not be started, or was ended by a signal.
 */
function build(fault: string): Promise<{ status: number; output: string }> {
  const out = path.resolve('.generated/faulty', fault);
  const args = ['build', folder, '--no-minify', '--config', fault + suffix, '--out-dir', out];
  const env = {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${fault}`,
  };
  return new Promise((resolve, reject) => {
    const child = execFile('docusaurus', args, { env }, (error, stdout, stderr) => {
      if (child.exitCode === null)
        reject(error ?? new Error(`The build of ${fault} has no exit status.`));
      else resolve({ status: child.exitCode, output: stdout + stderr });
    });
  });
}
