import { parseArgs } from 'node:util';
import { builtParts, buildPages, completeSite } from './shared/build';
import { command } from './shared/command';
import { generateForPages } from './shared/generate';
import { openBrowser } from './shared/open-browser';
import { createProgress } from './shared/progress';
import { expectFreePort, serveBuild } from './shared/static-server';

/**
 * Serves the site as soon as its pages are built. Pictures are drawn when they are requested, and what only a deployment
 * needs is made while the site is served.
 */
command(async () => {
  const { values } = parseArgs({ options: { 'no-open': { type: 'boolean' } } });
  const port = Number(process.env.PORT ?? 3000);
  const host = process.env.HOST;
  await expectFreePort(port, host);
  const built = builtParts();
  if (!built.pages && !built.site) {
    const progress = createProgress(['Generate the data of the pages', 'Build the pages']);
    await progress.run(generateForPages);
    await progress.run(buildPages);
  }
  // Loads what draws pictures, which a start without changes does not need.
  const late = built.site ? undefined : (await import('./shared/late-folders')).lateParts();
  const { url } = await serveBuild({ host, port, late: late?.folders });
  console.log(`\nElastic Charts documentation: ${url}\nStop with Ctrl+C.\n`);
  if (!values['no-open']) await openBrowser(url);
  if (!late) return;
  process.once('SIGINT', () => process.exit());
  process.once('exit', late.close);
  await late.makeAll();
  await completeSite();
  console.log('Storybook and the compressed files are ready, too.');
});
