import path from 'node:path';
import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { compressFolder } from './shared/compress-folder';
import { doubleContent, doubleDir } from './shared/double/content';
import { compare, excessiveGrowth } from './shared/double/growth';
import { measureSite } from './shared/measure-site';
import { run } from './shared/run';
import { step } from './shared/step';

/** Exclusive upper limit of growth in bytes. */
const limit = 1000;

/** Builds the site with twice the symbols, and checks that the first views do not grow with the number of pages. */
command(async () => {
  await buildIfChanged();
  doubleContent();
  const config = 'scripts/shared/double/site.config.ts';
  const out = path.resolve(doubleDir, 'build');
  await step('Build the site with twice the symbols', () =>
    run('docusaurus', ['build', '--config', config, '--out-dir', out], { NO_UPDATE_NOTIFIER: '1' }),
  );
  await step('Compress the files', () => compressFolder(out));
  const once = await step('Load every kind of page', () => measureSite());
  const twice = await step('Load every kind of page with twice the symbols', () =>
    measureSite(out),
  );
  const growth = new Map(
    [...once].map(([page, files]) => [page, compare(files, twice.get(page)!)]),
  );
  console.log('Transferred bytes of the first view (brotli):');
  console.table(
    Object.fromEntries(
      [...growth].map(([page, { once, twice }]) => [page, { once, twice, growth: twice - once }]),
    ),
  );
  const problems = excessiveGrowth(growth, limit);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`No page grows by ${limit} bytes or more.`);
});
