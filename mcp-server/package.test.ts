// cspell:ignore positon serch queri stackin drwan stak Formt Heatmp stackd xqzzwv
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../scripts/shared/mcp-server/build-server';
import { serveBuild } from '../scripts/shared/static-server';
import { portOf } from '../shared/port-of';
import type { ServerExample, ServerIndex } from '../shared/server-data';
import type { ApiModel } from '../shared/types/api-model';
import { connectClient, type ConnectedClient } from './connect-client';
import { openDocumentation } from './documentation/documentation';
import { readFolder } from './documentation/documentation-files';
import { estimateTokens } from './text/estimate-tokens';
import { describe as describeName } from './tools/describe';
import { readPage } from './tools/read-page';
import { runCheck } from './tools/run-check';

const readBuilt = <Content>(file: string): Content =>
  JSON.parse(fs.readFileSync(path.join('build', file), 'utf8'));

const index = readBuilt<ServerIndex>('mcp/index.json');
const examples = readBuilt<ServerExample[]>('mcp/examples.json');
/** The same documentation, without a server. */
const documentation = openDocumentation(readFolder('build'), async (request) => runCheck(request));

const { symbols } = readBuilt<ApiModel>('api-model.json');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-server-'));
const empty = path.join(folder, 'empty');
const script = path.join(folder, 'package/dist/server.js');
let server: ConnectedClient;
let call: ConnectedClient['call'];

/** Packs the package as `npm publish` would, and starts the server from the tarball in an empty folder. */
beforeAll(async () => {
  const source = path.join(folder, 'source');
  fs.mkdirSync(source);
  fs.mkdirSync(empty);
  for (const file of ['package.json', 'README.md'])
    fs.copyFileSync(path.join('mcp-server', file), path.join(source, file));
  await buildServer('build', source);
  const options = { cwd: folder, encoding: 'utf8' } as const;
  execFileSync('npm', ['pack', source, '--ignore-scripts', '--silent'], options);
  const tarball = fs.readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['xzf', tarball], options);
  server = await connectClient(script, [], empty);
  call = server.call;
});

afterAll(async () => {
  await server.client.close();
  fs.rmSync(folder, { recursive: true });
});

describe('The package', () => {
  it('contains the server, the documentation and the licenses, and needs no other package', () => {
    const text = fs.readFileSync(path.join(folder, 'package/package.json'), 'utf8');
    expect(JSON.parse(text)).not.toHaveProperty('dependencies');
    expect(fs.readdirSync(path.join(folder, 'package')).sort()).toEqual([
      'LICENSE',
      'README.md',
      'THIRD-PARTY.txt',
      'data',
      'dist',
      'package.json',
    ]);
  });

  it('has the version of the library, and the same version of the SDK as the repository', () => {
    const read = (file: string): { version: string; devDependencies: Record<string, string> } =>
      JSON.parse(fs.readFileSync(file, 'utf8'));
    const { version, devDependencies } = read('mcp-server/package.json');
    expect(version).toBe(index.library.version);
    expect(read('package.json').devDependencies).toMatchObject(devDependencies);
  });

  it('says what is wrong with its options', () => {
    const run = () => execFileSync(process.execPath, [script, '--sit'], { stdio: 'pipe' });
    expect(run).toThrow("Unknown option '--sit'");
  });
});

describe('Descriptions and answers', () => {
  it('Six tools are described in at most 800 tokens', async () => {
    const { tools } = await server.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'describe',
      'find_example',
      'get_example',
      'check_code',
    ]);
    const text = JSON.stringify(tools);
    expect(estimateTokens(text)).toBeLessThanOrEqual(800);
    expect(text.length / 3.5).toBeLessThanOrEqual(800);
  });

  it('No answer has more than 4,000 tokens, and cut ones say how to get the rest', async () => {
    const longest = [...index.pages]
      .map(({ path: page, files }) => ({
        page,
        size: files.reduce((sum, file) => sum + size(file), 0),
      }))
      .sort((a, b) => b.size - a.size)
      .slice(0, 6);
    for (const { page } of longest) {
      const { text, isError } = await call('read_page', { page });
      expect(isError, text).toBe(false);
      expect(estimateTokens(text), page).toBeLessThanOrEqual(4000);
      expect(text).toMatch(/\(Part 1 of \d+\..* Next: read_page \{.*"part": 2\}\./);
      const outline = await call('read_page', { page, outline: true });
      expect(estimateTokens(outline.text), page).toBeLessThanOrEqual(4000);
    }
    const names = symbols.filter(({ members }) => members.length > 30).map(({ name }) => name);
    for (const name of [...names, 'ScaleType', 'timeFormatter'])
      expect(estimateTokens((await call('describe', { name })).text), name).toBeLessThanOrEqual(
        4000,
      );
    const long = [...examples].sort((a, b) => b.source.length - a.source.length).slice(0, 5);
    for (const { id } of long)
      expect(estimateTokens((await call('get_example', { id })).text), id).toBeLessThanOrEqual(
        4000,
      );
    const code = `${'<Chart><Axes /></Chart>\n'.repeat(150)}`;
    const { text } = await call('check_code', {
      code: `import { Axes, Chart } from '@elastic/charts';\nexport const a = <>${code}</>;`,
      fix: true,
    });
    expect(estimateTokens(text)).toBeLessThanOrEqual(4000);
    expect(text).toMatch(/\d+ findings are left out/);
  });

  const size = (file: string): number => fs.statSync(path.join('build', file)).size;
});

describe('search', () => {
  it('finds what the search of the site finds', async () => {
    const engine = await documentation.search();
    const query = 'bars without gaps';
    const expected = engine(query).hits.map(({ url }) => url);
    const urls = async (page: number) => {
      const { text } = await call('search', { query, page });
      return [...text.matchAll(/^\d+\. .* (\/\S*)$/gm)].map(([, url]) => url);
    };
    expect([...(await urls(1)), ...(await urls(2)), ...(await urls(3))]).toEqual(expected);
    expect(await urls(4)).toEqual(
      engine(query, { page: 2 })
        .hits.slice(0, 10)
        .map(({ url }) => url),
    );
  });

  it('finds results of a kind, and offers names if there is none', async () => {
    const { text } = await call('search', { query: 'legend', kind: 'examples' });
    expect(text.match(/^\d+\. .*\(example\) \/examples\/[\w/-]+$/gm)).toHaveLength(10);
    const none = await call('search', { query: 'xqzzwv' });
    expect(none.text).toContain('Nothing matches "xqzzwv".');
  });
});

it('Every address of a search result can be read', async () => {
  const engine = await documentation.search();
  const constants = symbols.filter(({ values }) => values.length > 3).map(({ name }) => name);
  const queries = [...constants, 'grouped bars', 'labels', 'not visible', 'format', 'percent'];
  const urls = new Set(queries.flatMap((query) => engine(query).hits.map(({ url }) => url)));
  expect(urls.size).toBeGreaterThan(500);
  for (const page of urls) await readPage.run(documentation, { page });
});

describe('read_page', () => {
  it('reads a page by its path, its address, its file and its title', async () => {
    const { text } = await call('read_page', { page: 'docs/stacking' });
    expect(text).toContain('# Stacking and percentages');
    expect(text).not.toContain(index.url);
    for (const page of [
      `${index.url}docs/stacking`,
      '/docs/stacking/',
      'docs/stacking.md',
      'Stacking and percentages',
    ])
      expect((await call('read_page', { page })).text, page).toBe(text);
  });

  it('reads all parts of a long page', async () => {
    const page = 'all-types/functions/Settings';
    const file = fs.readFileSync(`build/${page}.md`, 'utf8');
    const rows = [...file.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(rows.length).toBeGreaterThan(50);
    let text = '';
    for (let part = 1; part < 30; part++) {
      const answer = await call('read_page', { page, part });
      if (answer.isError) break;
      text += answer.text;
    }
    expect([...text.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(rows);
  });

  it('joins the files of a page that has several', async () => {
    const long = index.pages.filter(({ files }) => files.length > 1);
    expect(long.length).toBeGreaterThan(0);
    for (const { path: page, files } of long) {
      const texts = files.map((file) => fs.readFileSync(`build/${file}`, 'utf8'));
      const headings = texts.flatMap((text) =>
        [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title),
      );
      const { text } = await call('read_page', { page, outline: true });
      expect([...text.matchAll(/^- (.+) \(\d+ tokens\)$/gm)].map(([, title]) => title)).toEqual(
        headings,
      );
      expect((await call('read_page', { page })).text).not.toContain('This is part');
    }
  });

  it('reads sections by heading and by anchor, and rows of tables', async () => {
    const bySection = await call('read_page', {
      page: 'docs/troubleshooting',
      section: 'Nothing is drawn',
    });
    expect(bySection.text).toContain('### Nothing is drawn');
    expect(bySection.text).not.toContain('### The chart becomes empty');
    const byAnchor = await call('read_page', { page: '/docs/troubleshooting#nothing-is-drawn' });
    expect(byAnchor.text).toContain('The stylesheet is imported.');
    const row = await call('read_page', { page: '/all-types/functions/Axis#tickFormat' });
    expect(row.text).toMatch(/^\| Name \|.*\n.*\n\| `tickFormat` \|.*$/m);
    const outline = await call('read_page', { page: 'docs/troubleshooting', outline: true });
    expect(outline.text).toMatch(/^ {2}- Nothing is drawn \(\d+ tokens\)$/m);
  });

  it('finds almost all anchors of links within the documentation', async () => {
    const anchors = new Set<string>();
    for (const {
      files: [file = ''],
    } of index.pages.filter((one) => one.path.startsWith('docs/')))
      for (const [, link = ''] of fs
        .readFileSync(`build/${file}`, 'utf8')
        .matchAll(/\]\(https?:\/\/[^)]*?((?:docs|api)\/[^)\s]*#[^)\s]+)\)/g))
        anchors.add(link);
    expect(anchors.size).toBeGreaterThan(200);
    const missing: string[] = [];
    for (const page of anchors) if ((await call('read_page', { page })).isError) missing.push(page);
    expect(missing.length / anchors.size, missing.join('\n')).toBeLessThan(0.01);
  });
});

describe('describe', () => {
  it.each([
    ['Axis', '`position?: Position` = `Position.Left`'],
    ['<BarSeries />', '# BarSeries (component)'],
    ['axis.tickformat', '# Axis.tickFormat'],
    ['/all-types/functions/Axis#tickFormat', '# Axis.tickFormat'],
    ['xScaleType', 'Also a member of'],
    ['ScaleType.Time', "`ScaleType.Time` (`'time'`)"],
    ['Position', '# Position (variable)'],
    ['timeFormatter', "timeFormatter('"],
  ])('describes %s', async (name, expected) => {
    const { text, isError } = await call('describe', { name });
    expect(isError, text).toBe(false);
    expect(text).toContain(expected);
  });

  it('describes all exported names', async () => {
    for (const { name } of symbols) {
      const text = await describeName.run(documentation, { name });
      expect(text.startsWith(`# ${name} (`), text).toBe(true);
    }
  });
});

describe('Examples', () => {
  it('are found by a description and by what they use', async () => {
    const { text } = await call('find_example', { query: 'donut', uses: 'Partition' });
    expect(text).toContain('- partition/donut: ');
    const ids = [...text.matchAll(/^- ([\w-]+\/[\w-]+): /gm)].map(([, id]) => id);
    const using = examples.filter(({ uses }) => uses.includes('Partition')).map(({ id }) => id);
    expect(using).toEqual(expect.arrayContaining(ids));
    const byProp = await call('find_example', { uses: 'Axis.tickFormat' });
    expect(byProp.text).toMatch(/\d+ more are left out/);
  });

  it('have code that runs, for Vite and for Next.js', async () => {
    const vite = await call('get_example', { id: 'bar/stacked' });
    expect(vite.text).toContain("import '@elastic/charts/dist/theme_only_light.css';");
    expect(vite.text).toContain('baseTheme={pageTheme}');
    const next = await call('get_example', { id: '/examples/bar/stacked', target: 'next' });
    expect(next.text).toContain("'use client';");
    expect(next.text).toContain('{ ssr: false }');
  });
});

describe('check_code', () => {
  const code = `import { Axis, BarSeries, Chart } from '@elastic/charts';
export const Bars = () => (
  <Chart size={{ height: 200 }}>
    <Axis id="x" positon="bottom" />
    <BarSeries id="bars" data={[{ x: 1, y: 2 }]} xAccessor="x" yAccessors={['y']} />
  </Chart>
);`;

  it('finds mistakes and corrects them', async () => {
    const { text } = await call('check_code', { code });
    expect(text).toMatch(/^- 4:18 error unknown-prop: .*`position`.* See \/api\/specs\/xy\/Axis/m);
    const fixed = await call('check_code', { code, fix: true });
    expect(fixed.text).toContain('<Axis id="x" position="bottom" />');
  });

  it('says that code is none of a chart', async () => {
    const { text } = await call('check_code', { code: 'export const a = <XAxis />;' });
    expect(text).toContain('Pass the module with the chart.');
  });

  it('finds none in an example that get_example returns', async () => {
    const { text } = await call('get_example', { id: 'bar/stacked' });
    const [, listing = ''] = /```tsx\n([^]*?)\n```/.exec(text) ?? [];
    expect((await call('check_code', { code: listing })).text).toContain('No mistakes found');
  });
});

describe('Bad input', () => {
  it.each<[tool: string, input: unknown, message: string | RegExp]>([
    ['serch', { query: 'a' }, 'Did you mean search? Tools: search, read_page'],
    ['search', {}, 'search needs "query"'],
    ['search', undefined, 'search needs "query"'],
    ['search', { query: null }, 'search needs "query"'],
    ['search', { query: 42 }, '"query" must be a string, not "42"'],
    ['search', { query: ['a'] }, '"query" must be a string, not a list'],
    ['search', { query: '  ' }, '"query" is empty'],
    ['search', { query: 'a'.repeat(1001) }, '"query" has 1,001 characters, but at most 1,000'],
    ['search', { query: 'a', kind: 'example' }, 'Did you mean "examples"?'],
    ['search', { query: 'a', queri: 'b' }, 'has no argument "queri". Did you mean "query"?'],
    ['search', { query: 'axis', page: 999 }, /There is no page 999: "axis" has \d+ results/],
    ['search', { query: 'axis', page: 0 }, '"page" starts at 1'],
    ['search', { query: 'axis', page: 1.5 }, '"page" must be a whole number'],
    ['read_page', { page: 'docs/stackin' }, 'Nearest pages: docs/stacking'],
    ['read_page', { page: 'stack' }, 'docs/stacking'],
    ['read_page', { page: '../../../../etc/passwd' }, 'There is no page "../../../../etc/passwd"'],
    ['read_page', { page: 'docs/../../package.json' }, 'There is no page'],
    ['read_page', { page: '%2e%2e/%2e%2e/etc/passwd' }, 'There is no page'],
    ['read_page', { page: 'mcp/index.json' }, 'There is no page'],
    ['read_page', { page: '\0' }, 'There is no page'],
    [
      'read_page',
      { page: 'docs/troubleshooting', section: 'Nothing is drwan' },
      '"Nothing is drawn"',
    ],
    ['read_page', { page: 'docs/stacking#stak' }, 'has no section "stak"'],
    ['read_page', { page: 'docs/stacking', part: 9 }, 'There is no part 9'],
    ['read_page', { page: 'docs/stacking', part: -1 }, 'There is no part -1'],
    ['read_page', { page: { path: 'a' } }, '"page" must be a string, not an object'],
    ['describe', { name: 'BarSerie' }, 'Nearest names: BarSeries'],
    ['describe', { name: 'Axis.tickFormt' }, 'Nearest names: Axis.tickFormat'],
    ['describe', { name: 'XAxis' }, 'In Recharts it exists. Here, '],
    ['describe', { name: 'BulletGraph' }, 'Bullet'],
    ['describe', { name: '__proto__' }, 'exports nothing named'],
    ['describe', { name: 'constructor.prototype' }, 'exports nothing named'],
    ['find_example', {}, 'find_example needs "query", "uses", or both'],
    ['find_example', { uses: 'Heatmp' }, 'Nearest names: Heatmap'],
    ['get_example', { id: 'bar/stackd' }, 'Nearest: bar/stacked'],
    ['get_example', { id: '../../etc/passwd' }, 'There is no example'],
    ['get_example', { id: 'bar/stacked', target: 'svelte' }, 'one of vite, next, existing'],
    ['check_code', { code: 'a', fix: 'maybe' }, '"fix" must be true or false'],
  ])('%s %# is an error that names the right thing', async (tool, input, message) => {
    const { text, isError } = await call(tool, input);
    expect(text).toMatch(message);
    expect(isError).toBe(true);
    expect(estimateTokens(text)).toBeLessThan(400);
  });

  it.each(['[]', '"text"', '5'])('Arguments that are %s do not end the server', async (input) => {
    await call('search', JSON.parse(input)).catch((error: unknown) => error);
    expect((await call('search', { query: 'axis' })).isError).toBe(false);
  });

  it('Texts of any length and kind do not end the server, which answers while a check is slow', async () => {
    const slow = call('check_code', { code: '<'.repeat(100_000) });
    const odd = '\uD800 \0 é 漢字 🙂'.repeat(1000);
    const codes = ['{'.repeat(5000), odd, 'const a = `${'.repeat(100), 'x'.repeat(300_000)];
    for (const code of codes) {
      const { text } = await call('check_code', { code, fix: true });
      expect(estimateTokens(text)).toBeLessThanOrEqual(4000);
    }
    const names = [
      ['search', 'query'],
      ['read_page', 'page'],
      ['describe', 'name'],
      ['find_example', 'uses'],
      ['get_example', 'id'],
    ] as const;
    for (const [tool, name] of names)
      for (const text of [odd.slice(0, 990), '/'.repeat(990), 'a'.repeat(990), '9'.repeat(1e6)])
        expect(estimateTokens((await call(tool, { [name]: text })).text)).toBeLessThan(4000);
    expect((await slow).text).toContain('needs more than 5 seconds or 512 MB and was stopped');
  });
});

describe('--site', () => {
  it('reads the documentation from a deployed site', async () => {
    const site = await serveBuild({ base: '/somewhere/' });
    const remote = await connectClient(script, ['--site', site.url.replace(/\/$/, '')], empty);
    for (const [tool, input] of [
      ['search', { query: 'stacked bars' }],
      ['read_page', { page: 'docs/stacking' }],
      ['describe', { name: 'Axis' }],
      ['get_example', { id: 'bar/stacked' }],
      ['check_code', { code: '<Chart />' }],
    ] as const)
      expect(await remote.call(tool, input)).toEqual(await call(tool, input));
    await remote.client.close();
    await site.close();
  });

  it('says what is wrong with an address, and works once it is right', async () => {
    let isMissing = true;
    const other = createServer((request, response) => {
      if (isMissing) response.writeHead(404).end();
      else response.writeHead(302, { location: `http://127.0.0.2${request.url ?? ''}` }).end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = portOf(other);
    const remote = await connectClient(script, ['--site', `http://127.0.0.1:${port}/docs/`], empty);
    const read = () => remote.call('read_page', { page: 'docs/axes' });
    expect(await read()).toMatchObject({
      text: expect.stringContaining('mcp/index.json answers with status 404'),
      isError: true,
    });
    isMissing = false;
    expect((await read()).text).toContain('redirects to http://127.0.0.2');
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
    expect((await read()).text).toContain('cannot be reached');
    await remote.client.close();
  });
});
