import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { compressFolder } from '../compress-folder';
import { serveBuild } from '../static-server';

/** Content of the page `axisPath`, which is large enough to be compressed. */
export const axisPage = '<p>Axis, façade</p>'.repeat(200);

/** Content of the not-found page. */
export const notFoundPage = '<h1>Page Not Found</h1>'.repeat(200);

/** Path of a page that every test server has. */
export const axisPath = '/base/docs/axis';

/** A complete response, without the decoding that `fetch` applies. */
interface RawResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Serves a temporary folder with two pages and the given files, in all codings, at `/base/`. */
export async function startTestServer(files: Record<string, string | Buffer> = {}) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'http-'));
  const all = { '404.html': notFoundPage, 'docs/axis/index.html': axisPage, ...files };
  for (const [name, content] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  }
  await compressFolder(dir);
  const server = await serveBuild({ dir, base: '/base/' });
  const { hostname, port } = new URL(server.url);
  return {
    dir,
    hostname,
    port: Number(port),

    /** Requests an unmodified path, and returns the raw response. */
    request: (pathname: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
      new Promise<RawResponse>((resolve, reject) => {
        http
          .request(
            { hostname, port, path: pathname, headers, method, agent: false },
            (response) => {
              const chunks: Buffer[] = [];
              response
                .on('data', (chunk: Buffer) => chunks.push(chunk))
                .on('error', reject)
                .on('end', () => {
                  const { statusCode: status = 0, headers: received } = response;
                  resolve({ status, headers: received, body: Buffer.concat(chunks) });
                });
            },
          )
          .on('error', reject)
          .end();
      }),

    /** Stops the server and deletes the folder. */
    async close() {
      await server.close();
      fs.rmSync(dir, { recursive: true });
    },
  };
}

/** A running test server. */
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
