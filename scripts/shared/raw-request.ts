import http from 'node:http';

/** A complete response, with its content as it was transferred. */
interface RawResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Requests a path of a server on this machine as it is written, for tests of servers: `fetch` would resolve the dots of
 * the path, follow redirects and decompress the content.
 */
export function rawRequest(
  port: number,
  pathname: string,
  options: Pick<http.RequestOptions, 'method' | 'headers'> = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    http
      .request({ port, path: pathname, agent: false, ...options })
      .on('error', reject)
      .on('response', (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => {
            const { statusCode: status = 0, headers } = response;
            resolve({ status, headers, body: Buffer.concat(chunks) });
          });
      })
      .end();
  });
}
