import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axisPath, startTestServer, type TestServer } from './test-server';

const types = {
  'assets/css/styles.1a2b.css': 'text/css; charset=utf-8',
  'assets/js/main.1a2b.js': 'text/javascript; charset=utf-8',
  'img/logo.svg': 'image/svg+xml',
  'img/card.png': 'image/png',
  'fonts/inter.woff2': 'font/woff2',
  'api-model.json': 'application/json; charset=utf-8',
  'site.webmanifest': 'application/manifest+json; charset=utf-8',
  'sitemap.xml': 'application/xml',
  'robots.txt': 'text/plain; charset=utf-8',
  'storybook/sb.mjs': 'text/javascript; charset=utf-8',
  'unknown.kind': 'application/octet-stream',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    Object.fromEntries(Object.keys(types).map((name) => [name, `${name} `.repeat(100)])),
  );
});
afterAll(() => server.close());

describe('Content-Type', () => {
  it.each(Object.entries(types))('of %s is %s', async (name, type) => {
    expect((await server.request(`/base/${name}`)).headers['content-type']).toBe(type);
  });

  it.each(['br', 'gzip', 'identity'])('does not depend on the coding %s', async (coding) => {
    const { headers } = await server.request(axisPath, { 'Accept-Encoding': coding });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('disables MIME type sniffing', async () => {
    expect((await server.request(axisPath)).headers['x-content-type-options']).toBe('nosniff');
  });
});
