import { command } from './shared/command';
import { generate } from './shared/generate';
import { run } from './shared/run';

command(async () => {
  await generate();
  await run('docusaurus', ['start', '--no-open', '--port', process.env.PORT ?? '3000']);
});
