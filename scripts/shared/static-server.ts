import fs from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { basePath } from '../../config/site';
import { frameHeaders, pageHeaders, policies } from '../../deploy/security-headers';
import { framePage } from '../../plugins/live-editor/index';
import type { LateFolder } from './late-folder';
import { decodedPath, leadsOutside } from './leads-outside';
import { listen } from './listen';
import { prefersMarkdown } from './prefers-markdown';

/** What a server serves. */
interface ServedSite {
  /** Folder with the files. */
  root: string;
  /** Base path, with leading and trailing slash. */
  base: string;
  /** Folders with files that do not exist yet. */
  late: LateFolder[];
  /** Whether the folder has pages of another site, whose inline scripts the content security policy does not know. */
  isOtherSite: boolean;
}

interface ServeOptions extends Partial<Omit<ServedSite, 'root'>> {
  /** Folder to serve; default: the production build. */
  dir?: string;
  /** Address of this machine; default: the loopback addresses. */
  host?: string;
  /** Port; 0 selects any free port. */
  port?: number;
}

/**
 * Serves the built site like a static host: clean URLs, precompressed files, `404.html` with status 404, the headers of
 * `deploy/nginx.conf`, the Markdown of a page for requests that prefer it, and a redirect that adds the trailing slash to
 * the URL of Storybook, whose assets are relative.
 *
 * @throws Error if the port is in use, or the host is none of this machine.
 */
export async function serveBuild({
  dir = 'build',
  host,
  port = 0,
  base = basePath(),
  late = [],
  isOtherSite = false,
}: ServeOptions = {}) {
  const site = { root: path.resolve(dir), base, late, isOtherSite };
  const { origin, close } = await listen(
    (request, response) => {
      answer(request, response, site).catch((error: unknown) => {
        console.error(`${request.method} ${request.url}:`, error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    },
    { host, port },
  );
  return { url: origin + base, close };
}

/**
 * @throws Error if a port is in use or the host is none of this machine, before a command spends time on what it will
 *   serve there.
 */
export async function expectFreePort(port: number, host?: string): Promise<void> {
  const { close } = await serveBuild({ port, host });
  await close();
}

/**
 * Handles a request for a site. Waits for a file of a late folder, unless the folder has a page that is shown
 * meanwhile.
 */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: ServedSite,
): Promise<unknown> {
  const { root, base, late } = site;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // A proxy may have checked another one than the server uses.
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length > 1) return response.writeHead(400).end();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const target = request.url ?? '/';
  if (!URL.canParse(target, 'http://localhost')) return response.writeHead(400).end();
  const url = new URL(target, 'http://localhost');
  // A page is available under its name with .html, too, even before the build has made an alias of that name.
  const pathname = url.pathname.replace(/(?<=\/)index\.html$|(?<=[^/])\.html$/, '');
  setSecurityHeaders(response, site, pathname);
  const location = redirect(pathname, base);
  if (location) return response.writeHead(302, { Location: location + url.search }).end();
  const name = pathname.slice(base.length);
  const onNotFound = () => sendNotFoundPage(request, response, site);
  // Names that begin with a dot are hidden files. Under its own address, the not-found page is not found either.
  if (!pathname.startsWith(base) || /\/(\.|%2e)/i.test(pathname) || name === '404')
    return onNotFound();
  const isPage = path.extname(name) === '';
  if (isPage) response.setHeader('Vary', varyOfPages);
  const markdown = isPage ? await findMarkdown(request, site, decodedPath(name)) : undefined;
  if (markdown) {
    request.url = `/${encodeURI(markdown.name)}`;
    return sendFile(request, response, markdown.folder, { vary: varyOfPages, onNotFound });
  }
  const folder = late.find(({ pattern }) => pattern.test(name));
  // A path with a trailing slash is a page that a reader opens, not a script or the content of a frame.
  if (folder?.waitingPage && name.endsWith('/') && !folder.isReady())
    return sendHtml(response, folder.waitingPage(), 'no-store');
  await folder?.ready(name);
  const served = folder?.root ?? root;
  if (leadsOutside(served, name)) return onNotFound();
  request.url = `/${name}`;
  sendFile(request, response, served, {
    vary: isPage ? varyOfPages : 'Accept-Encoding',
    onNotFound,
  });
}

/** Caches keep the forms of a page apart. */
const varyOfPages = 'Accept-Encoding, Accept';

/** Returns the Markdown of a page, which may have to be made, if the request prefers it and the page has it. */
async function findMarkdown(
  { headers }: IncomingMessage,
  { root, late }: ServedSite,
  page: string,
): Promise<{ folder: string; name: string } | undefined> {
  if (!prefersMarkdown(headers.accept)) return undefined;
  const start = page.replace(/\/$/, '');
  for (const name of [`${start}.md`, `${start && `${start}/`}index.md`]) {
    const folder = late.find(({ pattern }) => pattern.test(name));
    await folder?.ready(name);
    const served = folder?.root ?? root;
    const file = await fs.stat(path.join(served, name)).catch(() => undefined);
    if (file?.isFile() && !leadsOutside(served, name)) return { folder: served, name };
  }
  return undefined;
}

/** Sets the headers of pages, also for other files, which do not need them. */
function setSecurityHeaders(
  response: ServerResponse,
  { base, isOtherSite }: ServedSite,
  pathname: string,
): void {
  if (isOtherSite) return;
  const policy = policyOf(pathname.slice(base.length));
  const headers = { ...pageHeaders, ...(policy === policies.frame && frameHeaders) };
  response.setHeader('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Returns the policy of a page, whose path has no ending. */
function policyOf(name: string): string {
  if (name.startsWith('storybook/')) return policies.storybook;
  return `${name}.html` === framePage ? policies.frame : policies.site;
}

/** Returns the redirect target of a path, if any. */
function redirect(pathname: string, base: string): string | undefined {
  if (base !== '/' && (pathname === '/' || `${pathname}/` === base)) return base;
  if (pathname === `${base}storybook`) return `${pathname}/`;
  return undefined;
}

/** Responds with the file of a folder that the URL names, or calls `onNotFound`. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  { vary, onNotFound }: { vary: string; onNotFound: () => Promise<void> },
): void {
  // A server may ignore ranges. sirv fails for some that are not valid.
  delete request.headers.range;
  // sirv does not handle errors of reading, and leaves files open when the connection is closed.
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
  const send = sirv(folder, {
    // Without it, sirv lists the files once, but some are added while the site is served, and a build replaces all.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (_, pathname) => setHeaders(response.setHeader('Vary', vary), pathname),
  });
  send(request, response, () => void onNotFound());
}

/** Pattern of files with a hash or a build stamp in their name, which are immutable. */
const immutable = /\/assets\/|-\d{13}\.json$/;

/** Media types of text that browsers show and for which sirv states no character set. */
const textTypes: Record<string, string> = { '.md': 'text/markdown', '.txt': 'text/plain' };

/** Sets the headers of a file in which sirv differs from a deployment. */
function setHeaders(response: ServerResponse, pathname: string): void {
  if (immutable.test(pathname))
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  const type = textTypes[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
}

/** Sends the `404.html` of a site with status 404, compressed if the client accepts that. */
async function sendNotFoundPage(
  request: IncomingMessage,
  response: ServerResponse,
  site: ServedSite,
): Promise<void> {
  const name = '404.html';
  const isOutside = leadsOutside(site.root, name);
  const read = async (file: string) =>
    isOutside ? undefined : fs.readFile(path.join(site.root, file)).catch(() => undefined);
  const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const compressed = acceptsBrotli ? await read(`${name}.br`) : undefined;
  const page = compressed ?? (await read(name)) ?? 'Not found';
  if (compressed) response.setHeader('Content-Encoding', 'br');
  response.statusCode = 404;
  response.setHeader('Vary', 'Accept-Encoding');
  setSecurityHeaders(response, site, site.base + name);
  sendHtml(response, page, 'no-cache');
}

/** Sends a page with its size, which Node does not add to the answer to a HEAD request. */
function sendHtml(response: ServerResponse, html: string | Buffer, cacheControl: string): void {
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader('Content-Length', Buffer.byteLength(html))
    .setHeader('Cache-Control', cacheControl)
    .end(html);
}
