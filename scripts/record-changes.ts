import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { compare, major, prerelease } from 'semver';
import type { ApiChanges } from '../shared/types/api-changes';
import type { ApiModel } from '../shared/types/api-model';
import { diffModels } from '../plugins/api-reference/index';
import { command } from './shared/command';
import { modelOfRelease } from './shared/model-of-release';
import { readJson } from '../shared/read-json';
import { step } from './shared/step';

const file = 'reference/changes.json';
const firstMajor = 70;

/** Writes the changes of each published release, up to the installed one. */
command(async () => {
  const versions = publishedVersions();
  const installed = readJson<{ dependencies: Record<string, string> }>('package.json');
  const last = versions.indexOf(installed.dependencies['@elastic/charts'] ?? '');
  const first = versions.findIndex((version) => major(version) >= firstMajor);
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
  const versions: string[] = JSON.parse(output);
  return versions.filter((version) => !prerelease(version)).sort(compare);
}
