import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { framePage } from '../plugins/live-editor/index';
import { inlineScripts, policies, storybookScripts } from './security-headers';
import { built } from './start-nginx';

/** Paths of the HTML files; `x.html` beside `x/index.html` is the same file. */
const pages = fs
  .readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .filter((file) => !fs.existsSync(path.join(built, file.replace(/\.html$/, ''), 'index.html')));

/** Returns the inline scripts of pages by the hash that allows them, each with the first of its pages. */
function scriptsByHash(files: string[]): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const file of files) {
    const html = fs.readFileSync(path.join(built, file), 'utf8');
    for (const [, attributes = '', text = ''] of html.matchAll(
      /<script\b([^>]*)>(.*?)<\/script>/gs,
    )) {
      if (/\bsrc=|application\/ld\+json/.test(attributes)) continue;
      const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
      if (!scripts.has(hash)) scripts.set(hash, `${file}: ${text.trim().slice(0, 60)}`);
    }
  }
  return scripts;
}

it.each([
  [
    'inlineScripts',
    inlineScripts,
    (file: string) => !file.startsWith('storybook/') && file !== framePage,
  ],
  ['storybookScripts', storybookScripts, (file: string) => file.startsWith('storybook/')],
] as const)('the policy allows the inline scripts of all pages: %s', (name, hashes, isIncluded) => {
  const scripts = scriptsByHash(pages.filter(isIncluded));
  const allowed = new Set<string>(Object.values(hashes));
  const missing = [...scripts].filter(([hash]) => !allowed.has(hash));
  const unused = Object.entries(hashes).filter(([, hash]) => !scripts.has(hash));
  expect(
    { missing, unused },
    `Replace the unused hashes by the missing ones in ${name} of deploy/security-headers.ts and in deploy/nginx.conf.`,
  ).toEqual({ missing: [], unused: [] });
});

it('the policy of the frame for edited code allows its script, and is in its HTML', () => {
  const hashes = [...scriptsByHash([framePage]).keys()];
  expect(hashes).toHaveLength(1);
  expect(policies.frame).toContain(`script-src '${hashes[0]}' 'unsafe-eval';`);
  const html = fs.readFileSync(path.join(built, framePage), 'utf8');
  const [, policy = ''] = /Policy" content="([^"]*)"/.exec(html) ?? [];
  // These directives are possible in headers only.
  expect(policies.frame).toBe(`${policy}; frame-ancestors 'self'; sandbox allow-scripts`);
});

it('nginx.conf has the same policies: copy the expected texts into it', () => {
  const texts = fs.readFileSync('deploy/nginx.conf', 'utf8').matchAll(/"(default-src [^"]*)"/g);
  expect([...texts].map(([, text]) => text)).toEqual([
    policies.site,
    policies.storybook,
    policies.frame,
  ]);
});
