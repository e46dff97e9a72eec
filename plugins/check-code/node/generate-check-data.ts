import path from 'node:path';
import { readJson } from '../../../shared/read-json';
import {
  generatedFiles,
  generatedFolders,
  readGenerated,
  serialized,
} from '../../../shared/generated-files';
import type { ApiChanges } from '../../../shared/types/api-changes';
import { writeFiles } from '../../../shared/write-files';
import { makeCheckData } from './make-check-data';

const changesFile = 'reference/changes.json';

/** Writes what the rules know about the library. */
export async function generateCheckData(siteDir: string): Promise<void> {
  const { components, foreignNames, themes } = makeCheckData({
    model: readGenerated(generatedFiles.apiModel, siteDir),
    changes: readJson<ApiChanges[]>(path.join(siteDir, changesFile)),
    exported: Object.keys(await import('@elastic/charts')).filter((name) => name !== 'default'),
  });
  writeFiles(path.join(siteDir, generatedFolders.checkData), {
    ...serialized(generatedFiles.checkComponents, components),
    ...serialized(generatedFiles.checkForeignNames, foreignNames),
    ...serialized(generatedFiles.checkThemes, themes),
  });
}
