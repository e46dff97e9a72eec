import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { portOf } from '../../shared/port-of';

/** Changes of a deployment: the text of a file of the build, by its path, or undefined to leave it as it is. */
export type Changes = (file: string, text: string) => string | undefined;

const build = path.resolve('build');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Parts of the names of scripts that differ from build to build: hashes, and the stamp of page chunks. */
const stamps = [
  ...new Set(
    fs.readdirSync(path.join(build, 'assets/js')).map((name) => /\.(\w{8})\.js$/.exec(name)?.[1]),
  ),
].filter((stamp) => stamp !== undefined);

const renamed = (stamp: string) => [...stamp].reverse().join('');

/** Returns a text with the names of scripts of the second build. */
const rename = (text: string) =>
  text.replace(new RegExp(stamps.join('|'), 'g'), (stamp) => renamed(stamp));

/** Returns the file of the first build that has this name in the second one; undefined for a name of the first one. */
function originalName(file: string): string | undefined {
  if (!file.startsWith('assets/js/')) return file;
  const stamp = stamps.find((each) => file.includes(`.${renamed(each)}.`));
  return stamp && file.replace(renamed(stamp), stamp);
}

/**
 * Serves the built site on another port, like a static host, and deploys it again on request: the second deployment is
 * the same build with other names of scripts, as each build has them, and with changes.
 *
 * @param base - base path of the build.
 */
export async function serveDeployments(base: string) {
  let changes: Changes | undefined;

  function read(file: string): { text: string | Buffer; type?: string } | undefined {
    const original = changes ? originalName(file) : file;
    const found = original !== undefined && pathOf(original);
    if (!found) return undefined;
    const type = types[path.extname(found)];
    if (!/\.(?:html|js)$/.test(found) || !changes) return { text: fs.readFileSync(found), type };
    const text = fs.readFileSync(found, 'utf8');
    return { text: changes(path.relative(build, found), rename(text)) ?? rename(text), type };
  }

  const server = http.createServer(({ url = '', method }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const isInSite = pathname.startsWith(base);
    const file = isInSite ? read(decodeURI(pathname.slice(base.length))) : undefined;
    response.writeHead(file ? 200 : 404, {
      ...(file?.type && { 'Content-Type': file.type }),
      'Cache-Control': pathname.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    // Chromium shows a page of its own, which is of another origin, in place of an error without content.
    response.end(method === 'HEAD' ? undefined : (file?.text ?? 'Not found'));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${portOf(server)}${base}`,
    deploy: (next: Changes) => (changes = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the file that a path stands for, if there is one. */
const pathOf = (file: string) =>
  [file, path.join(file, 'index.html')]
    .map((name) => path.join(build, name))
    .find((name) => fs.statSync(name, { throwIfNoEntry: false })?.isFile());
