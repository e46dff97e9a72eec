import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { basePath } from '../../config/site';

/** Files whose name carries a hash or a build stamp: they never change under that name. */
const unchanging = /\/assets\/|-\d{13}\.json$/;

interface ServeOptions {
  /** Folder to serve; the production build unless a test says otherwise. */
  dir?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Path that the folder appears under, with both slashes. */
  base?: string;
}

/**
 * Serves the built site as a static host does: clean URLs, precompressed files, `404.html` with status
 * 404, and the slash that Storybook's address needs for its relative assets.
 *
 * @throws Error when the port is taken.
 */
export async function serveBuild({
  dir = 'build',
  port = 0,
  base = basePath(),
}: ServeOptions = {}) {
  const root = path.resolve(dir);
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) =>
      response.setHeader(
        'Cache-Control',
        unchanging.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });

  const server = http.createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const redirect = (location: string) =>
      response.writeHead(302, { Location: location + (query ? `?${query}` : '') }).end();
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      fs.createReadStream(path.join(root, '404.html'))
        .on('error', () => response.end('Not found'))
        .pipe(response);
    };

    if (pathname === '/' || `${pathname}/` === base) {
      if (base !== '/') return redirect(base);
    }
    if (pathname === `${base}storybook`) return redirect(`${base}storybook/`);
    if (!pathname.startsWith(base)) return notFound();
    const asked = request.url?.slice(base.length - 1);
    // The page under its plain name, which is also there compressed.
    request.url = asked?.replace(/(?:\/index)?\.html(?=$|\?)/, '') || '/';
    files(request, response, notFound);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}${base}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
