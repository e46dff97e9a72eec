import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';

/** Files that shape no page: changing one needs no build. */
const withoutEffect = /^(tests|\.ci|deploy)\/|\.test\.tsx?$|^[^/]+\.md$/;

/** Fingerprint of all that a build is made from: sources (committed or not), settings, Node's version. */
export function inputsHash(): string {
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter(
      (file) =>
        file && !withoutEffect.test(file) && fs.statSync(file, { throwIfNoEntry: false })?.isFile(),
    )
    // git lists what it knows before what is new to it.
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(fs.readFileSync(file));
  const { BASE_PATH = '', SITE_URL = '' } = process.env;
  return hash.update([BASE_PATH, SITE_URL, process.version].join('\0')).digest('hex');
}
