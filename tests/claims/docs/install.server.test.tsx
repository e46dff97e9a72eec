import fs from 'node:fs';
import { BarSeries, Chart } from '@elastic/charts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

function expectErrorOnServer() {
  const chart = (
    <Chart size={{ height: 200 }}>
      <BarSeries id="bars" data={[{ x: 'a', y: 1 }]} xAccessor="x" yAccessors={['y']} />
    </Chart>
  );
  expect(() => renderToString(chart)).toThrow('window is not defined');
}

describe('reference/notes/Chart', () => {
  it(
    'Chart needs a browser: rendering it on a server throws, so load it on the client only.',
    expectErrorOnServer,
  );
});

describe('docs/install', () => {
  it(
    'A chart needs the browser: rendering it on a server throws "window is not defined".',
    expectErrorOnServer,
  );

  it('yes: the font of html and body, and letter-spacing of svg text, both with !important', () => {
    for (const name of ['light', 'dark']) {
      const read = (prefix: string) =>
        fs.readFileSync(`node_modules/@elastic/charts/dist/${prefix}_${name}.css`, 'utf8');
      expect(read('theme')).toMatch(/(^|\})svg text\{letter-spacing:normal !important\}/);
      expect(read('theme')).toMatch(/\}html,body\{font-family:Inter,[^}]+!important\}/);
      expect(read('theme_only')).not.toMatch(/svg text|html,body/);
    }
  });
});
