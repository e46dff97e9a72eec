import fs from 'node:fs';
import { basePath, siteUrl } from '../../config/site';
import { compressFolder } from './compress-folder';
import { generate } from './generate';
import { htmlTwins } from './html-twins';
import { inputsHash } from './inputs-hash';
import { run } from './run';
import { step } from './step';

const stampFile = '.generated/build-stamp';

/** Builds the site and the stories into `build/`, ready for any static host. */
export async function build(): Promise<void> {
  basePath();
  siteUrl();
  fs.rmSync(stampFile, { force: true });
  const inputs = inputsHash();
  await generate();
  await step('Build the site', () => run('docusaurus', ['build'], { NO_UPDATE_NOTIFIER: '1' }));
  await step('Build the stories', () =>
    run('storybook', ['build', '--config-dir', 'storybook', '--output-dir', 'build/storybook']),
  );
  await step('Compress the files', () => compressFolder('build'));
  htmlTwins('build');
  fs.writeFileSync(stampFile, inputs);
}

/** Builds, unless `build/` was made from just these files and settings. */
export async function buildIfChanged(): Promise<void> {
  const current = await step('Compare with the last build', () => {
    const stamp = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : '';
    return fs.existsSync('build/index.html') && stamp === inputsHash();
  });
  if (current) console.log('Nothing has changed since the last build.');
  else await build();
}
