import fs from 'node:fs';
import path from 'node:path';
import type { ApiChanges } from '../../../contracts/api-changes';
import type { ExampleManifest } from '../../../contracts/example-manifest';
import { makeModel } from './make-model';
import { missingDescriptions } from './notes/missing';
import { readNotes } from './notes/read-notes';
import { referenceData, referencePages } from './outputs';
import { changesPage } from './pages/changes-page';
import { fingerprint, sourcesOf } from './sources';
import { writeFolder } from './write-folder';

/**
 * Generates the model, the pages in `content/all-types` and the data that pages import, unless the sources have
 * not changed. Logs default mismatches between the library's comments and its behavior.
 *
 * @throws Error that lists symbols and props without a description.
 */
export function generateApiReference(siteDir: string): void {
  const sources = sourcesOf(siteDir);
  const output = path.join(siteDir, '.generated/api-reference');
  const stamp = path.join(output, 'made-from');
  const current = fingerprint(siteDir);
  const pages = path.join(sources.content, 'all-types');
  const isGenerated = [pages, stamp].every((file) => fs.existsSync(file));
  if (isGenerated && fs.readFileSync(stamp, 'utf8') === current) return;

  const { model, mismatches } = makeModel({
    packageDir: sources.library,
    contentDir: sources.content,
    notes: readNotes(siteDir),
    examples: readJson<ExampleManifest>(sources.examples),
  });
  for (const { component, prop, declared, observed } of mismatches)
    console.log(`  ${component}.${prop}: declared ${declared}, observed ${observed}`);
  const missing = missingDescriptions(model);
  if (missing.length > 0) throw new Error(missing.join('\n'));

  writeFolder(pages, referencePages(model));
  const releases = readJson<ApiChanges[]>(sources.changes);
  fs.writeFileSync(path.join(sources.content, 'docs/changes.mdx'), changesPage(releases, model));
  writeFolder(output, referenceData(model));
  fs.writeFileSync(stamp, current);
}

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
