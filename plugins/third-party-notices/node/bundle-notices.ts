import type { LicenseStatements } from '../options';
import { packageContents } from './contents';
import { findPackages } from './find-packages';
import { formatNotices } from './format-notices';
import { standardLicense } from './licenses';

/** A bundle of code that is published apart from the site. */
export interface BundleNoticesOptions {
  siteDir: string;
  /** Name of the bundle. */
  name: string;
  /** Its modules, and files of further packages that it contains texts of, relative to `siteDir`. */
  files: string[];
  statements: LicenseStatements;
}

/** Returns the notices on third-party software in a bundle. */
export function bundleNotices({ siteDir, name, files, statements }: BundleNoticesOptions): string {
  const contents = packageContents(siteDir, findPackages([{ name, files }]), statements);
  const ids = [...new Set(contents.flatMap(({ standardTexts }) => standardTexts))].sort();
  return formatNotices(
    `Third-party software in "${name}"

This package contains software of others, under the licenses below.`,
    contents.flatMap(({ notices }) => notices),
    ids.map((id) => ({ id, ...standardLicense(id) })),
  );
}
