import { command } from './shared/command';
import { generate } from './shared/generate';
import { run } from './shared/run';
import { watch } from './shared/watch';

command(async () => {
  await generate();
  const watcher = watch('examples', generate);
  await run('docusaurus', ['start', '--no-open', '--port', process.env.PORT ?? '3000']);
  watcher.close();
});
