import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundledModules } from '../../shared/bundled-modules';
import { recordModules } from './node/record-modules';
import type { BundleNoticesOptions } from './node/bundle-notices';
import type { NoticesOptions } from './options';

export { recordModules } from './node/record-modules';
export type { LicenseStatements } from './options';

/** Lists the modules in the bundle of the pages, for the notices on third-party software. */
export default function thirdPartyNotices({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  // Other builds of the site, such as the one with development builds of packages, generate their files elsewhere.
  const file = path.join(generatedFilesDir, path.basename(bundledModules.pages));
  return {
    name: 'third-party-notices',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : { plugins: [recordModules(siteDir, file)] },
  };
}

/** Writes the notices and the bill of materials. Imports what it needs, so that the plugin loads quickly. */
export const writeNotices = async (options: NoticesOptions): Promise<void> =>
  (await import('./node/write-notices')).writeNotices(options);

/** Returns the notices on third-party software in a bundle that is published apart from the site. */
export const bundleNotices = async (options: BundleNoticesOptions): Promise<string> =>
  (await import('./node/bundle-notices')).bundleNotices(options);
