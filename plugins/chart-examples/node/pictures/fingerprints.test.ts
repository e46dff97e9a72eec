import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examplesLibrary } from '../../../../shared/examples-library';
import type { ExampleEntry } from '../../../../shared/types/example-manifest';
import { fontArtifacts } from '../../../../shared/font-artifacts';
import { variants } from '../../shared/picture-variants';
import { createFingerprint, pictureInputs } from './fingerprints';
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
  const before = manifest.map(createFingerprint(site, 'css', 'inputs'));
  const { examples = manifest, css = 'css', inputs = 'inputs' } = change();
  const after = examples.map(createFingerprint(site, css, inputs));
  return manifest.map(({ id }) => id).filter((_id, index) => before[index] !== after[index]);
}

/** Changes a file. */
const written = (file: string): Change => {
  write(file, 'other');
  return {};
};

it('is unchanged without a change', () => {
  expect(affectedBy(() => ({}))).toEqual([]);
});

it('changes with the source, the family and the height of its example only', () => {
  expect(affectedBy(() => written(path.join(site, 'examples/bar/stacked.tsx')))).toEqual([
    'bar/stacked',
  ]);
  for (const fields of [{ family: 'legend' }, { height: 300 }, { narrowHeight: 280 }])
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

/** Returns a module and the modules of the repository that it imports, except those of types. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = /^(?:import|export) (?!type )[^;]*?from '(\..*)';$/gm;
  for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(imports)) {
    const base = path.join(path.dirname(file), name!);
    modulesOf(
      [`${base}.ts`, `${base}.tsx`].find((each) => fs.existsSync(each))!,
      found,
    );
  }
  return found;
}

it('is given all modules that draw pictures', () => {
  const modules = [
    ...modulesOf('plugins/chart-examples/node/pictures/worker.ts'),
    ...modulesOf(examplesLibrary.module),
  ];
  expect(modules).toContain('plugins/chart-examples/theme/Example/card-chart.ts');
  const isInput = (file: string) =>
    pictureInputs.some((input) => file === input || file.startsWith(`${input}/`));
  expect(modules.filter((file) => !isInput(file))).toEqual([]);
});
