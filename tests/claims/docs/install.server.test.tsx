import fs from 'node:fs';
import { BarSeries, Chart } from '@elastic/charts';
import { buildSync } from 'esbuild';
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

  it('The package is written in ES2022, with static class fields and Array.prototype.at, and brings no polyfills.', () => {
    const folder = 'node_modules/@elastic/charts/dist';
    const files = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${folder}/${file}`);
    const compiledFor = (target: string) =>
      buildSync({ entryPoints: files, outdir: 'out', write: false, target }).outputFiles.map(
        ({ text }) => text,
      );
    const unchanged = compiledFor('esnext');
    expect(compiledFor('es2022')).toEqual(unchanged);
    expect(compiledFor('es2021')).not.toEqual(unchanged);
    const all = files.map((file) => fs.readFileSync(file, 'utf8')).join('');
    expect(all).toMatch(/^\s+static \w+ = /m);
    expect(all).toContain('.at(-1)');
    expect(all).not.toMatch(/core-js|Array\.prototype\.at =/);
  });

  it('Internet Explorer, which the browserslist of its package.json still names, cannot run it.', () => {
    const { browserslist } = JSON.parse(
      fs.readFileSync('node_modules/@elastic/charts/package.json', 'utf8'),
    ) as { browserslist: string[] };
    expect(browserslist).toContain('ie 11');
    // Internet Explorer 11 knows ES5 and a part of ES2015, without classes.
    const main = fs.readFileSync('node_modules/@elastic/charts/dist/components/chart.js', 'utf8');
    expect(main).toMatch(/^class \w+ extends /m);
  });

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
