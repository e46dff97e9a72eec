import fs from 'node:fs';
import path from 'node:path';

/** Folders in `examples/` that are not families. */
const excludedFolders = ['pictures'];

/** Returns the ids (`family/name`) of all examples, sorted. */
export function findExamples(examplesDir: string): string[] {
  return fs
    .readdirSync(examplesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !excludedFolders.includes(entry.name))
    .flatMap((family) =>
      fs
        .readdirSync(path.join(examplesDir, family.name))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => `${family.name}/${file.slice(0, -'.tsx'.length)}`),
    )
    .sort()
    .map(checkId);
}

/** Checks that an id can be used in URLs, story ids and identifiers. */
function checkId(id: string): string {
  if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(id)) {
    throw new Error(
      `examples/${id}.tsx: name folders and files in kebab case, starting with a letter.`,
    );
  }
  return id;
}
