import fs from 'node:fs';
import path from 'node:path';
import type { ExampleManifest } from '../../../../contracts/example-manifest';
import {
  generatedFiles,
  generatedFolders,
  serialized,
} from '../../../../contracts/generated-files';
import { writeFiles } from '../../../../contracts/write-files';
import { createHeadlessDom } from '../pictures/headless-dom';
import { recordSpecs } from './record-specs';
import { tablesOfSpecs } from './tables-of-specs';

/** Input of the worker, as JSON on stdin. */
export interface TablesInput {
  siteDir: string;
  manifest: ExampleManifest;
}

/** Width of the examples in CSS pixels. */
const width = 669;

/** Id of the current example, for errors thrown during rendering, which do not reject a promise. */
let current = '';

async function write({ siteDir, manifest }: TablesInput): Promise<void> {
  const dom = createHeadlessDom('');
  dom.setWidth(width);
  const files: Record<string, string> = {};
  for (const { id, props } of manifest) {
    current = id;
    const specs = await recordSpecs(siteDir, dom.root, id, Object.keys(props));
    Object.assign(files, serialized(generatedFiles.exampleTables(id), tablesOfSpecs(specs)));
  }
  writeFiles(path.join(siteDir, generatedFolders.exampleTables), files);
}

function fail({ message }: Error): never {
  process.stderr.write(`The data of examples/${current}.tsx cannot be read: ${message}`);
  process.exit(1);
}

// Suppresses React's own error output; the message above is sufficient.
console.error = () => {};
process.on('uncaughtException', fail);
write(JSON.parse(fs.readFileSync(0, 'utf8')) as TablesInput).then(() => process.exit(0), fail);
