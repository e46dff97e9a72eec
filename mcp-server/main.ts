import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { readJson } from '../shared/read-json';
import { serverFiles } from '../shared/server-data';
import { createServer } from './create-server';
import { openDocumentation } from './documentation/documentation';
import { readFolder, readSite, type ReadFile } from './documentation/documentation-files';
import { readOptions, usage } from './read-options';
import { checkForMainThread, checkInThread, isCheckThread } from './tools/check-thread';

/** The folder of the package: this module is bundled into a file in `dist/`. */
const packageFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const copy = path.join(packageFolder, 'data');

function start(): void {
  const { site, help, version } = readOptions(process.argv.slice(2));
  if (help) return console.log(usage);
  if (version) return console.log(packageVersion());
  const documentation = openDocumentation(site ? readSite(site) : readCopy(), checkInThread);
  serveStdio(() => createServer(documentation, packageVersion()), {
    // Standard output belongs to the protocol.
    onerror: (error) => console.error(error.message),
  });
}

function readCopy(): ReadFile {
  if (!fs.existsSync(path.join(copy, serverFiles.index.path)))
    throw new Error(
      `${copy} has no documentation. In the repository, run "npm run mcp:build", or pass --site with the address of the documentation.`,
    );
  return readFolder(copy);
}

function packageVersion(): string {
  return readJson<{ version: string }>(path.join(packageFolder, 'package.json')).version;
}

if (isCheckThread) checkForMainThread();
else
  try {
    start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`\n${usage}`);
    process.exitCode = 1;
  }
