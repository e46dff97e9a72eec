import fs from 'node:fs';
import path from 'node:path';

/** Folders of `examples/` that hold no chart. */
const notFamilies = ['data', 'pictures'];

/** Ids (`family/name`) of all example files, sorted. */
export function findExamples(examplesDir: string): string[] {
  return fs
    .readdirSync(examplesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notFamilies.includes(entry.name))
    .flatMap((family) =>
      fs
        .readdirSync(path.join(examplesDir, family.name))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => `${family.name}/${file.slice(0, -'.tsx'.length)}`),
    )
    .sort()
    .map(checked);
}

/** An id becomes an address, a story and a name in code. */
function checked(id: string): string {
  if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(id)) {
    throw new Error(
      `examples/${id}.tsx: name folders and files in kebab case, beginning with a letter.`,
    );
  }
  return id;
}
