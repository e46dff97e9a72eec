import fs from 'node:fs';
import path from 'node:path';
import { generatedPages } from '../../../shared/generated-files';

/** Folder for the pages and the build of the site with twice the symbols. */
export const doubleDir = '.generated/double';

/** Folder of the second copy of the reference. */
export const copyOfReference = 'all-types-again';

/** Copies the hand-written pages, and those of the reference to another route than the generated ones. */
export function doubleContent(): string {
  const content = path.join(doubleDir, 'content');
  fs.rmSync(content, { recursive: true, force: true });
  fs.cpSync('content', content, { recursive: true });
  fs.cpSync(generatedPages.reference, path.join(content, copyOfReference), { recursive: true });
  return content;
}
