import fs from 'node:fs';
import path from 'node:path';
import type {
  ExampleListing,
  ExampleManifest,
  ExamplePageData,
} from '../../../contracts/example-manifest';
import type { ChartExamplesOptions } from '../options';
import { chartsStylesheet } from './charts-stylesheet';
import { examplePage } from './example-page';
import { readFamily, type Family } from './families';
import { findExamples } from './find-examples';
import { cardOf, galleryOf } from './gallery';
import { outputDir } from './output-dir';
import { playgroundUrl } from './playground-url';
import { withoutDocComment, readExample } from './read-example';
import { registryModule } from './registry-module';
import { relatedTo } from './related';
import { storiesModules } from './stories-modules';
import { writeFiles } from './write-files';

/**
 * Generates all files from `examples/` except the pictures: data in `.generated/examples`, stories in
 * `.generated/stories`, and a page for each example in `content/examples/<family>`.
 *
 * @returns the manifest, sorted by id.
 */
export function generateExamples(
  siteDir: string,
  { highlight }: ChartExamplesOptions,
): ExampleManifest {
  const listings = findExamples(path.join(siteDir, 'examples')).map((id): ExampleListing => {
    const file = fs.readFileSync(path.join(siteDir, 'examples', `${id}.tsx`), 'utf8').trimEnd();
    const source = withoutDocComment(file);
    return { ...readExample(id, file), source, html: highlight(source, 'tsx') };
  });
  const manifest = listings.map(({ source: _source, html: _html, ...entry }) => entry);
  const families = [...new Set(manifest.map(({ family }) => family))].map((name) =>
    readFamily(siteDir, name),
  );
  const pageData = (listing: ExampleListing): ExamplePageData => ({
    listing,
    familyTitle: families.find(({ name }) => name === listing.family)?.title ?? '',
    related: relatedTo(listing, manifest).map(cardOf),
    sandboxUrl: playgroundUrl(siteDir, listing.id),
  });

  writeFiles(outputDir(siteDir), {
    'manifest.json': JSON.stringify(manifest, null, 2),
    'gallery.json': JSON.stringify(galleryOf(manifest, families)),
    'registry.ts': registryModule(manifest),
    'stylesheet.ts': `export const css = ${JSON.stringify(chartsStylesheet(siteDir))};\n`,
    ...Object.fromEntries(
      listings.flatMap((listing) => [
        [`listings/${listing.id}.json`, JSON.stringify(listing)],
        [`pages/${listing.id}.json`, JSON.stringify(pageData(listing))],
      ]),
    ),
  });
  writePages(path.join(siteDir, 'content/examples'), listings, families);
  writeFiles(path.join(siteDir, '.generated/stories'), storiesModules(listings, families));
  return manifest;
}

/** Writes a folder of pages for each family and removes the folders of deleted families. */
function writePages(dir: string, listings: ExampleListing[], families: Family[]) {
  const names = families.map(({ name }) => name);
  for (const entry of fs.readdirSync(dir, { withFileTypes: true }))
    if (entry.isDirectory() && !names.includes(entry.name))
      fs.rmSync(path.join(dir, entry.name), { recursive: true });
  for (const family of families) {
    const familyListings = listings.filter((listing) => listing.family === family.name);
    writeFiles(
      path.join(dir, family.name),
      Object.fromEntries(
        familyListings.map((listing) => [`${listing.name}.mdx`, examplePage(listing, family)]),
      ),
    );
  }
}
