import { command } from './shared/command';
import { serveBuild } from './shared/static-server';

command(async () => {
  const { url } = await serveBuild({ port: Number(process.env.PORT ?? 3000) });
  console.log(`Serving build/ at ${url}`);
});
