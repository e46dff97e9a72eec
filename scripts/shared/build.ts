import { basePath, siteUrl } from '../../config/site';
import { compressFolder } from './compress-folder';
import { generate } from './generate';
import { htmlTwins } from './html-twins';
import { inputsHash } from './inputs-hash';
import { run } from './run';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

/** Files that shape no page: changing one needs no build. */
const withoutEffect = [
  '*.test.ts',
  '/*.md',
  '/.ci/',
  '/.github/',
  '/deploy/',
  '/tests/',
  '/cspell*',
  '/eslint.config.js',
  '/knip.json',
  '/playwright.config.ts',
  '/scripts/lighthouse.ts',
  '/scripts/shared/double/',
  '/scripts/shared/lighthouse/',
  '/scripts/shared/busy-machine.ts',
  '/scripts/shared/measure-site.ts',
  '/scripts/shared/speed/',
  '/scripts/speed.ts',
  '/scripts/weight*.ts',
  '/vitest.config.ts',
];

/** Fingerprint of all that shapes the site. */
export const siteInputs = (): string => inputsHash(['.'], withoutEffect);

const site = {
  output: 'build/index.html',
  stamp: '.generated/build-stamp',
  inputs: siteInputs,
};

/** Builds the site and the stories into `build/`, ready for any static host. */
export async function build(): Promise<void> {
  basePath();
  siteUrl();
  await buildAndStamp(site, async () => {
    await generate();
    await step('Build the site', () => run('docusaurus', ['build'], { NO_UPDATE_NOTIFIER: '1' }));
    await step('Build the stories', () =>
      run('storybook', ['build', '--config-dir', 'storybook', '--output-dir', 'build/storybook']),
    );
    await step('Compress the files', () => compressFolder('build'));
    htmlTwins('build');
  });
}

/** Builds, unless `build/` was made from just these files and settings. */
export async function buildIfChanged(): Promise<void> {
  if (await step('Compare with the last build', () => isCurrent(site)))
    console.log('Nothing has changed since the last build.');
  else await build();
}
