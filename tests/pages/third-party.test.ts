import fs from 'node:fs';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { create } from 'fontkitten';
import { expect, it } from 'vitest';
import { base, loadBuilt, readBuilt } from './built-site';

interface Component {
  group?: string;
  name: string;
  version?: string;
}

const notices = () => readBuilt('THIRD-PARTY.txt');
const billOfMaterials = () => readBuilt('sbom.cdx.json');

it('THIRD-PARTY.txt names what the site visibly consists of', () => {
  const listed = [...notices().matchAll(/^- (.*?)(?: (\d\S*))?: .+$/gm)].map(([, name]) => name);
  expect(listed).toEqual(
    expect.arrayContaining([
      ...['@elastic/charts', 'moment', 'moment-timezone', 'redux', 'd3-scale', 'chroma-js'],
      ...['react', 'react-dom', 'scheduler', '@docusaurus/theme-classic', 'infima', 'react-router'],
      ...['inter-ui', '@fontsource-variable/jetbrains-mono', '@iconify-json/lucide'],
      ...['workbox-core', 'workbox-expiration', 'workbox-strategies', 'idb'],
      ...['typescript', '@types/react', 'csstype', 'esbuild'],
      ...['storybook', '@storybook/addon-docs', 'axe-core', 'vite', '@rspack/core'],
    ]),
  );
  const ofBuild = ['shiki', 'jsdom', '@napi-rs/canvas', 'svgo', 'webpack'];
  expect(listed.filter((name) => name !== undefined && ofBuild.includes(name))).toEqual([]);
});

it('THIRD-PARTY.txt has the texts of the licenses, those of Elastic Charts included', () => {
  const words = [
    'By using the software, you agree to all of the terms and conditions below.',
    'Server Side Public License',
    'SIL OPEN FONT LICENSE',
    'Permission is hereby granted, free of charge, to any person obtaining a copy',
    'Mozilla Public License',
    'Copyright (c) Facebook, Inc. and its affiliates.',
    'JS Foundation and other contributors',
    'Copyright 2018 Observable, Inc.',
  ];
  const text = notices();
  expect(words.filter((each) => !text.includes(each))).toEqual([]);
});

it('THIRD-PARTY.txt names the holder of the copyright of every font', () => {
  const fonts = fs
    .readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  expect(fonts.length).toBeGreaterThan(2);
  for (const file of fonts) {
    const font = create(fs.readFileSync(path.join('build', file)));
    const holder = /The .* Project Authors/.exec(font.isCollection ? '' : font.copyright)?.[0];
    expect(holder && notices().includes(holder), file).toBe(true);
  }
});

it('The bill of materials is valid and lists the same packages', async () => {
  const text = billOfMaterials();
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(text)).toBeNull();
  const { components }: { components: Component[] } = JSON.parse(text);
  const titles = components
    .filter(({ version }) => version)
    .map(({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`);
  const listed = [...notices().matchAll(/^- (\S+ \d\S*): /gm)].map(([, title]) => title);
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.sort()).toEqual(listed.sort());
});

it('The page on installation links to the notices', () => {
  const links = loadBuilt('docs/install')(`main a[href="${base}THIRD-PARTY.txt"]`);
  expect(links).toHaveLength(1);
});
