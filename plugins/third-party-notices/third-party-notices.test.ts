import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bundledModules } from '../../shared/bundled-modules';
import { packageFiles } from '../../shared/package-files';
import { writeNotices } from './index';
import { areHoldersIn, copyrightComments } from './node/copyright-comments';
import { embeddedPackages } from './node/embedded-packages';
import { packageFolder } from './node/find-packages';
import { expressionOf, licenseIds } from './node/licenses';
import type { LicenseStatements } from './options';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'notices-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

let siteDir: string;

function write(file: string, content: string | object) {
  const name = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(name), { recursive: true });
  fs.writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Installs a package with a module, which is in the bundle of the pages. */
function install(name: string, manifest: object, files: Record<string, string> = {}) {
  const folder = `node_modules/${name}`;
  write(`${folder}/package.json`, { name, version: '1.2.3', ...manifest });
  for (const [file, text] of Object.entries({ 'index.js': '', ...files }))
    write(`${folder}/${file}`, text);
}

/** Writes the notices for packages whose `index.js` is bundled. */
async function notices(bundled: string[], statements: LicenseStatements = {}) {
  const files = bundled.map((name) => `node_modules/${name}/index.js`);
  write(bundledModules.pages, { packages: [], files: [...files, 'src/own.ts'] });
  await writeNotices({
    siteDir,
    built: [],
    to: 'out',
    site: { name: 'docs', version: '0.0.0', description: 'Docs' },
    statements,
  });
  const read = (name: string) => fs.readFileSync(path.join(siteDir, 'out', name), 'utf8');
  const { components }: { components: { name: string }[] } = JSON.parse(read('sbom.cdx.json'));
  return { text: read('THIRD-PARTY.txt'), components };
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(root, 'site-'));
  write('node_modules/.package-lock.json', {
    packages: { 'node_modules/a': { integrity: `sha512-${'A'.repeat(86)}==` } },
  });
  write(bundledModules.serviceWorker, { packages: [], files: [] });
  write(bundledModules.storybook, { packages: [], files: [] });
  write(bundledModules.liveEditor, { packages: [], files: [] });
  write(bundledModules.typeCheck, { packages: [], files: [] });
  for (const file of Object.values(packageFiles)) {
    const [, name = ''] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
    install(name, { license: 'OFL-1.1' }, { LICENSE: `License of ${name}` });
  }
});

describe('writeNotices', () => {
  it('has the license files of bundled packages, and of those whose files the build reads', async () => {
    install('a', { license: 'MIT' }, { LICENSE: 'Copyright (c) 2020 A', NOTICE: 'Thanks to B' });
    install('unused', { license: 'MIT' }, { LICENSE: 'License of unused' });
    const { text, components } = await notices(['a']);
    expect(text).toContain('- a 1.2.3: MIT');
    expect(text).toMatch(/\nCopyright \(c\) 2020 A\n\nThanks to B\n/);
    expect(text).toContain('License of inter-ui');
    expect(text).not.toContain('unused');
    expect(components).toContainEqual(
      expect.objectContaining({
        name: 'a',
        version: '1.2.3',
        purl: 'pkg:npm/a@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '0'.repeat(128) }],
      }),
    );
    expect(components).toHaveLength(1 + Object.keys(packageFiles).length);
  });

  it('has the standard text and the holder for a package without a license file', async () => {
    install('@a/b', { license: '(MIT OR Apache-2.0)', author: { name: 'Ada' } });
    const { text, components } = await notices(['@a/b']);
    expect(text).toContain('Copyright: Ada');
    expect(text).toMatch(/MIT License \(MIT\)\n=+\n\nMIT License/);
    expect(text).toContain('Apache License 2.0 (Apache-2.0)');
    expect(components).toContainEqual(
      expect.objectContaining({ group: '@a', name: 'b', copyright: 'Ada' }),
    );
  });

  it('has notices in the code, and the packages that a package was published with', async () => {
    const code = [
      '// Copyright 2020 A, as the license says',
      '// ../../node_modules/inner/index.js',
      '// ../node_modules/absent/index.js',
    ].join('\n');
    install(
      'a',
      { license: 'MIT' },
      {
        LICENSE: 'Copyright 2020 A',
        'index.js': code,
        'index.d.ts': '/* Copyright 2018 Observable, Inc. */',
      },
    );
    install('inner', { license: 'ISC' }, { LICENSE: 'License of inner' });
    const { text, components } = await notices(['a']);
    expect(text).toContain('\nCopyright 2018 Observable, Inc.\n');
    expect(text).toContain('without their licenses: absent, inner.');
    expect(text).toContain('- inner, in a: ISC');
    expect(text).toContain('License of inner');
    expect(components).toContainEqual(
      expect.objectContaining({
        name: 'a',
        components: [
          expect.objectContaining({ name: 'absent' }),
          expect.objectContaining({ name: 'inner', purl: 'pkg:npm/inner' }),
        ],
      }),
    );
  });

  it('lists a package once that is installed several times', async () => {
    install('a', { license: 'MIT' });
    install('b', { license: 'MIT' });
    install('b/node_modules/a', { name: 'a', license: 'MIT' });
    const { text, components } = await notices(['a', 'b', 'b/node_modules/a']);
    expect(text.match(/^- a 1\.2\.3/gm)).toHaveLength(1);
    expect(components.filter(({ name }) => name === 'a')).toHaveLength(1);
  });

  it('does not depend on the time or on the order of the modules', async () => {
    install('a', { license: 'MIT' });
    install('b', { license: 'ISC' });
    expect(await notices(['b', 'a'])).toEqual(await notices(['a', 'b']));
  });

  it.each([
    ['no license', {}],
    ['the license "SEE LICENSE IN LICENSE.txt"', { license: 'SEE LICENSE IN LICENSE.txt' }],
  ])('fails for a package with %s', async (problem, manifest) => {
    install('a', manifest, { 'LICENSE.txt': 'A dual\nlicense.' });
    await expect(notices(['a'])).rejects.toThrow(
      `node_modules/a is part of the site, but its package.json has ${problem}`,
    );
    const statement = { license: '(MIT OR ISC)', sentence: 'A dual license.' };
    const { text } = await notices(['a'], { a: statement });
    expect(text).toContain('- a 1.2.3: (MIT OR ISC)');
    expect(text).toContain('ISC License (ISC)');
    await expect(
      notices(['a'], { a: { ...statement, sentence: 'Another license.' } }),
    ).rejects.toThrow('node_modules/a no longer says "Another license."');
  });

  it('names the command that lists the modules', async () => {
    fs.rmSync(path.join(siteDir, bundledModules.storybook));
    await expect(notices([])).rejects.toThrow('is missing: run "npm run build"');
  });
});

it('packageFolder returns the innermost package', () => {
  expect(packageFolder('node_modules/a/node_modules/@b/c/dist/index.js')).toBe(
    'node_modules/a/node_modules/@b/c',
  );
  expect(packageFolder('src/index.ts')).toBeUndefined();
});

it('embeddedPackages reads the comments of esbuild', () => {
  const code = [
    '// ../../node_modules/.pnpm/x@1.0.0/node_modules/@x/y/index.js',
    'var text = "node_modules/no/index.js"; // node_modules/no/index.js',
    '// node_modules/z/index.mjs',
  ].join('\n');
  expect(embeddedPackages(code)).toEqual(['@x/y', 'z']);
});

it('copyrightComments leaves out the holders that the license names', () => {
  const license = 'Copyright (c) Facebook, Inc. and its affiliates.';
  const comment = '/**\n * Copyright (c) 2013-present, Facebook, Inc. and its affiliates.\n */';
  expect(copyrightComments(comment, license)).toEqual([]);
  expect(copyrightComments(comment, '')).toEqual([
    'Copyright (c) 2013-present, Facebook, Inc. and its affiliates.',
  ]);
  expect(copyrightComments('const copyright = 1;', '')).toEqual([]);
  expect(areHoldersIn('Copyright 2016-2018 The X Authors', 'Copyright 2016 The X Authors')).toBe(
    true,
  );
});

it('expressions of SPDX', () => {
  expect(licenseIds('(MIT AND (Zlib OR MIT))')).toEqual(['MIT', 'Zlib']);
  expect(expressionOf(['MIT', 'ISC'])).toBe('(MIT OR ISC)');
  expect(expressionOf([])).toBe('');
});
