import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ExampleEntry } from '../../../../contracts/example-manifest';
import { fontArtifacts } from '../../../../contracts/font-artifacts';
import { variants } from '../../shared/picture-variants';
import { fingerprints } from './fingerprints';
import { screenshotFile } from './screenshots';

let site: string;
const example = (id: string, fields: Partial<ExampleEntry> = {}): ExampleEntry => ({
  id,
  family: 'bar',
  name: id.slice('bar/'.length),
  title: 'Stacked bars',
  summary: '',
  alt: '',
  tags: [],
  uses: [],
  props: {},
  height: 320,
  ...fields,
});
const manifest = [example('bar/stacked'), example('bar/grouped')];

const write = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprints-'));
  for (const { id } of manifest) write(path.join(site, `examples/${id}.tsx`), id);
  for (const { file } of fontArtifacts(site).faces) write(file, 'font');
});
afterEach(() => fs.rmSync(site, { recursive: true }));

/** What a change passes to `fingerprints` instead of the defaults. */
interface Change {
  examples?: ExampleEntry[];
  css?: string;
  inputs?: string;
}

/** Returns the ids of the examples whose fingerprint a change affects. */
function affectedBy(change: () => Change) {
  const before = fingerprints(site, manifest, 'css', 'inputs');
  const { examples = manifest, css = 'css', inputs = 'inputs' } = change();
  const after = fingerprints(site, examples, css, inputs);
  return Object.keys(before).filter((id) => before[id] !== after[id]);
}

/** Changes a file. */
const written = (file: string): Change => {
  write(file, 'other');
  return {};
};

it('is unchanged without a change', () => {
  expect(affectedBy(() => ({}))).toEqual([]);
});

it('changes with the source, the title and the height of its example only', () => {
  expect(affectedBy(() => written(path.join(site, 'examples/bar/stacked.tsx')))).toEqual([
    'bar/stacked',
  ]);
  for (const fields of [{ title: 'Bars' }, { height: 300 }, { narrowHeight: 280 }])
    expect(
      affectedBy(() => ({ examples: [example('bar/stacked', fields), example('bar/grouped')] })),
    ).toEqual(['bar/stacked']);
});

it('changes with a committed screenshot of its example', () => {
  for (const variant of variants) write(screenshotFile(site, 'bar/grouped', variant), 'png');
  expect(affectedBy(() => written(screenshotFile(site, 'bar/grouped', variants[0]!)))).toEqual([
    'bar/grouped',
  ]);
});

it('changes for all examples with the stylesheet, the fonts, the code and the packages', () => {
  const all = ['bar/stacked', 'bar/grouped'];
  expect(affectedBy(() => ({ css: 'other' }))).toEqual(all);
  expect(affectedBy(() => ({ inputs: 'other' }))).toEqual(all);
  expect(affectedBy(() => written(fontArtifacts(site).faces[0]!.file))).toEqual(all);
});
