import { command } from './shared/command';
import { serveBuild } from './shared/static-server';

/** Serves the build, or another folder under another path: `npm run serve -- <folder> </path/>`. */
command(async () => {
  const [dir = 'build', base] = process.argv.slice(2);
  const { url } = await serveBuild({ dir, base, port: Number(process.env.PORT ?? 3000) });
  console.log(`Serving ${dir}/ at ${url}`);
});
