// cspell:ignore minisearch
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decompressFromBase64 } from 'lz-string';
import { afterAll, describe, expect, it } from 'vitest';
import { playgroundUrl } from './playground-url';
import { storiesModules } from './stories-modules';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));
afterAll(() => fs.rmSync(site, { recursive: true }));
fs.mkdirSync(path.join(site, 'examples/bar'), { recursive: true });

function playground(source: string, dependencies: Record<string, string> = {}) {
  fs.writeFileSync(path.join(site, 'examples/bar/one.tsx'), source);
  fs.writeFileSync(path.join(site, 'package.json'), JSON.stringify({ dependencies }));
  const url = playgroundUrl(site, 'bar/one');
  const [, packed = ''] = /parameters=(.*)$/.exec(url) ?? [];
  const json = decompressFromBase64(packed.replace(/-/g, '+').replace(/_/g, '/'));
  const { files }: { files: Record<string, { content: string }> } = JSON.parse(json);
  return { url, packed, files };
}

describe('playgroundUrl', () => {
  it('returns a URL without characters to escape, even for long examples', () => {
    const { url, packed } = playground('// é ≥ 🎉\n'.repeat(200) + 'export default () => null;');
    expect(url).toMatch(/^https:\/\/codesandbox\.io\/api\/v1\/sandboxes\/define\?parameters=/);
    expect(packed).toMatch(/^[\w-]+$/);
  });

  it('contains the unmodified example and an HTML page', () => {
    const source = `const text = "é ≥ 🎉";\nexport default () => text;\n`;
    const { files } = playground(source);
    expect(files['src/App.tsx']?.content).toBe(source);
    expect(files['public/index.html']?.content).toContain('id="root"');
    expect(files['src/index.tsx']?.content).toContain(`import App from './App'`);
  });

  it('installs the same versions as this site, but only packages that charts need', () => {
    const { files } = playground('', { react: '18.3.1', clsx: '7.0.0' });
    const { dependencies } = JSON.parse(files['package.json']?.content ?? '');
    expect(dependencies.react).toBe('18.3.1');
    expect(dependencies).not.toHaveProperty('clsx');
  });

  it.each([`import { rows } from './rows';`, `import { rows } from '../data/rows';`])(
    'throws if an example imports another file: %s',
    (source) => {
      expect(() => playground(source)).toThrow(
        'examples/bar/one.tsx imports another file: the playground supports only a single file.',
      );
    },
  );
});

describe('storiesModules', () => {
  const listing = (id: string) => {
    const [family = '', name = ''] = id.split('/');
    const words = { title: name, summary: name, alt: '', source: '', html: '', shownLines: 1 };
    return { id, family, name, ...words, tags: [], uses: [], props: {}, height: 100 };
  };

  it('create one file per family with only its stories', () => {
    const families = ['bar', 'pie'].map((name) => ({
      ...{ name, title: name, pageTitle: name },
      group: 'chart' as const,
      order: [],
    }));
    const files = storiesModules(['bar/a', 'bar/b', 'pie/c'].map(listing), families);
    expect(Object.keys(files)).toEqual(['bar.stories.tsx', 'pie.stories.tsx']);
    expect(files['bar.stories.tsx']?.match(/export const \w+/g)).toEqual([
      'export const A',
      'export const B',
    ]);
    expect(files['pie.stories.tsx']).toContain(`import CExample from '../../examples/pie/c';`);
  });
});
