import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { licenseStatements } from '../../../config/third-party';
import { bundleNotices } from '../../../plugins/third-party-notices/index';
import { serverFiles, type ServerIndex } from '../../../shared/server-data';
import { readJson } from '../../../shared/read-json';

/** Folder of the package of the MCP server. */
export const serverFolder = 'mcp-server';

/**
 * Completes the package of the MCP server: bundles the server into one file, which needs no further package, and
 * copies the files of the built site that it reads.
 *
 * @param built - folder of the built site
 * @param to - folder of the package
 */
export async function buildServer(built: string, to: string = serverFolder): Promise<void> {
  const siteDir = process.cwd();
  const { metafile } = await build({
    entryPoints: [path.join(serverFolder, 'main.ts')],
    outfile: path.join(to, 'dist/server.js'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    banner: { js: '#!/usr/bin/env node' },
    metafile: true,
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
  });
  fs.chmodSync(path.join(to, 'dist/server.js'), 0o755);
  // The documentation contains texts of the library.
  const files = [...Object.keys(metafile.inputs), 'node_modules/@elastic/charts/package.json'];
  const { name } = readJson<{ name: string }>(path.join(serverFolder, 'package.json'));
  fs.writeFileSync(
    path.join(to, 'THIRD-PARTY.txt'),
    await bundleNotices({ siteDir, name, files, statements: licenseStatements }),
  );
  fs.copyFileSync('LICENSE', path.join(to, 'LICENSE'));
  copyDocumentation(built, path.join(to, 'data'));
}

function copyDocumentation(built: string, to: string): void {
  const index = path.join(built, serverFiles.index.path);
  if (!fs.existsSync(index))
    throw new Error(
      `${index} is missing: run "npm run build", which makes the files of the server.`,
    );
  const { search, pages } = readJson<ServerIndex>(index);
  fs.rmSync(to, { recursive: true, force: true });
  const files = [
    ...Object.values(serverFiles).map((file) => file.path),
    'api-model.json',
    search.documents,
    search.index,
    ...pages.flatMap((page) => page.files),
  ];
  for (const file of files) {
    const copy = path.join(to, file);
    fs.mkdirSync(path.dirname(copy), { recursive: true });
    fs.copyFileSync(path.join(built, file), copy);
  }
}
