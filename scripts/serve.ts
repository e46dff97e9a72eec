import { command } from './shared/command';
import { serveBuild } from './shared/static-server';

/** Serves the build, or another folder under another path: `npm run serve -- <folder> </path/>`. */
command(async () => {
  const [folder, base] = process.argv.slice(2);
  const dir = folder ?? 'build';
  const { HOST: host, PORT: port = 3000 } = process.env;
  const isOtherSite = folder !== undefined;
  const { url } = await serveBuild({ dir, base, host, port: Number(port), isOtherSite });
  console.log(`Serving ${dir}/ at ${url}`);
});
