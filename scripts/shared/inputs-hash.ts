import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Lock file of installed packages, which can differ from `package-lock.json` until `npm ci` runs again. */
const installed = 'node_modules/.package-lock.json';

/**
 * Returns a hash of the inputs of a build: files, installed packages, environment variables and the version of
 * Node. It does not use git, so that it is the same in a checkout and in an unpacked archive.
 *
 * @param inputs - files and folders, relative to the repository.
 * @param excluded - patterns of files to exclude, in the format of `.gitignore`. Files ignored by git are excluded
 *   as well.
 * @throws Error if an input or `.gitignore` is missing.
 */
export function inputsHash(
  inputs: string[],
  excluded: string[] = [],
  hashes: FileHashes = cachedHashes(),
): string {
  const ignored = ignore().add(['.git', ...readIgnored(), ...excluded]);
  const files = inputs.flatMap((input) => filesIn(input, ignored)).sort();
  if (fs.existsSync(installed)) files.push(installed);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${hashes(file)}\n`);
  const { BASE_PATH = '', SITE_URL = '', EDIT_URL = '', SOURCE_DATE_EPOCH = '' } = process.env;
  hash.update([BASE_PATH, SITE_URL, EDIT_URL, SOURCE_DATE_EPOCH, process.version].join('\0'));
  return hash.digest('hex');
}

function readIgnored(): string[] {
  if (fs.existsSync('.gitignore')) return fs.readFileSync('.gitignore', 'utf8').split('\n');
  throw new Error(
    `.gitignore is missing in ${process.cwd()}: it lists the generated folders, which are not inputs. Run the command in the root of the repository.`,
  );
}

/** Lists the files of an input with POSIX paths. Follows symbolic links to files. */
function filesIn(input: string, ignored: Ignore): string[] {
  const stats = fs.statSync(input, { throwIfNoEntry: false });
  if (!stats) throw new Error(`${input} is missing, but it is an input of the build: restore it.`);
  if (stats.isFile()) return [input];
  return fs.readdirSync(input, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(input, entry.name);
    if (ignored.ignores(entry.isDirectory() ? `${name}/` : name)) return [];
    if (entry.isDirectory()) return filesIn(name, ignored);
    return fs.statSync(name, { throwIfNoEntry: false })?.isFile() ? [name] : [];
  });
}

/** Returns the hash of a file. */
export type FileHashes = (file: string) => string;

/** Returns a function that hashes each file once, unless it changes: for several builds with the same inputs. */
export function cachedHashes(): FileHashes {
  const known = new Map<string, { version: string; hash: string }>();
  return (file) => {
    const { mtimeMs, size, ino } = fs.statSync(file);
    const version = [mtimeMs, size, ino].join();
    const found = known.get(file);
    if (found?.version === version) return found.hash;
    const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
    known.set(file, { version, hash });
    return hash;
  };
}
