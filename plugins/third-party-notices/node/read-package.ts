import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../shared/read-json';
import type { LicenseStatements } from '../options';
import { expressionOf, isExpression, licenseIds } from './licenses';

/** A text on the license of a package. */
export interface LicenseText {
  /** Name of the file, or of the license. */
  name: string;
  text: string;
}

/** An installed package, with its license. */
export interface InstalledPackage {
  name: string;
  version: string;
  description?: string;
  homepage?: string;
  /** SPDX expression. */
  license: string;
  /** Who holds the copyright, if no file of the package says so. */
  holder?: string;
  /** License files and notices of the package. */
  texts: LicenseText[];
  /** SPDX ids of licenses of which the package does not contain the text. */
  standardTexts: string[];
  dependencies: string[];
}

/** Fields of `package.json`, and of `info.json` of an icon set, as they are in files. */
interface Manifest {
  name?: string;
  version?: string;
  description?: string;
  homepage?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  author?: string | { name?: string };
  repository?: string | { url?: string };
  dependencies?: Record<string, string>;
}

const licenseFile = /^(?:un)?licen[cs]e|^copying|^notice|^third.?party/i;

/**
 * Reads a package and finds out how it is licensed.
 *
 * @param folder - of the package, relative to the site directory.
 * @throws Error with the fix, if the package does not say how it is licensed.
 */
export function readPackage(
  siteDir: string,
  folder: string,
  statements: LicenseStatements = {},
): InstalledPackage {
  const manifest = readManifest(path.join(siteDir, folder, 'package.json'));
  const { name = '', version = '', description, homepage, dependencies = {} } = manifest;
  const texts = readLicenseFiles(path.join(siteDir, folder));
  const license = licenseOf(folder, manifest, texts, statements[name]);
  const isStatement = !isExpression(declaredLicense(manifest));
  return {
    name,
    version,
    description,
    homepage: homepage ?? repositoryUrl(manifest),
    license,
    texts,
    dependencies: Object.keys(dependencies),
    // A statement such as "dual license" names its licenses only.
    standardTexts: texts.length === 0 || isStatement ? licenseIds(license) : [],
    ...(texts.length === 0 && { holder: holderOf(siteDir, folder, manifest) }),
  };
}

const readManifest = (file: string) => readJson<Manifest>(file);

function readLicenseFiles(folder: string): LicenseText[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name))
    .map(({ name }) => ({
      name,
      text: fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim(),
    }))
    .filter(({ text }) => text !== '');
}

/** Returns the license as `package.json` states it; old packages have an object or a list. */
function declaredLicense({ license, licenses = [] }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? expressionOf(licenses.flatMap(({ type }) => type ?? []));
}

function licenseOf(
  folder: string,
  manifest: Manifest,
  texts: LicenseText[],
  statement: LicenseStatements[string] | undefined,
): string {
  const declared = declaredLicense(manifest);
  if (isExpression(declared)) return declared;
  const fix = `read the license, and state its SPDX expression with the sentence that says so in config/third-party.ts.`;
  if (!statement)
    throw new Error(
      `${folder} is part of the site, but its package.json has ${declared ? `the license "${declared}", which is not an SPDX expression` : 'no license'}: ${fix}`,
    );
  if (!texts.some(({ text }) => words(text).includes(words(statement.sentence))))
    throw new Error(
      `${folder} no longer says "${statement.sentence}" in its license files: ${fix}`,
    );
  return statement.license;
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ');

function holderOf(siteDir: string, folder: string, manifest: Manifest): string {
  // The format of icon sets has the author of the icons in a file of its own.
  const info = path.join(siteDir, folder, 'info.json');
  const { author } = fs.existsSync(info) ? readManifest(info) : manifest;
  const name = typeof author === 'string' ? author : author?.name;
  return name ?? `the authors of ${manifest.name}`;
}

function repositoryUrl({ repository }: Manifest): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url?.replace(/^git@([^:]+):/, 'https://$1/').replace(/^git\+|\.git$/g, '');
}
