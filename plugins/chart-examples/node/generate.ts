import fs from 'node:fs';
import path from 'node:path';
import type {
  ExampleCard,
  ExampleListing,
  ExampleManifest,
} from '../../../contracts/example-manifest';
import type { ChartExamplesOptions } from '../options';
import { chartsStylesheet } from './charts-stylesheet';
import { findExamples } from './find-examples';
import { outputDir } from './output-dir';
import { pastedCode, readExample } from './read-example';
import { registryModule } from './registry-module';
import { storiesModules } from './stories-modules';
import { writeFiles } from './write-files';

/**
 * Writes all that is made from `examples/` into `.generated/examples` and `.generated/stories`.
 *
 * @returns the manifest, sorted by id.
 */
export function generateExamples(
  siteDir: string,
  { highlight }: ChartExamplesOptions,
): ExampleManifest {
  const listings = findExamples(path.join(siteDir, 'examples')).map((id): ExampleListing => {
    const file = fs.readFileSync(path.join(siteDir, 'examples', `${id}.tsx`), 'utf8').trimEnd();
    const source = pastedCode(file);
    return { ...readExample(id, file), source, html: highlight(source, 'tsx') };
  });
  const manifest = listings.map(({ source: _source, html: _html, ...entry }) => entry);

  writeFiles(outputDir(siteDir), {
    'manifest.json': JSON.stringify(manifest, null, 2),
    'cards.json': JSON.stringify(listings.map(cardOf)),
    'registry.ts': registryModule(manifest),
    'stylesheet.ts': `export const css = ${JSON.stringify(chartsStylesheet(siteDir))};\n`,
    ...Object.fromEntries(
      listings.map((listing) => [`listings/${listing.id}.json`, JSON.stringify(listing)]),
    ),
  });
  writeFiles(path.join(siteDir, '.generated/stories'), storiesModules(listings));
  return manifest;
}

const cardOf = ({ id, family, name, title, summary }: ExampleListing): ExampleCard => ({
  id,
  family,
  name,
  title,
  summary,
});
