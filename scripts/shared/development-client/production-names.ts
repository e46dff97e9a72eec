import fs from 'node:fs';

/** Names of scripts in `build/assets/js`, which contain hashes. */
interface ProductionNames {
  /** Files of the entry points by name, relative to `build/`. */
  entries: Record<string, string>;
  /** Hash in the names of the other chunks. */
  chunkHash: string;
  /** Stamp in the names of the chunks of pages. */
  build: string;
}

/** Lists the scripts of the production build. */
export const productionScripts = (): string[] =>
  fs.readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));

/**
 * Reads the names of the scripts of the production build.
 *
 * @throws Error if a name has another form.
 */
export function productionNames(): ProductionNames {
  const files = productionScripts();
  const find = (pattern: RegExp) => {
    const found = files.map((file) => pattern.exec(file)).find((each) => each !== null);
    if (!found) throw new Error(`build/assets/js contains no file that matches ${pattern}.`);
    return found;
  };
  const [, chunkHash = ''] = find(/^charts\.(\w+)\.js$/);
  const [, build = ''] = find(new RegExp(`^-?\\d+\\.(?!${chunkHash}\\b)(\\w+)\\.js$`));
  return {
    entries: {
      main: `assets/js/${find(/^main\.\w+\.js$/)[0]}`,
      'runtime~main': `assets/js/${find(/^runtime~main\.\w+\.js$/)[0]}`,
    },
    chunkHash,
    build,
  };
}
