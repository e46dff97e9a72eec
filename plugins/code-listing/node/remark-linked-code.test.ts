import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { afterAll, expect, it } from 'vitest';
import { sourceKey } from './references/source-key';
import { blockData, remarkLinkedCode } from './remark-linked-code';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'linked-code-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const block = (lang: string, value: string): Code => ({
  type: 'code',
  lang,
  value,
  meta: 'title="a.tsx" fragment',
});

function run(code: Code): Root['children'][number] | undefined {
  const tree: Root = { type: 'root', children: [code] };
  remarkLinkedCode({ siteDir })(tree);
  return tree.children[0];
}

it('replaces code with generated links by a listing', () => {
  const key = sourceKey({ code: 'let a;', language: 'tsx' });
  const file = path.join(siteDir, blockData.fileOf(key));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '{}');
  expect(run(block('tsx', 'let a;'))).toMatchObject({
    name: 'CodeListing',
    attributes: [
      { name: 'block', value: key },
      { name: 'language', value: 'tsx' },
      { name: 'title', value: 'a.tsx' },
    ],
  });
});

it('leaves changed code and other languages unchanged', () => {
  for (const code of [block('tsx', 'let b;'), block('bash', 'let a;')])
    expect(run(code)).toBe(code);
});
