import path from 'node:path';
import { readJson } from '../../../shared/read-json';
import type { ApiChanges } from '../../../shared/types/api-changes';
import {
  generatedFiles,
  generatedFolders,
  generatedPages,
  readGenerated,
} from '../../../shared/generated-files';
import { writeFiles } from '../../../shared/write-files';
import { readExtractedModel } from './extracted-file';
import { makeModel } from './make-model';
import { missingDescriptions } from './notes/missing';
import { readNotes } from './notes/read-notes';
import { referenceData, referencePages } from './outputs';
import { changesPage } from './pages/changes-page';
import { sourcesOf } from './sources';

/**
 * Generates the model, its pages and the data that pages import. Logs default mismatches
 * between the library's comments and its behavior.
 *
 * @throws Error that lists symbols and props without a description.
 */
export function generateApiReference(siteDir: string): void {
  const sources = sourcesOf(siteDir);
  const { model, mismatches } = makeModel({
    packageDir: sources.library,
    extracted: readExtractedModel(siteDir),
    contentDir: sources.content,
    notes: readNotes(siteDir),
    examples: readGenerated(generatedFiles.exampleManifest, siteDir),
  });
  for (const { component, prop, declared, observed } of mismatches)
    console.log(`  ${component}.${prop}: declared ${declared}, observed ${observed}`);
  const missing = missingDescriptions(model);
  if (missing.length > 0) throw new Error(missing.join('\n'));

  writeFiles(path.join(siteDir, generatedPages.reference), referencePages(model));
  const releases = readJson<ApiChanges[]>(sources.changes);
  writeFiles(path.join(siteDir, generatedPages.changes), {
    'changes.mdx': changesPage(releases, model),
  });
  writeFiles(path.join(siteDir, generatedFolders.reference), referenceData(model));
}
