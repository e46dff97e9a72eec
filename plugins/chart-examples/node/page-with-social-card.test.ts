import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageWithSocialCard } from './page-with-social-card';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
beforeAll(() => {
  const folder = path.join(site, '.generated/example-code/listings/bar');
  fs.mkdirSync(folder, { recursive: true });
  const listing = { title: 'Stacked bars', alt: 'Three colors.' };
  fs.writeFileSync(path.join(folder, 'stacked.json'), JSON.stringify(listing));
});
afterAll(() => fs.rmSync(site, { recursive: true }));

const frontMatterOf = async (content: string, frontMatter = {}) => {
  const parse = pageWithSocialCard(site);
  const defaultParseFrontMatter = async () => ({ frontMatter, content });
  return (await parse({ filePath: '', fileContent: '', defaultParseFrontMatter })).frontMatter;
};

it('uses the card and the alternative text of the first example', async () => {
  expect(
    await frontMatterOf('text <Example id="bar/stacked" /> <Example id="bar/other" />'),
  ).toEqual({ image: '/pictures/bar/stacked.card.png', image_alt: 'Stacked bars. Three colors.' });
});

it('leaves pages without an example or with an image unchanged', async () => {
  expect(await frontMatterOf('text')).toEqual({});
  const frontMatter = { image: '/own.png' };
  expect(await frontMatterOf('<Example id="bar/stacked" />', frontMatter)).toEqual(frontMatter);
});

it('ignores an unknown example, which is reported elsewhere', async () => {
  expect(await frontMatterOf('<Example id="bar/gone" />')).toEqual({});
});
