import { parseArgs } from 'node:util';
import { lateFilesVariable } from '../config/late-files';
import { command } from './shared/command';
import { generateForPages } from './shared/generate';
import { generators } from './shared/generators';
import { lateParts } from './shared/late-folders';
import { run } from './shared/run';
import { serveBuild } from './shared/static-server';
import { watch } from './shared/watch';

/**
 * Starts the development server. Pictures are drawn when they are requested. A change of an input of a generator, such
 * as an example or a note, generates its files again.
 */
command(async () => {
  const { values } = parseArgs({ options: { 'no-open': { type: 'boolean' } } });
  await generateForPages();
  const late = lateParts();
  const { url } = await serveBuild({ dir: '.generated', late: late.folders });
  process.once('exit', late.close);
  const inputs = new Set(
    generators
      .filter(({ isLate }) => !isLate)
      .flatMap((generator) => generator.inputs)
      .filter((input) => !input.startsWith('.generated/')),
  );
  watch(inputs, async () => {
    await generateForPages();
    late.update();
  });
  const args = ['start', '--port', process.env.PORT ?? '3000'];
  if (values['no-open'] || process.env.CI) args.push('--no-open');
  await run('docusaurus', args, { [lateFilesVariable]: new URL(url).origin });
});
