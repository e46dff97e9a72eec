/** What packages say about their license in words, because `package.json` does not contain an SPDX expression. */
export type LicenseStatements = Partial<
  Record<
    string,
    {
      /** SPDX expression. */
      license: string;
      /** Sentence of a license file of the package that says so. A build fails if the file no longer contains it. */
      sentence: string;
    }
  >
>;

/** What to write notices about. */
export interface NoticesOptions {
  siteDir: string;
  /** Folders with the files of the built site, relative to `siteDir`. */
  built: string[];
  /** Folder for the notices and the bill of materials, relative to `siteDir`. */
  to: string;
  /** The site as a component of its bill of materials. */
  site: { name: string; version: string; description: string };
  /** By name of the package. */
  statements: LicenseStatements;
}
