import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chartsStylesheet, libraryStylesheet } from './charts-stylesheet';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'stylesheet-'));
afterAll(() => fs.rmSync(site, { recursive: true }));

/** Returns the combined stylesheet on one line. */
function stylesheetOf(light: string, dark: string): string {
  const dist = path.join(site, 'node_modules/@elastic/charts/dist');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(path.join(dist, 'theme_only_light.css'), light);
  fs.writeFileSync(path.join(dist, 'theme_only_dark.css'), dark);
  return libraryStylesheet(site).replace(/\s+/g, ' ').trim();
}

it('prefixes every selector of a list for dark mode', () => {
  expect(stylesheetOf('.a, .b { color: black }', '.a, .b { color: white }')).toContain(
    `:where([data-theme='dark']) .a, :where([data-theme='dark']) .b { color: white }`,
  );
});

it('omits dark rules that equal the light ones', () => {
  const same = '.a { color: red }';
  expect(stylesheetOf(same, `/* dark */ ${same}`)).toBe(same);
});

it('includes keyframes only once', () => {
  const keyframes = '@keyframes slide { from { top: 0 } to { top: 1rem } }';
  const css = stylesheetOf(keyframes, keyframes.replace('1rem', '2rem'));
  expect(css.match(/@keyframes/g)).toHaveLength(1);
  expect(css).toContain('to { top: 1rem }');
});

it('keeps the media query around a dark rule', () => {
  const print = (color: string) => `@media print { .a { color: ${color} } }`;
  expect(stylesheetOf(print('black'), print('gray'))).toContain(
    `@media print { :where([data-theme='dark']) .a { color: gray } }`,
  );
});

it('contains the file that the page on installation shows', () => {
  const file = fs.readFileSync('static/charts.css', 'utf8');
  expect(chartsStylesheet(process.cwd())).toContain(file);
  expect(fs.readFileSync('content/docs/install.mdx', 'utf8')).toContain(`\`\`\`css\n${file}\`\`\``);
});
