import fs from 'node:fs';
import { run } from './run';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

/**
 * Installs the packages of a folder with a lock file of its own, unless they are up to date: those that only one command
 * needs.
 *
 * @param name - what is installed, for the progress.
 */
export async function installPackages(name: string, folder: string): Promise<void> {
  const installation = {
    outputs: [`${folder}/node_modules/.package-lock.json`],
    stamp: `${folder}/node_modules/.stamp`,
    inputs: () => fs.readFileSync(`${folder}/package-lock.json`, 'utf8'),
  };
  if (isCurrent(installation)) return;
  await step(`Install ${name}`, () =>
    buildAndStamp(installation, () => run('npm', ['ci', '--prefix', folder])),
  );
}
