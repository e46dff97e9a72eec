import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import zlib from 'node:zlib';
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

const packageFile = 'node_modules/@elastic/charts/package.json';
const themes = ['theme_only_light', 'theme_only_dark', 'theme_light', 'theme_dark'] as const;
const stylesheet = (name: (typeof themes)[number]) =>
  fs.readFileSync(`node_modules/@elastic/charts/dist/${name}.css`, 'utf8');

const dist = 'node_modules/@elastic/charts/dist';
const files = fs
  .readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => `${dist}/${file}`);
const compiledFor = (target: string | string[]) =>
  buildSync({ entryPoints: files, outdir: 'out', write: false, target }).outputFiles.map(
    ({ text }) => text,
  );

/** Returns what code prints in a process of its own, in which `moment` is a build of moment-timezone. */
function printed(build: string, code: string): string {
  const setup = `const moment = require('moment-timezone/${build}'); console.error = console.log;`;
  return execFileSync('node', ['-e', `${setup} ${code}`], { encoding: 'utf8', stdio: 'pipe' });
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
    const unchanged = compiledFor('esnext');
    expect(compiledFor('es2022')).toEqual(unchanged);
    expect(compiledFor('es2021')).not.toEqual(unchanged);
    const all = files.map((file) => fs.readFileSync(file, 'utf8')).join('');
    expect(all).toMatch(/^\s+static \w+ = /m);
    expect(all).toContain('.at(-1)');
    expect(all).not.toMatch(/core-js|Array\.prototype\.at =/);
  });

  it('Browsers have all of this since Chrome and Edge 92, Firefox 90 and Safari 15.4.', () => {
    expect(compiledFor(['chrome92', 'edge92', 'firefox90', 'safari15.4'])).toEqual(
      compiledFor('esnext'),
    );
    const all = files.map((file) => fs.readFileSync(file, 'utf8')).join('');
    // Functions and regular expressions of later versions.
    expect(all).not.toMatch(
      /\.(findLast|findLastIndex|toSorted|toReversed|toSpliced|groupBy)\(|Object\.hasOwn|structuredClone\(|\(\?<[=!]/,
    );
    // Firefox has Intl.Segmenter since 125: the library asks for it.
    expect(all.split('new Intl.Segmenter')).toHaveLength(2);
    expect(all).toMatch(/if \('Segmenter' in Intl\) \{\s+const fn = new Intl\.Segmenter/);
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

  it('These are the peer dependencies of 73.2.1.', () => {
    const { version, peerDependencies } = JSON.parse(fs.readFileSync(packageFile, 'utf8')) as {
      version: string;
      peerDependencies: Record<string, string>;
    };
    expect(version).toBe('73.2.1');
    expect(peerDependencies).toEqual({
      react: '^18.0',
      'react-dom': '^18.0',
      moment: '^2.29.1',
      'moment-timezone': '^0.5.32',
    });
  });

  it('Each has about 35 kB, 5 kB compressed with brotli. Light and dark differ in colors alone: those of legend, tooltip and other HTML.', () => {
    for (const name of themes) {
      const bytes = Buffer.from(stylesheet(name));
      expect(Math.round(bytes.length / 500)).toBe(71);
      expect(Math.round(zlib.brotliCompressSync(bytes).length / 1000)).toBe(5);
    }
    const withoutColors = (css: string) => css.replaceAll(/#[\da-f]{3,8}\b|rgba?\([^)]+\)/gi, '');
    for (const kind of ['theme_only', 'theme'] as const) {
      const [light, dark] = [stylesheet(`${kind}_light`), stylesheet(`${kind}_dark`)];
      expect(light).not.toBe(dark);
      expect(withoutColors(light)).toBe(withoutColors(dark));
    }
  });

  it('None of them contains a reset or a font.', () => {
    for (const name of themes) {
      const css = stylesheet(name);
      expect(css).not.toMatch(/@font-face|list-style|(^|[},])(ul|ol|p|h1|h2|button|figure|\*)[{,]/);
    }
  });

  it('Dates outside of them have the offset of January all year: with ten years, noon UTC in July 1985 is 13:00 in Rome instead of 14:00.', () => {
    const hours = (build: string, zone: string) =>
      JSON.parse(
        printed(
          build,
          `const hour = (month) => moment.tz('1985-' + month + '-15T12:00:00Z', '${zone}').format('HH:mm');
          console.log(JSON.stringify(['01', '07'].map(hour)))`,
        ),
      ) as string[];
    const [ten, all] = ['with-data-10-year-range', 'with-data'].map(
      (name) => `builds/moment-timezone-${name}.js`,
    ) as [string, string];
    expect(hours(ten, 'Europe/Rome')).toEqual(['13:00', '13:00']);
    expect(hours(all, 'Europe/Rome')).toEqual(['13:00', '14:00']);
    // South of the equator it is summer in January.
    expect(hours(ten, 'Australia/Sydney')).toEqual(['23:00', '23:00']);
    expect(hours(all, 'Australia/Sydney')).toEqual(['23:00', '22:00']);
  });

  it('Do not use the build without data: it logs "Moment Timezone has no data" and writes times in UTC.', () => {
    const lines = printed(
      'moment-timezone.js',
      `console.log(moment.tz(Date.UTC(2025, 6, 1, 12), 'Europe/Rome').format('HH:mm'))`,
    );
    expect(lines).toContain('Moment Timezone has no data');
    expect(lines).toContain('12:00');
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
