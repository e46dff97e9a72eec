import { createHash } from 'node:crypto';
import { basePath, siteUrl } from '../../config/site';
import { commitDates } from '../../plugins/docusaurus-overrides/index';
import { compressFolder } from './compress-folder';
import { generate } from './generate';
import { linkHtmlAliases } from './html-aliases';
import { inputsHash } from './inputs-hash';
import { run } from './run';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

/** Patterns of files that do not affect the build. */
const ignoredInputs = [
  '*.test.ts',
  '/*.md',
  '!/CHANGELOG.md', // is a page
  '/.ci/',
  '/.github/',
  '/deploy/',
  '/tests/',
  '/cspell*',
  '/eslint.config.js',
  '/knip.json',
  '/playwright.config.ts',
  '/scripts/lighthouse.ts',
  '/scripts/measure-data.ts',
  '/scripts/shared/double/',
  '/scripts/shared/large-data/',
  '/scripts/shared/lighthouse/',
  '/scripts/shared/busy-machine.ts',
  '/scripts/shared/measure-site.ts',
  '/scripts/shared/speed/',
  '/scripts/speed.ts',
  '/scripts/weight*.ts',
  '/vitest.config.ts',
];

/** Returns a hash of all inputs of the site: its files and, where git knows them, the dates of its pages. */
export function siteInputs(): string {
  const dates = JSON.stringify([...commitDates('.', 'content')].sort());
  return createHash('sha256')
    .update(inputsHash(['.'], ignoredInputs))
    .update(dates)
    .digest('hex');
}

const site = {
  outputs: ['build/index.html'],
  stamp: '.generated/build-stamp',
  inputs: siteInputs,
};

/** Builds the site and Storybook into `build/`. */
export async function build(): Promise<void> {
  basePath();
  siteUrl();
  await buildAndStamp(site, async () => {
    await generate();
    await step('Build the site', () => run('docusaurus', ['build'], { NO_UPDATE_NOTIFIER: '1' }));
    await step('Build Storybook', () =>
      run('storybook', ['build', '--config-dir', 'storybook', '--output-dir', 'build/storybook']),
    );
    await step('Compress the files', () => compressFolder('build'));
    linkHtmlAliases('build');
  });
}

/** Builds the site unless `build/` is up to date. */
export async function buildIfChanged(): Promise<void> {
  if (await step('Check for changes', () => isCurrent(site)))
    console.log('The build is up to date.');
  else await build();
}
