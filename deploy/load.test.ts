import fs from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { expect, it } from 'vitest';
import { basePath } from '../config/site';
import { built, hasNginx, startNginx } from './start-nginx';

/** Duration of the load in seconds: `LOAD_SECONDS=30 npx vitest run deploy/load.test.ts` takes longer. */
const seconds = Number(process.env.LOAD_SECONDS ?? 5);

const connections = 20;

/** Pages of the most visited kinds. */
const pages = [
  'index.html',
  'docs/intro/index.html',
  'docs/axes/index.html',
  'api/specs/xy/BarSeries/index.html',
  'examples/examples/index.html',
  'examples/bar/stacked/index.html',
  'all-types/interfaces/SettingsSpec/index.html',
];

/** Returns the address of a page, followed by those of the first 20 files of the site that its HTML names. */
function requestsOf(page: string): string[] {
  const html = fs.readFileSync(path.join(built, page), 'utf8');
  const files = html.matchAll(/(?:href|src)="?(\/[^"\s>]+\.(?:css|js|woff2|svg|png))(?=["\s>])/g);
  const address = basePath() + page.replace(/\/?index\.html$/, '');
  return [address, ...new Set([...files].map(([, file = '']) => file))].slice(0, 21);
}

it.skipIf(!hasNginx)(
  `nginx answers ${seconds} seconds of load with the site's mix of pages without any error`,
  async () => {
    const { port, close } = await startNginx(basePath());
    const requests = pages.flatMap(requestsOf).map((file) => ({ path: file }));
    const { '2xx': answered, ...result } = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections,
      duration: seconds,
      headers: { 'accept-encoding': 'gzip, br' },
      requests,
    });
    await close();
    console.log(
      `nginx: ${answered} requests in ${result.duration} s, ${result.requests.average} a second, ` +
        `${(result.throughput.average / 2 ** 20).toFixed(1)} MiB a second, ` +
        `99 % within ${result.latency.p99} ms, all within ${result.latency.max} ms`,
    );
    const { errors, timeouts, non2xx } = result;
    expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
    // Each connection has requested every file.
    expect(answered).toBeGreaterThan(requests.length * connections);
  },
  (seconds + 30) * 1000,
);
