import fs from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';

const guide = fs.readFileSync('content/docs/dashboard.mdx', 'utf8');
const example = fs.readFileSync('examples/linked-charts/dashboard.tsx', 'utf8');

const blocks: { meta: string; code: string }[] = [];
visit(fromMarkdown(guide), 'code', ({ lang, meta, value }) => {
  if (lang === 'ts' || lang === 'tsx') blocks.push({ meta: meta ?? '', code: value });
});

/** Lines without indentation, since an excerpt starts at the margin. */
const unindented = (code: string) => code.replace(/^[ \t]+/gm, '');

describe('docs/dashboard', () => {
  it.each(['dashboard.test.tsx', 'dashboard.spec.ts'])('contains the file %s', (name) => {
    const file = fs.readFileSync(`tests/dashboard/${name}`, 'utf8').trim();
    expect(blocks.map(({ code }) => code)).toContain(file);
  });

  const excerpts = blocks.filter(
    ({ meta }) => meta.includes('fragment') && !meta.includes('title'),
  );
  it('has a step with code for each part', () => expect(excerpts.length).toBeGreaterThan(10));
  it.each(excerpts)('contains an excerpt of the example: $code', ({ code }) => {
    for (const part of code.split(/\n\n|\n\s*\/\/ …\n/))
      expect(unindented(example)).toContain(unindented(part));
  });
});
