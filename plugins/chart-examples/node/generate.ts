import fs from 'node:fs';
import path from 'node:path';
import type {
  ExampleListing,
  ExampleManifest,
  ExamplePageData,
} from '../../../contracts/example-manifest';
import { generatedFiles, generatedFolders, serialized } from '../../../contracts/generated-files';
import type { LineRange } from '../../../contracts/line-range';
import { writeFiles } from '../../../contracts/write-files';
import { chartsStylesheet } from './charts-stylesheet';
import { foldedLines } from './folded-lines';
import { examplePage } from './example-page';
import { exampleVariants } from './example-variants';
import { readFamily, type Family, type FamilyGroups } from './families';
import { cardOf, galleryOf } from './gallery';
import { playgroundUrl } from './playground-url';
import { readExample } from './read-example';
import { readExampleFiles } from './read-example-files';
import { registryModule } from './registry-module';
import { relatedTo } from './related';
import { sandboxPage } from './sandbox-page';
import { storiesModules } from './stories-modules';

/** Settings of the examples. */
export interface ExamplesSettings {
  /** Names of the families by group. */
  groups: FamilyGroups;
  /** Names of the families that the gallery shows first. */
  first?: string[];
  /** Names of examples that are compared with the first of them (`<ExampleVariants>`), by family. */
  variants?: Record<string, string[]>;
  /** Highlights source code as HTML. */
  highlight: (code: string, language: string, folded: LineRange[]) => string;
}

/**
 * Generates all files from `examples/` except the pictures and tables: data in `.generated/examples`, stories in
 * `.generated/stories`, and pages for each example in `content/examples/<family>` and `.generated/sandboxes`.
 *
 * @returns the manifest, sorted by id.
 */
export function generateExamples(
  siteDir: string,
  { groups, first, variants = {}, highlight }: ExamplesSettings,
): ExampleManifest {
  const listings = readExampleFiles(siteDir).map(({ id, file, source }): ExampleListing => {
    const folded = foldedLines(source);
    const lineCount = source.split('\n').length;
    return {
      ...readExample(id, file),
      source,
      html: highlight(source, 'tsx', folded),
      ...(folded.length > 0 && { lineCount }),
      shownLines: lineCount - folded.reduce((sum, [first, last]) => sum + last - first, 0),
    };
  });
  const manifest = listings.map(
    ({ source: _source, html: _html, lineCount: _count, shownLines: _shown, ...entry }) => entry,
  );
  const families = [...new Set(manifest.map(({ family }) => family))].map((name) =>
    readFamily(siteDir, name, groups),
  );
  const pageData = (listing: ExampleListing): ExamplePageData => ({
    listing,
    familyTitle: families.find(({ name }) => name === listing.family)?.title ?? '',
    related: relatedTo(listing, manifest).map(cardOf),
  });

  writeFiles(path.join(siteDir, generatedFolders.examples), {
    'registry.ts': registryModule(manifest),
    'stylesheet.ts': `export const css = ${JSON.stringify(liveChartsCss(siteDir))};\n`,
    ...serialized(generatedFiles.exampleManifest, manifest),
    ...serialized(generatedFiles.gallery, galleryOf(manifest, families, first)),
    ...Object.assign(
      {},
      ...Object.entries(variants).map(([family, names]) =>
        serialized(
          generatedFiles.exampleVariants(family),
          exampleVariants(
            names.map((name) => exampleOf(listings, `${family}/${name}`)),
            (code) => highlight(code, 'tsx', []),
          ),
        ),
      ),
    ),
    ...Object.assign(
      {},
      ...listings.flatMap((listing) => [
        serialized(generatedFiles.exampleListing(listing.id), listing),
        serialized(generatedFiles.examplePage(listing.id), pageData(listing)),
      ]),
    ),
  });
  writeFiles(
    path.join(siteDir, generatedFolders.sandboxes),
    Object.fromEntries(
      listings.map(({ id, title }) => [
        `${id}.html`,
        sandboxPage(title, playgroundUrl(siteDir, id)),
      ]),
    ),
  );
  writePages(path.join(siteDir, 'content/examples'), listings, families);
  writeFiles(path.join(siteDir, '.generated/stories'), storiesModules(listings, families));
  return manifest;
}

/** Returns the styles that live charts need: the site's own, and those of the library, which have precedence. */
const liveChartsCss = (siteDir: string) =>
  fs.readFileSync(path.join(siteDir, 'src/css/charts.css'), 'utf8') + chartsStylesheet(siteDir);

/** @throws Error if there is no example with the id. */
function exampleOf(listings: ExampleListing[], id: string): ExampleListing {
  const found = listings.find((listing) => listing.id === id);
  if (!found)
    throw new Error(`config/example-families.ts names the example ${id}, which does not exist.`);
  return found;
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
