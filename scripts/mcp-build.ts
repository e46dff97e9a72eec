import { buildIfChanged } from './shared/build';
import { command } from './shared/command';
import { buildServer, serverFolder } from './shared/mcp-server/build-server';

/** Builds the site, unless it is up to date, and the package of the MCP server with a copy of it. */
command(async () => {
  await buildIfChanged();
  await buildServer('build');
  console.log(`Start the server with: npx ${process.cwd()}/${serverFolder}`);
});
