import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chartsStylesheet } from './charts-stylesheet';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'stylesheet-'));
afterAll(() => fs.rmSync(site, { recursive: true }));

/** The stylesheet that is made of two small ones, on one line. */
function stylesheetOf(light: string, dark: string): string {
  const dist = path.join(site, 'node_modules/@elastic/charts/dist');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(path.join(dist, 'theme_only_light.css'), light);
  fs.writeFileSync(path.join(dist, 'theme_only_dark.css'), dark);
  return chartsStylesheet(site).replace(/\s+/g, ' ').trim();
}

it('puts every selector of a list below the dark mode', () => {
  expect(stylesheetOf('.a, .b { color: black }', '.a, .b { color: white }')).toContain(
    `:where([data-theme='dark']) .a, :where([data-theme='dark']) .b { color: white }`,
  );
});

it('is the light sheet alone where the dark one says the same', () => {
  const same = '.a { color: red }';
  expect(stylesheetOf(same, `/* dark */ ${same}`)).toBe(same);
});

it('keeps movements once, as both modes move alike', () => {
  const moves = '@keyframes slide { from { top: 0 } to { top: 1rem } }';
  const css = stylesheetOf(moves, moves.replace('1rem', '2rem'));
  expect(css.match(/@keyframes/g)).toHaveLength(1);
  expect(css).toContain('to { top: 14px }');
});

it('keeps the condition around a rule that differs', () => {
  const print = (color: string) => `@media print { .a { color: ${color} } }`;
  expect(stylesheetOf(print('black'), print('gray'))).toContain(
    `@media print { :where([data-theme='dark']) .a { color: gray } }`,
  );
});

it.each([
  ['1rem', '14px'],
  ['.5rem', '7px'],
  ['0.8571rem', '12px'],
  ['calc(100% - 2rem)', 'calc(100% - 28px)'],
  ['1.5em', '1.5em'],
])('turns the length %s into %s', (length, pixels) => {
  expect(stylesheetOf(`.a { width: ${length} }`, '')).toBe(`.a { width: ${pixels} }`);
});
