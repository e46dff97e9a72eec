import { describe, expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import { base, isServed, loadBuilt, readBuilt } from './built-site';

const manifest = readGenerated(generatedFiles.exampleManifest);
const drawings = ['wide.light.svg', 'wide.dark.svg', 'narrow.light.svg', 'narrow.dark.svg'];

describe('Section 1, examples', () => {
  it('every specified chart family has at least two examples, every feature at least one', () => {
    const count = (family: string) =>
      manifest.filter((example) => example.family === family).length;
    const families =
      'area bar bubble line histogram partition heatmap goal metric wordcloud flame bullet timeslip small-multiples';
    expect(families.split(' ').filter((family) => count(family) < 2)).toEqual([]);
    const features = 'settings tooltip legend axis annotation theme';
    expect(features.split(' ').filter((feature) => count(feature) < 1)).toEqual([]);
  });

  it('every example has pictures, a social card and a page with its code and its props', () => {
    const missing: string[] = [];
    for (const { id, title, alt, props } of manifest) {
      for (const file of [...drawings, 'card.png'])
        if (!isServed(`${base}pictures/${id}.${file}`)) missing.push(`${id}.${file}`);
      const $ = loadBuilt(`examples/${id}`);
      if ($('h1').text() !== title) missing.push(`${id}: title`);
      if ($('[data-chart-frame] img').attr('alt') !== alt) missing.push(`${id}: alternative text`);
      if ($('main [data-code]').text().trim() === '') missing.push(`${id}: code`);
      const links = $('main a')
        .get()
        .map((link) => $(link).attr('href') ?? '');
      const card = $('meta[property="og:image"]').attr('content') ?? '';
      if (!card.endsWith(`/pictures/${id}.card.png`)) missing.push(`${id}: social card`);
      for (const [component, names = []] of Object.entries<string[] | undefined>(props))
        for (const anchor of [component, ...names.map((name) => `${component}#${name}`)])
          if (!links.some((link) => /\/all-types\//.test(link) && link.endsWith(`/${anchor}`)))
            missing.push(`${id}: link to ${anchor}`);
      if ($('main [data-example] [data-edit]').length !== 1) missing.push(`${id}: editor`);
      // The address of earlier sandboxes.
      if (!readBuilt(`sandbox/${id}.html`).includes(`url=../../examples/${id}#edit`))
        missing.push(`${id}: address of its sandbox`);
    }
    expect(missing).toEqual([]);
  });
});
