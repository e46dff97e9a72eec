import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Checks that the built stylesheets and scripts use none of the names. The plugin `partial-hydration` checks
 * the classes in the HTML.
 *
 * @throws Error that lists the used names, each with a file.
 */
export async function checkUnused(outDir: string, names: Set<string>): Promise<void> {
  const uses = new Map<string, string>();
  for (const folder of ['assets/css', 'assets/js'])
    for (const entry of await fs.readdir(path.join(outDir, folder))) {
      const file = path.posix.join(folder, entry);
      if (/\.(css|js)$/.test(file))
        for (const name of namesIn(await fs.readFile(path.join(outDir, file), 'utf8'), names))
          uses.set(name, file);
    }
  if (uses.size === 0) return;
  const lines = [...uses].map(([name, file]) => `- ${name} in ${file}`);
  throw new Error(
    `unused-styles: the site uses names whose styles are removed. Change the plugin's option "names" so that it does not match them:\n${lines.join('\n')}`,
  );
}

/** Finds names that occur as whole words; a name that is an English word counts only at the start of a string. */
export function namesIn(text: string, names: Set<string>): string[] {
  const words = new Set(text.match(/[\w-]+/g));
  const starts = new Set(text.match(/(?<=["'`])[a-z]+(?=["'` ])/g));
  return [...names].filter((name) => (/^[a-z]+$/.test(name) ? starts : words).has(name));
}
