import path from 'node:path';
import type { ExampleManifest } from '../../../../shared/types/example-manifest';
import type { ExampleTables } from '../../../../shared/types/example-tables';
import { generatedFiles, generatedFolders, serialized } from '../../../../shared/generated-files';
import { writeFiles } from '../../../../shared/write-files';
import { createWorker } from '../pictures/worker-process';
import type { TablesJob } from './worker';

/**
 * Writes the data that each example draws as tables, which the site publishes.
 *
 * @throws Error that names an example that cannot be rendered.
 */
export async function generateTables(siteDir: string, manifest: ExampleManifest): Promise<void> {
  const worker = createWorker<TablesJob, ExampleTables>(siteDir, path.join(__dirname, 'worker.ts'));
  const files: Record<string, string> = {};
  try {
    for (const { id, props } of manifest)
      await worker
        .run({ id, components: Object.keys(props) }, (tables) =>
          Object.assign(files, serialized(generatedFiles.exampleTables(id), tables)),
        )
        .catch(({ message }: Error) => {
          throw new Error(`The data of examples/${id}.tsx cannot be read: ${message}`);
        });
  } finally {
    worker.close();
  }
  writeFiles(path.join(siteDir, generatedFolders.exampleTables), files);
}
