import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** What npm wrote into `node_modules`: it may differ from the lock file until `npm ci` has run again. */
const installed = 'node_modules/.package-lock.json';

/**
 * Fingerprint of all that a build is made from: its files, the installed packages, the settings, Node's
 * version. It needs no git, so that it is the same in a checkout and in an unpacked archive.
 *
 * @param inputs - files and folders, relative to the repository.
 * @param without - patterns, as in `.gitignore`, of files among them that shape no page. What `.gitignore`
 *   names is left out as well.
 * @throws Error when an input or `.gitignore` is missing.
 */
export function inputsHash(inputs: string[], without: string[] = []): string {
  const ignored = ignore().add(['.git', ...readIgnored(), ...without]);
  const files = inputs.flatMap((input) => filesIn(input, ignored)).sort();
  if (fs.existsSync(installed)) files.push(installed);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${hashOf(file)}\n`);
  const { BASE_PATH = '', SITE_URL = '', SOURCE_DATE_EPOCH = '' } = process.env;
  hash.update([BASE_PATH, SITE_URL, SOURCE_DATE_EPOCH, process.version].join('\0'));
  return hash.digest('hex');
}

function readIgnored(): string[] {
  if (fs.existsSync('.gitignore')) return fs.readFileSync('.gitignore', 'utf8').split('\n');
  throw new Error(
    `.gitignore is missing in ${process.cwd()}: it names the generated folders, which no build is made from. Run the command in the root of the repository, with that file.`,
  );
}

/** Files of an input, by their paths with slashes. A link counts as a file when it leads to one. */
function filesIn(input: string, ignored: Ignore): string[] {
  const stats = fs.statSync(input, { throwIfNoEntry: false });
  if (!stats) throw new Error(`${input} is missing, but a build is made from it: restore it.`);
  if (stats.isFile()) return [input];
  return fs.readdirSync(input, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(input, entry.name);
    if (ignored.ignores(entry.isDirectory() ? `${name}/` : name)) return [];
    if (entry.isDirectory()) return filesIn(name, ignored);
    return fs.statSync(name, { throwIfNoEntry: false })?.isFile() ? [name] : [];
  });
}

const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
