import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { ApiChanges } from '../contracts/api-changes';
import type { ApiModel } from '../contracts/api-model';
import { diffModels } from '../plugins/api-reference/node/diff/diff-models';
import { command } from './shared/command';
import { modelOfRelease } from './shared/model-of-release';
import { readJson } from './shared/read-json';
import { step } from './shared/step';

const file = 'reference/changes.json';
const firstMajor = 70;

/** Writes the changes of each published release, up to the installed one. */
command(async () => {
  const versions = publishedVersions();
  const installed = readJson<{ dependencies: Record<string, string> }>('package.json');
  const last = versions.indexOf(installed.dependencies['@elastic/charts'] ?? '');
  const first = versions.findIndex((version) => Number.parseInt(version) >= firstMajor);
  const releases: ApiChanges[] = [];
  let previous: ApiModel | undefined;
  for (const version of versions.slice(first - 1, last + 1)) {
    const model = await step(`Read ${version}`, () => modelOfRelease(version));
    if (previous) releases.push(diffModels(previous, model));
    previous = model;
  }
  fs.writeFileSync(file, `${JSON.stringify(releases, null, 2)}\n`);
});

/** Returns the published releases in ascending order, without prereleases. */
function publishedVersions(): string[] {
  const output = execFileSync('npm', ['view', '@elastic/charts', 'versions', '--json'], {
    encoding: 'utf8',
  });
  const number = (version: string) =>
    version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
  return (JSON.parse(output) as string[])
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort((a, b) => number(a) - number(b));
}
