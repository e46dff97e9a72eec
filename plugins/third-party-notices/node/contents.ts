import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../shared/read-json';
import type { LicenseStatements } from '../options';
import type { SiteComponent } from './bill-of-materials';
import type { FontFamily } from './built-fonts';
import { areHoldersIn, copyrightComments } from './copyright-comments';
import { embeddedPackages } from './embedded-packages';
import type { UsedPackage } from './find-packages';
import type { Notice } from './format-notices';
import { readPackage, type InstalledPackage } from './read-package';

/** A package or a font family in the site: what the notices say about it, and its component. */
export interface SiteContent {
  /** Several if it contains packages that were bundled before it was published. */
  notices: Notice[];
  component: SiteComponent;
  /** SPDX ids of licenses whose text has to be added. */
  standardTexts: string[];
}

/** Ending of a script. Published without comments, it can have its notices in the declarations beside it. */
const script = /\.[cm]?jsx?$/;

/** Returns the contents that are packages. */
export function packageContents(
  siteDir: string,
  packages: Map<string, UsedPackage>,
  statements: LicenseStatements,
): SiteContent[] {
  const integrity = readIntegrity(siteDir);
  const read = [...packages.values()].map((used) => ({
    used,
    installed: readPackage(siteDir, used.folder, statements),
  }));
  return withoutCopies(read).map(({ used, installed }): SiteContent => {
    const sources = [...used.files]
      .filter((file) => script.test(file))
      .flatMap((file) => [file, file.replace(script, '.d.ts')])
      .map((file) => path.join(siteDir, file))
      .filter((file) => fs.existsSync(file))
      .map((file) => fs.readFileSync(file, 'utf8'));
    const embedded = [...new Set(sources.flatMap(embeddedPackages))];
    const parts = [...used.parts].sort();
    const noticesOfEmbedded = embedded
      .map((name) => `node_modules/${name}`)
      .filter((folder) => !packages.has(folder) && fs.existsSync(path.join(siteDir, folder)))
      .map((folder) => readPackage(siteDir, folder, statements))
      .map((part) => embeddedNotice(part, installed, parts));
    return {
      notices: [noticeOf(installed, { parts, sources, embedded }), ...noticesOfEmbedded],
      component: {
        ...installed,
        isPackage: true,
        copyright: installed.holder,
        integrity: integrity.get(used.folder),
        contains: embedded.sort().map((name) => ({ name, isPackage: true })),
      },
      standardTexts: installed.standardTexts,
    };
  });
}

interface ReadPackage {
  used: UsedPackage;
  installed: InstalledPackage;
}

/** Merges packages of one name and version, which npm has installed several times. */
function withoutCopies(packages: ReadPackage[]): ReadPackage[] {
  const unique = new Map<string, ReadPackage>();
  for (const { used, installed } of packages) {
    const key = `${installed.name}@${installed.version}`;
    const { used: first } = unique.get(key) ?? { used };
    const merged = {
      folder: first.folder,
      parts: new Set([...first.parts, ...used.parts]),
      files: new Set([...first.files, ...used.files]),
    };
    unique.set(key, { used: merged, installed });
  }
  return [...unique.values()];
}

interface Contained {
  parts: string[];
  /** The package's code in the site, and its declarations. */
  sources: string[];
  /** Names of packages in that code. */
  embedded: string[];
}

function noticeOf(
  { name, version, license, homepage, texts, holder, standardTexts }: InstalledPackage,
  { parts, sources, embedded }: Contained,
): Notice {
  const known = texts.map(({ text }) => text).join('\n');
  const comments = new Set(sources.flatMap((code) => copyrightComments(code, known)));
  return {
    title: `${name} ${version}`,
    license,
    homepage,
    parts,
    remarks: [
      ...(holder ? [`Copyright: ${holder}`] : []),
      ...(standardTexts.length > 0
        ? [`The package has no text of the license: see the end of this file.`]
        : []),
      ...(embedded.length > 0
        ? [
            `Published with code of other packages, but without their licenses: ${embedded.sort().join(', ')}. This file has the licenses of those that are installed here as well, as "…, in ${name}".`,
          ]
        : []),
    ],
    texts: [...texts, ...[...comments].map((text) => ({ name: 'A comment in the code', text }))],
  };
}

/** A package that was bundled by another one, with the license of the version that is installed. */
const embeddedNotice = (
  part: InstalledPackage,
  owner: InstalledPackage,
  parts: string[],
): Notice => ({
  title: `${part.name}, in ${owner.name}`,
  license: part.license,
  homepage: part.homepage,
  parts,
  remarks: [
    `${owner.name} does not state the version. The license is that of version ${part.version}.`,
    ...(part.holder ? [`Copyright: ${part.holder}`] : []),
  ],
  texts: part.texts,
});

/** Returns the contents that are fonts, except those whose package has a notice with their copyright. */
export function fontContents(families: FontFamily[], packages: SiteContent[]): SiteContent[] {
  const texts = packages.flatMap(({ notices }) => notices.flatMap(({ texts }) => texts));
  const known = texts.map(({ text }) => text).join('\n');
  return families
    .filter(({ copyright }) => !areHoldersIn(known, copyright))
    .map(({ name, copyright, license: statement }): SiteContent => {
      if (!/\bOFL\b|Open Font License/.test(statement))
        throw new Error(
          `The site has files of the font "${name}", whose license is unknown: they say "${statement}". Add the package of the font to shared/package-files.ts.`,
        );
      const license = 'OFL-1.1';
      const notice = { title: `${name} (font)`, license, parts: ['Storybook'], texts: [] };
      return {
        notices: [{ ...notice, remarks: [copyright] }],
        component: { name, license, copyright, isPackage: false },
        standardTexts: [license],
      };
    });
}

/** Returns the subresource integrity of all installed packages, by folder. */
function readIntegrity(siteDir: string): Map<string, string> {
  const { packages } = readJson<{ packages: Record<string, { integrity?: string }> }>(
    path.join(siteDir, 'node_modules/.package-lock.json'),
  );
  return new Map(
    Object.entries(packages).flatMap(([folder, { integrity }]) =>
      integrity ? [[folder, integrity]] : [],
    ),
  );
}
