import path from 'node:path';
import { readModules } from '../../../shared/bundled-modules';
import { packageFiles } from '../../../shared/package-files';
import { writeFiles } from '../../../shared/write-files';
import type { NoticesOptions } from '../options';
import { billOfMaterials } from './bill-of-materials';
import { builtFonts } from './built-fonts';
import { fontContents, packageContents, type SiteContent } from './contents';
import { findPackages, type Part } from './find-packages';
import { formatNotices } from './format-notices';
import { standardLicense } from './licenses';

/**
 * Writes the notices on third-party software in the site, and its bill of materials. Both come from the lists of the
 * modules that were bundled last, from the packages whose files the build reads, and from the built fonts.
 *
 * @throws Error with the fix, if a package or a font does not say how it is licensed.
 */
export function writeNotices({ siteDir, built, to, site, statements }: NoticesOptions): void {
  const packages = packageContents(siteDir, findPackages(partsOf(siteDir)), statements);
  const folders = built.map((folder) => path.join(siteDir, folder));
  const contents = [...packages, ...fontContents(builtFonts(folders), packages)];
  writeFiles(path.join(siteDir, to), {
    'THIRD-PARTY.txt': formatNotices(
      introduction(site.name),
      contents.flatMap(({ notices }) => notices),
      standardIds(contents).map((id) => ({ id, ...standardLicense(id) })),
    ),
    'sbom.cdx.json': billOfMaterials(
      site,
      contents.map(({ component }) => component),
    ),
  });
}

function partsOf(siteDir: string): Part[] {
  const part = (name: string, key: Parameters<typeof readModules>[1], files: string[] = []) => {
    const modules = readModules(siteDir, key);
    // A package without a list of its modules counts as a whole.
    const wholes = modules.packages.map((name) => `node_modules/${name}/package.json`);
    return { name, files: [...modules.files, ...wholes, ...files] };
  };
  return [
    part('pages', 'pages', Object.values(packageFiles)),
    part('service worker', 'serviceWorker'),
    part('Storybook', 'storybook'),
    part('live editor', 'liveEditor'),
    part('check of types', 'typeCheck'),
  ];
}

const standardIds = (contents: SiteContent[]): string[] =>
  [...new Set(contents.flatMap(({ standardTexts }) => standardTexts))].sort();

const introduction = (name: string) => `Third-party software in "${name}"

This site contains software and fonts of others, under the licenses below. Each
build writes this file: from the modules in its bundles, the fonts and icons that
it makes files of, and the license files of their packages. sbom.cdx.json beside
this file is the same list for programs (CycloneDX).`;
