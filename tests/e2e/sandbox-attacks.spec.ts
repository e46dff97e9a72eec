import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { portOf } from '../../shared/port-of';
import { draw, openHarness } from './sandbox-harness';

// Browsers run frames with a sandbox in a process of their own. The headless shell does so with these switches.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--site-per-process',
        '--enable-features=IsolateSandboxedIframes',
      ],
    }),
});

const good = `export default () => <p>A good text</p>;`;
const chart = fs.readFileSync('examples/bar/stacked.tsx', 'utf8');

const frame = (page: Page) => page.locator('iframe').last().contentFrame();

/** Returns code that runs functions and shows what became of each. */
const attempts = (
  functions: Record<string, string>,
) => `import { useEffect, useState } from 'react';
const attempts = {
${Object.entries(functions)
  .map(([name, body]) => `  ${JSON.stringify(name)}: async () => {${body}},`)
  .join('\n')}
};
export default function Attempts() {
  const [outcomes, setOutcomes] = useState([]);
  useEffect(() => {
    const wait = new Promise((resolve) => setTimeout(() => resolve('waits'), 800));
    Promise.all(
      Object.entries(attempts).map(([name, run]) =>
        Promise.race([run(), wait]).then(
          (value) => name + ': ' + (value === undefined ? 'nothing' : value),
          (error) => name + ': refused',
        ),
      ),
    ).then(setOutcomes);
  }, []);
  return <pre>{outcomes.join(' | ')}</pre>;
}`;

/** Runs code and returns what became of its attempts. */
async function outcomes(page: Page, functions: Record<string, string>): Promise<string[]> {
  expect(await draw(page, attempts(functions))).toMatchObject([{ type: 'drawn' }]);
  await expect(frame(page).locator('pre')).not.toBeEmpty();
  // Without functions that Playwright would run in the frame, which compiles no text.
  return ((await frame(page).locator('pre').textContent()) ?? '').split(' | ');
}

/** Returns the longest time in which the page did not answer while something else went on. */
async function longestSilence(page: Page, during: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = () => (isOver = true);
  void during.then(end, end);
  let longest = 0;
  while (!isOver) {
    const start = Date.now();
    await page.evaluate(() => performance.now());
    longest = Math.max(longest, Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return longest;
}

/** Starts a server of another origin, which records all connections. */
async function startCanary() {
  const connections: string[] = [];
  const server = net.createServer((socket) => {
    connections.push('connected');
    socket.on('data', (data) => connections.push(data.toString()));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${portOf(server)}`;
  return { connections, origin, close: () => server.close() };
}

interface Expected {
  kind?: string;
  line?: number;
  message?: RegExp;
}

/** Expects code to be stopped with a problem while the page answers, and a good text to be drawn afterwards. */
async function expectStopped(
  page: Page,
  source: string,
  { message, ...problem }: Expected,
): Promise<void> {
  await draw(page, chart);
  const reports = draw(page, source, 'problem');
  expect(await longestSilence(page, reports)).toBeLessThan(1_000);
  expect((await reports).at(-1)).toMatchObject({ type: 'problem', ...problem });
  if (message)
    expect((await reports).at(-1)).toHaveProperty('message', expect.stringMatching(message));
  // The last good drawing stays, or is drawn again.
  await expect(frame(page).locator('.echChart canvas').last()).toBeVisible();
  expect((await draw(page, good)).at(-1)).toMatchObject({ type: 'drawn' });
  await expect(frame(page).getByText('A good text')).toBeVisible();
}

test.beforeEach(async ({ page, baseURL }) => {
  await openHarness(page, baseURL ?? '');
});

test('code reaches nothing of the page', async ({ page }) => {
  await page.evaluate(async () => {
    localStorage.setItem('secret', '1');
    document.cookie = 'secret=1';
    await new Promise((resolve) => {
      indexedDB.open('secret').onsuccess = resolve;
    });
    window.name = 'page';
  });
  const functions = {
    parent: 'return parent.document.title',
    top: 'return top.document.title',
    'parent location': 'return parent.location.href',
    'frame element': 'return frameElement.ownerDocument.title',
    storage: 'return localStorage.getItem("secret")',
    session: 'return sessionStorage.length',
    cookie: 'return document.cookie',
    database: 'return indexedDB.open("secret")',
    caches: 'return caches.keys()',
    'service worker': 'return navigator.serviceWorker.getRegistrations()',
    opener: 'return opener.document',
    clipboard: 'return navigator.clipboard.readText()',
    popup: 'return open("about:blank").location.href',
    'top navigation': 'top.location = "about:blank"; return wait',
    'history back': 'history.back()',
    'history entries': 'history.pushState(null, "", location.href)',
    'function from text': 'return Function("return 1")()',
    'other constructor': 'return (() => {}).constructor("return 1")()',
    'async constructor': 'return (async () => {}).constructor("return 1")()',
    'generator constructor': 'return (function* () {}).constructor("yield 1")().next().value',
    eval: 'return (0, eval)("1")',
    'timer of a text': 'return window["setTimeout"]("1")',
    'other machine code': 'return new WebAssembly.Memory({ initial: 1 }).buffer.byteLength',
    peers: 'return new RTCPeerConnection().signalingState',
    'compiler of another frame': `
      const child = document.createElement('iframe');
      document.body.append(child);
      return child.contentWindow.Function('return 1')()`,
    'script of another frame': `
      const child = document.createElement('iframe');
      child.srcdoc = document.querySelector('script').outerHTML;
      document.body.append(child);
      await new Promise((resolve) => (child.onload = resolve));
      const answer = new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data)));
      child.contentWindow.postMessage({ runtime: 'parent.postMessage("runs", "*")' }, '*');
      return answer`,
  };
  const expected = Object.keys(functions).map((name) =>
    // Nothing answers, and the message of the last line never comes.
    name === 'script of another frame' ? `${name}: waits` : `${name}: refused`,
  );
  expect(await outcomes(page, functions)).toEqual(expected);
  await expect(page).toHaveTitle('Sandbox');
  expect(await page.evaluate(() => history.length)).toBeLessThan(5);
});

test('code reaches no network', async ({ page, baseURL }) => {
  const canary = await startCanary();
  const away = `${canary.origin}/x?secret`;
  const here = `${baseURL}index.html?secret`;
  await draw(page, good);
  // Also of requests that the policy blocks, Chromium says that they were sent, but not that they have ended.
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(request.url()));
  const both = (body: (url: string) => string) =>
    [away, here].map((url) => body(JSON.stringify(url))).join(';');
  const element = (tag: string, properties: string) => (url: string) =>
    `document.body.append(Object.assign(document.createElement('${tag}'), { ${properties.replace('URL', url)} }))`;
  const style = (css: string) => (url: string) =>
    `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(css)}.replace('URL', ${url}) }))`;
  await outcomes(page, {
    fetch: `await Promise.allSettled([fetch(${JSON.stringify(away)}, { mode: 'no-cors' }), fetch(${JSON.stringify(here)})])`,
    beacon: both((url) => `navigator.sendBeacon(${url})`),
    request: both((url) => `{ const r = new XMLHttpRequest(); r.open('GET', ${url}); r.send() }`),
    socket: `new WebSocket(${JSON.stringify(away.replace('http', 'ws'))})`,
    events: both((url) => `new EventSource(${url})`),
    image: both((url) => `new Image().src = ${url}`),
    picture: both(element('img', 'srcset: URL')),
    video: both(element('video', 'src: URL, autoplay: true')),
    script: both(element('script', 'src: URL')),
    'inline script': element(
      'script',
      'textContent: "new Image().src = " + JSON.stringify(URL)',
    )(JSON.stringify(away)),
    stylesheet: both(element('link', 'rel: "stylesheet", href: URL')),
    prefetch: both(element('link', 'rel: "prefetch", href: URL')),
    preload: both(element('link', 'rel: "preload", as: "fetch", href: URL')),
    'module preload': both(element('link', 'rel: "modulepreload", href: URL')),
    icon: both(element('link', 'rel: "icon", href: URL')),
    manifest: both(element('link', 'rel: "manifest", href: URL')),
    import: both(style('@import "URL";')),
    background: both(style('body { background: url("URL") }')),
    font: both(
      style('@font-face { font-family: Away; src: url("URL") } body { font-family: Away }'),
    ),
    'font face': both(
      (url) => `new FontFace('Away', 'url(' + ${url} + ')').load().catch(() => {})`,
    ),
    frame: both(element('iframe', 'src: URL')),
    object: both(element('object', 'data: URL')),
    embed: both(element('embed', 'src: URL')),
    form: both(
      (url) =>
        `{ const form = document.createElement('form'); form.action = ${url}; document.body.append(form); form.submit() }`,
    ),
    worker: both((url) => `try { new Worker(${url}) } catch {}`),
    'worker of a text': `new Worker(URL.createObjectURL(new Blob(['fetch(' + JSON.stringify(${JSON.stringify(away)}) + ')'])))`,
    'shared worker': both((url) => `try { new SharedWorker(${url}) } catch {}`),
    module: both((url) => `import(${url}).catch(() => {})`),
    popup: both((url) => `open(${url})`),
    link: both(
      (url) =>
        `{ const a = document.createElement('a'); a.href = ${url}; a.target = '_blank'; a.ping = ${url}; document.body.append(a); a.click() }`,
    ),
    'top navigation': both((url) => `try { top.location = ${url} } catch {}`),
    svg: both(
      (url) =>
        `document.body.insertAdjacentHTML('beforeend', '<svg><image href=' + ${url} + ' /></svg>')`,
    ),
  });
  await page.waitForTimeout(300);
  expect(answered).toEqual([]);
  expect(canary.connections).toEqual([]);
  canary.close();
});

test.describe('another page in the frame', () => {
  const ways: Record<string, string> = {
    location: 'location = URL',
    link: `const a = document.createElement('a'); a.href = URL; document.body.append(a); a.click()`,
    refresh: `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0; url=' + URL + '">')`,
    download: `const a = document.createElement('a'); a.href = URL; a.download = 'x'; a.click()`,
    reload: 'location.reload()',
  };
  for (const [name, way] of Object.entries(ways))
    test(`${name}: the frame is replaced, and nothing was requested`, async ({ page, baseURL }) => {
      const canary = await startCanary();
      const answered: string[] = [];
      page.on('requestfinished', (request) => answered.push(request.url()));
      for (const place of [`${baseURL}index.html`, canary.origin]) {
        await draw(page, chart);
        const action = way.replace('URL', JSON.stringify(`${place}?secret`));
        const source = `setTimeout(() => { ${action} }, 100);\n${good}`;
        const reports = await draw(page, source, 'problem');
        expect(reports.at(-1)).toMatchObject({
          kind: 'run',
          message: expect.stringContaining('another page'),
        });
        await expect(frame(page).locator('.echChart canvas').last()).toBeVisible();
      }
      expect(answered.filter((url) => url.includes('secret'))).toEqual([]);
      expect(canary.connections).toEqual([]);
      canary.close();
    });
});

test.describe('code that does not end is stopped with its line', () => {
  const component = (body: string) => `import { useEffect, useLayoutEffect, useState } from 'react';
export default function Endless() {
  const [count, setCount] = useState(0);
  ${body}
  return <p>{count}</p>;
}`;
  const cases: [name: string, source: string, problem: Expected][] = [
    ['at once', `let a = 0;\nwhile (true) a++;\n${good}`, { kind: 'time', line: 2 }],
    ['in a getter', `const a = {\n get b() { for (;;); } };\na.b;`, { kind: 'time', line: 2 }],
    ['caught', `for (;;)\n try { while (true); } catch {}\n${good}`, { kind: 'time', line: 2 }],
    [
      'in a microtask',
      `const a = () => Promise.resolve().then(a);\na();\n${good}`,
      { kind: 'time', line: 1 },
    ],
    ['in a render', component('for (;;);'), { kind: 'time', line: 4 }],
    ['in an effect', component('useEffect(() => { for (;;); });'), { kind: 'time', line: 4 }],
    ['in a timer', `setTimeout(() => { for (;;); });\n${good}`, { kind: 'time', line: 1 }],
    [
      'renders',
      component('setCount(count + 1);'),
      { kind: 'render', message: /^Too many re-renders/ },
    ],
    [
      'effects',
      component('useEffect(() => setCount(count + 1));'),
      { kind: 'render', line: 4, message: /^This effect/ },
    ],
    [
      'layout effects',
      component('useLayoutEffect(() => setCount(count + 1));'),
      { kind: 'render', message: /^Maximum update depth/ },
    ],
    // React is busy with removing its elements, so that the page ends the frame.
    ['components', `const A = () => <A />;\nexport default A;`, { kind: 'time' }],
    ['a loop of the browser', `/(a+)+$/.test('a'.repeat(40) + 'b');\n${good}`, {}],
  ];
  for (const [name, source, problem] of cases)
    test(name, ({ page }) => expectStopped(page, source, problem));

  test('and the text that was sent meanwhile is drawn', async ({ page }) => {
    const endless = `${chart}
setInterval(() => {
  if (!document.querySelector('[data-ech-render-complete=true]')) return;
  console.warn('It starts.');
  for (;;);
}, 20);`;
    await draw(page, endless, 'warning');
    expect((await draw(page, good)).at(-1)).toMatchObject({ type: 'drawn' });
    await expect(frame(page).getByText('A good text')).toBeVisible();
  });
});

test.describe('too much', () => {
  test('a million rows are a problem before the chart has them', ({ page }) =>
    expectStopped(
      page,
      chart.replace('data={visits}', 'data={Array(1_000_000).fill({ day: 1, count: 1 })}'),
      { kind: 'size', message: /1,000,000 rows/ },
    ));

  test('messages of 100 MB are cut off', async ({ page }) => {
    await expectStopped(page, `throw new Error('x'.repeat(1e8));`, {
      kind: 'run',
      line: 1,
      message: /^x{2000}$/,
    });
    const [warning] = await draw(page, `console.warn('y'.repeat(1e8));\n${good}`);
    expect(warning).toEqual({ type: 'warning', message: 'y'.repeat(2_000) });
  });

  test('a flood of messages to the page ends the frame', ({ page }) =>
    expectStopped(
      page,
      `const text = 'x'.repeat(1e5);
setInterval(() => { for (let i = 0; i < 50; i++) parent.postMessage({ text }, '*'); }, 5);
${good}`,
      { kind: 'run', message: /sent messages/ },
    ));
});

test('what code changes does not reach the next text', async ({ page }) => {
  const changes = [
    'Array.prototype.map = () => []',
    'Object.prototype.polluted = 1',
    'Promise.prototype.then = () => {}',
    'JSON.parse = () => 1',
    'EventTarget.prototype.addEventListener = () => {}',
    'Object.freeze(Array.prototype)',
    'window.Map = class {}',
    `document.body.remove()`,
  ];
  for (const change of changes) {
    await draw(page, `${change};\n${good}`);
    expect((await draw(page, chart)).at(-1)).toMatchObject({ type: 'drawn' });
    await expect(frame(page).locator('.echChart canvas').last()).toBeVisible();
  }
});

test('code cannot get hold of the port to the page', async ({ page }) => {
  const source = `const stolen = new Set();
const { postMessage } = MessagePort.prototype;
const portOf = (value) => (value instanceof MessagePort ? value : Reflect.get(Object(value), 'target'));
const steal = (prototype, name) => {
  const { get, value } = Object.getOwnPropertyDescriptor(prototype, name);
  const withTheft = (original) => function () { stolen.add(this); return Reflect.apply(original, this, arguments); };
  Object.defineProperty(prototype, name, get ? { get: withTheft(get) } : { value: withTheft(value) });
};
steal(MessagePort.prototype, 'postMessage');
steal(MessageEvent.prototype, 'data');
steal(MessageEvent.prototype, 'ports');
steal(Event.prototype, 'currentTarget');
steal(Function.prototype, 'call');
setTimeout(() => {
  for (const port of [...stolen].map(portOf))
    if (port instanceof MessagePort) {
      console.warn('A port');
      for (let id = 0; id < 10; id++)
        Reflect.apply(postMessage, port, [{ type: 'warning', id, message: 'stolen' }]);
    }
}, 700);
${good}`;
  await draw(page, source);
  // Ports of React are found.
  await page.waitForFunction(() =>
    window.reports.some((report) => report.type === 'warning' && report.message === 'A port'),
  );
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => JSON.stringify(window.reports))).not.toContain('stolen');
});

test('after a reset, nothing of the old code is left', async ({ page }) => {
  await draw(page, `setInterval(() => parent.postMessage(1, '*'), 20);\n${good}`);
  await page.evaluate(async () => {
    window.sandbox.reset();
    // Messages that the frame has sent before come from another process and are still delivered.
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.addEventListener('message', () => window.reports.push({ type: 'warning', message: '' }));
  });
  await page.waitForTimeout(200);
  expect(
    await page.evaluate(() => window.reports.filter(({ type }) => type === 'warning')),
  ).toEqual([]);
  expect((await draw(page, good)).at(-1)).toMatchObject({ type: 'drawn' });
});
