import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { sandboxScript, type Report } from '../sandbox-script';
import type { Engine } from './engine';
import { eventually } from './expectations';
import type { Session } from './in-engines';

const good = 'export default () => <p>A good text</p>;';

/** Returns a component with a statement in line 4. */
const component = (statement: string) => `import { useEffect, useState } from 'react';
export default function Endless() {
  const [count, setCount] = useState(0);
  ${statement}
  return <p>{count}</p>;
}`;

/** Runs a text and expects its last report. */
async function expectReport(engine: Engine, source: string, expected: Partial<Report>) {
  await engine.evaluate((text) => {
    window.reports.length = 0;
    window.sandbox.run(text);
  }, source);
  const last = () => window.reports.filter(({ type }) => type !== 'warning').at(-1) ?? null;
  await eventually(engine, last).toMatchObject(expected);
}

/** Declares the tests of the frame in which edited code runs, which differs most between engines. */
export function testSandbox(session: Session): void {
  test('edited code is drawn, and stopped if it does not end', async () => {
    const { engine, site } = session;
    await engine.open(`${site}nowhere`);
    // A function, as the engines run them, whatever the policy of the page allows.
    const start = new Function(await sandboxScript(new URL(site).pathname)) as () => void;
    await engine.evaluate(start);
    const chart = fs.readFileSync('examples/bar/stacked.tsx', 'utf8');
    await expectReport(engine, chart, { type: 'drawn', height: 320 });

    const endless = [
      `let a = 0;\nwhile (true) a++;`,
      `const a = {\n  get b() { for (;;); } };\na.b;`,
      `\nconst a = () => Promise.resolve().then(a); a();`,
      `\nsetTimeout(() => { for (;;); });`,
    ].map((code) => [`${code}\n${good}`, 2] as const);
    const inComponents = ['for (;;);', 'useEffect(() => { for (;;); });'].map(
      (code) => [component(code), 4] as const,
    );
    for (const [source, line] of [...endless, ...inComponents])
      await test.step(source, () =>
        expectReport(engine, source, { type: 'problem', kind: 'time', line }),
      );
    await expectReport(engine, component('useEffect(() => setCount(count + 1));'), {
      type: 'problem',
      kind: 'render',
    });
    await expectReport(engine, `Array.prototype.map = () => [];\n${good}`, { type: 'drawn' });
    await expectReport(engine, chart, { type: 'drawn', height: 320 });
  });

  test('edited code reaches neither the page nor texts that it compiles', async () => {
    const { engine } = session;
    const attempts = [
      'parent.document',
      'top.location.href',
      'localStorage',
      'indexedDB.open("a").result',
      'new RTCPeerConnection()',
      'eval("1")',
      'Function("1")',
      '(async () => {}).constructor("1")',
      'window["setTimeout"]("1")',
    ];
    const calls = attempts.map((code) => `[${JSON.stringify(code)}, () => ${code}]`).join();
    await expectReport(
      engine,
      `for (const [name, attempt] of [${calls}])
  try { attempt(); console.warn('possible: ' + name); } catch { console.warn('refused'); }
fetch('index.html').then(() => console.warn('possible: fetch'), () => console.warn('refused fetch'));
${good}`,
      { type: 'drawn' },
    );
    const warnings = () =>
      window.reports.flatMap((report) => (report.type === 'warning' ? report.message : []));
    await eventually(engine, warnings).toContain('refused fetch');
    const refused = await engine.evaluate(warnings);
    expect(refused.filter((text) => text.startsWith('possible'))).toEqual([]);
    expect(refused).toContain('refused');
  });
}
