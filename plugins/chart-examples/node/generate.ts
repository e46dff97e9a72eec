import path from 'node:path';
import type {
  ExampleListing,
  ExampleManifest,
  ExamplePageData,
} from '../../../shared/types/example-manifest';
import {
  generatedFiles,
  generatedFolders,
  generatedPages,
  readGenerated,
  serialized,
} from '../../../shared/generated-files';
import type { LineRange } from '../../../shared/types/line-range';
import { writeFiles } from '../../../shared/write-files';
import { chartsStylesheet } from './charts-stylesheet';
import { foldedLines } from './folded-lines';
import { examplePage } from './example-page';
import { exampleVariants } from './example-variants';
import { readFamily, type Family, type FamilyGroups } from './families';
import { cardOf, galleryOf } from './gallery';
import { readExample } from './read-example';
import { readExampleFiles } from './read-example-files';
import { registryModule } from './registry-module';
import { relatedTo } from './related';
import { editorPage } from './editor-page';
import { storiesModules } from './stories-modules';

/** Settings of the examples. */
export interface ExamplesSettings {
  /** Names of the families by group. */
  groups: FamilyGroups;
  /** Names of the families that the gallery shows first. */
  first?: string[];
}

/** Settings of the code of the examples. */
export interface ExampleCodeSettings {
  groups: FamilyGroups;
  /** Names of examples that are compared with the first of them (`<ExampleVariants>`), by family. */
  variants?: Record<string, string[]>;
  /** Highlights source code as HTML. */
  highlight: (code: string, language: string, folded: LineRange[]) => string;
}

/**
 * Generates all files from `examples/` except highlighted code, pictures and tables: the manifest and other data in
 * `.generated/examples`, stories in `.generated/stories`, and pages for each example in `.generated/pages/examples`
 * and `.generated/sandboxes`.
 *
 * @returns the manifest, sorted by id.
 */
export function generateExamples(
  siteDir: string,
  { groups, first }: ExamplesSettings,
): ExampleManifest {
  const examples = readExampleFiles(siteDir).map(({ id, file, source }) => ({
    entry: readExample(id, file),
    source,
  }));
  const manifest = examples.map(({ entry }) => entry);
  const families = familiesOf(siteDir, manifest, groups);
  checkPlaces(manifest, families);
  writeFiles(path.join(siteDir, generatedFolders.examples), {
    'registry.ts': registryModule(manifest),
    'stylesheet.ts': `export const css = ${JSON.stringify(chartsStylesheet(siteDir))};\n`,
    ...serialized(generatedFiles.exampleManifest, manifest),
    ...serialized(generatedFiles.gallery, galleryOf(manifest, families, first)),
  });
  writeFiles(
    path.join(siteDir, generatedFolders.sandboxes),
    Object.fromEntries(manifest.map(({ id, title }) => [`${id}.html`, editorPage(title, id)])),
  );
  writeFiles(path.join(siteDir, generatedPages.examples), examplePages(manifest, families));
  writeFiles(
    path.join(siteDir, '.generated/stories'),
    storiesModules(
      examples.map(({ entry, source }) => ({ ...entry, source })),
      families,
    ),
  );
  return manifest;
}

/** Generates the data with the highlighted code of the examples, for listings, their pages and comparisons. */
export function generateExampleCode(
  siteDir: string,
  { groups, variants = {}, highlight }: ExampleCodeSettings,
): void {
  const manifest = readGenerated(generatedFiles.exampleManifest, siteDir);
  const entries = new Map(manifest.map((entry) => [entry.id, entry]));
  const families = familiesOf(siteDir, manifest, groups);
  const listings = readExampleFiles(siteDir).map(({ id, source }): ExampleListing => {
    const entry = entries.get(id);
    if (!entry)
      throw new Error(`The list of examples lacks examples/${id}.tsx: run "npm run generate".`);
    const folded = foldedLines(source);
    const lineCount = source.split('\n').length;
    return {
      ...entry,
      source,
      html: highlight(source, 'tsx', folded),
      ...(folded.length > 0 && { lineCount }),
      shownLines: lineCount - folded.reduce((sum, [first, last]) => sum + last - first, 0),
    };
  });
  const pageData = (listing: ExampleListing): ExamplePageData => ({
    listing,
    familyTitle: families.find(({ name }) => name === listing.family)?.title ?? '',
    related: relatedTo(listing, manifest).map(cardOf),
  });
  const variantsOf = (family: string, names: string[]) =>
    exampleVariants(
      names.map((name) => exampleOf(listings, `${family}/${name}`)),
      (code) => highlight(code, 'tsx', []),
    );
  writeFiles(
    path.join(siteDir, generatedFolders.exampleCode),
    Object.assign(
      {},
      ...Object.entries(variants).map(([family, names]) =>
        serialized(generatedFiles.exampleVariants(family), variantsOf(family, names)),
      ),
      ...listings.flatMap((listing) => [
        serialized(generatedFiles.exampleListing(listing.id), listing),
        serialized(generatedFiles.examplePage(listing.id), pageData(listing)),
      ]),
    ),
  );
}

const familiesOf = (siteDir: string, manifest: ExampleManifest, groups: FamilyGroups): Family[] =>
  [...new Set(manifest.map(({ family }) => family))].map((name) =>
    readFamily(siteDir, name, groups),
  );

/** @throws Error that names an example which the page of its family does not show. */
function checkPlaces(manifest: ExampleManifest, families: Family[]): void {
  const shown = new Set(families.flatMap(({ name, order }) => order.map((id) => `${name}/${id}`)));
  const missing = manifest.find(({ id }) => !shown.has(id));
  if (missing)
    throw new Error(
      `content/examples/${missing.family}.mdx does not show examples/${missing.id}.tsx: add <Example id="${missing.id}" />.`,
    );
}

/** @throws Error if there is no example with the id. */
function exampleOf(listings: ExampleListing[], id: string): ExampleListing {
  const found = listings.find((listing) => listing.id === id);
  if (!found)
    throw new Error(`config/example-families.ts names the example ${id}, which does not exist.`);
  return found;
}

/** Returns the sources of the pages of all examples, by path. */
const examplePages = (manifest: ExampleManifest, families: Family[]): Record<string, string> =>
  Object.fromEntries(
    families.flatMap((family) =>
      manifest
        .filter((example) => example.family === family.name)
        .map((example) => [`${example.id}.mdx`, examplePage(example, family)]),
    ),
  );
