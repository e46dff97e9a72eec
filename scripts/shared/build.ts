import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { basePath, siteUrl } from '../../config/site';
import { licenseStatements } from '../../config/third-party';
import { bundledModules } from '../../shared/bundled-modules';
import { generatedFolders } from '../../shared/generated-files';
import { commitDates } from '../../plugins/docusaurus-overrides/index';
import { writeNotices } from '../../plugins/third-party-notices/index';
import { checkLinks } from './check-links';
import { completeHtml } from './complete-html';
import { compressFolder } from './compress-folder';
import { generate } from './generate';
import { linkHtmlAliases } from './html-aliases';
import { inputsHash } from './inputs-hash';
import { readJson } from '../../shared/read-json';
import { run, runBuffered } from './run';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';
import { writeServerData } from './write-server-data';

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
  '/knip.config.ts',
  '/mcp-server/*',
  '!/mcp-server/documentation/',
  '!/mcp-server/text/',
  '!/mcp-server/tools/',
  '/playwright.config.ts',
  '/scripts/agents.ts',
  '/scripts/lighthouse.ts',
  '/scripts/measure-data.ts',
  '/scripts/shared/afdocs/',
  '/scripts/shared/double/',
  '/scripts/shared/large-data/',
  '/scripts/shared/lighthouse/',
  '/scripts/shared/busy-machine.ts',
  '/scripts/shared/install-packages.ts',
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

/** Folder of the built site. */
const out = 'build';

const pages = {
  outputs: [`${out}/index.html`, bundledModules.pages, bundledModules.serviceWorker],
  stamp: '.generated/stamps/pages',
  inputs: siteInputs,
};

const storybook = {
  outputs: ['.generated/storybook-static/storybook/index.html', bundledModules.storybook],
  stamp: '.generated/stamps/storybook',
  inputs: () =>
    inputsHash(
      ['config', 'shared', 'examples', 'plugins', 'reference', 'src', 'static', 'storybook'],
      ['*.test.ts', '*.md'],
    ),
};

/** The complete site: also a stamp of the pages, because a build of the pages deletes the other files. */
const site = {
  outputs: [`${out}/index.html`, `${out}/storybook/index.html`],
  stamp: '.generated/build-stamp',
  inputs: siteInputs,
};

/** Folders whose files become part of the site after its pages: static directories that Docusaurus does not copy. */
export const lateRoots = {
  pictures: '.generated/pictures/static',
  exampleTables: '.generated/example-tables/static',
  markdown: generatedFolders.markdown,
  serverData: generatedFolders.serverData,
  storybook: '.generated/storybook-static',
  typeCheck: '.generated/type-check/static',
  notices: generatedFolders.notices,
};

/** Whether the complete site, or its pages, are up to date. */
export function builtParts(): { pages: boolean; site: boolean } {
  const inputs = siteInputs();
  const isUpToDate = (part: typeof pages) => isCurrent({ ...part, inputs: () => inputs });
  return { pages: isUpToDate(pages), site: isUpToDate(site) };
}

/** Builds the pages of the site, without what only a deployment needs. Their data must have been generated. */
export async function buildPages(): Promise<void> {
  fs.rmSync(site.stamp, { force: true });
  await buildAndStamp(pages, () => run('docusaurus', ['build'], { NO_UPDATE_NOTIFIER: '1' }));
}

/** Writes the Markdown of the pages that were built last, in a process of its own: it takes seconds. */
export const writeAllMarkdown = (): Promise<void> =>
  runBuffered('tsx', ['scripts/write-markdown.ts']);

/** Writes the files of the MCP server, after the Markdown of all pages. */
export const writeAllServerData = (): void => writeServerData(out);

/** Builds Storybook, unless it is up to date. */
export async function buildStorybook(): Promise<void> {
  await generate({
    only: ['Generate the stories of components', 'Generate the themes of Storybook'],
  });
  if (isCurrent(storybook)) return;
  const folder = path.join(lateRoots.storybook, 'storybook');
  await buildAndStamp(storybook, () =>
    runBuffered('storybook', ['build', '--config-dir', 'storybook', '--output-dir', folder]),
  );
}

/** Writes what the licenses of third-party software in the built pages and in Storybook require. */
export const writeSiteNotices = (): Promise<void> =>
  writeNotices({
    siteDir: process.cwd(),
    built: [out, lateRoots.storybook],
    to: lateRoots.notices,
    site: readJson<{ name: string; version: string; description: string }>('package.json'),
    statements: licenseStatements,
  });

/**
 * Completes built pages for a deployment: adds what is made later, unless it is up to date, completes their HTML, checks
 * the links, compresses the files and links aliases of pages.
 *
 * @throws Error that lists dead links, missing files and repeated ids. Docusaurus only warns, as the specification
 *   requires.
 */
export async function completeSite(): Promise<void> {
  await buildAndStamp(site, async () => {
    await step('Write the Markdown of the pages', writeAllMarkdown);
    // Loads TypeScript, which a start without changes does not need.
    const { drawAllPictures } = await import('./draw-pictures');
    writeAllServerData();
    await step('Draw the pictures', drawAllPictures);
    await generate();
    await step('Build Storybook', buildStorybook);
    await step('Write the notices on third-party software', writeSiteNotices);
    for (const folder of Object.values(lateRoots))
      fs.cpSync(folder, out, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
    await step('Write the end tags and quotes of the pages', () => completeHtml(out));
    await step('Check the links', () =>
      checkLinks({ dir: out, origin: siteUrl(), base: basePath() }),
    );
    await step('Compress the files', () => compressFolder(out));
    linkHtmlAliases(out);
  });
}

/** Builds the complete site into `build/`. */
export async function build(): Promise<void> {
  basePath();
  siteUrl();
  await generate();
  await step('Build the pages', buildPages);
  await completeSite();
}

/** Builds the site unless `build/` is up to date. */
export async function buildIfChanged(): Promise<void> {
  if (await step('Check for changes', () => builtParts().site))
    console.log('The build is up to date.');
  else await build();
}
