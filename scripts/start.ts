import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { serveBuild } from './shared/static-server';
import { step } from './shared/step';

command(async () => {
  await buildIfChanged();
  const { url } = await step('Start the server', () =>
    serveBuild({ port: Number(process.env.PORT ?? 3000) }),
  );
  console.log(`\nElastic Charts documentation: ${url}\nStop with Ctrl+C.`);
});
