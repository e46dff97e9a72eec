import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeHtml } from './complete-html';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'complete-html-'));
const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
const page = `<!doctype html><html lang=en><head><title>A</title><script>let a  = "</p>";</script></head><body><p hidden>A<!-- --> b  c<p class="">D <a href=/base/>home</a><dl><dt>E<dd>F</dl><table><tbody><tr><td>G</table>`;

beforeAll(async () => {
  for (const file of ['index.html', '404.html', 'docs/a/index.html', 'storybook/index.html']) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), page);
  }
  await completeHtml(dir);
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

it.each(['index.html', '404.html', 'docs/a/index.html'])(
  'writes end tags and quotes into %s, and changes nothing else',
  (file) => {
    expect(read(file)).toBe(
      '<!doctype html><html lang="en"><head><title>A</title><script>let a  = "</p>";</script></head><body><p hidden>A<!-- --> b  c</p><p class="">D <a href="/base/">home</a></p><dl><dt>E</dt><dd>F</dd></dl><table><tbody><tr><td>G</td></tr></tbody></table></body></html>',
    );
  },
);

it('leaves the pages of Storybook as they are', () => {
  expect(read('storybook/index.html')).toBe(page);
});
