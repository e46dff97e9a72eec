import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundledModules, writeModules } from '../../shared/bundled-modules';
import { buildStamp } from '../../shared/build-stamp';
import { bundleWorker } from './node/bundle-worker';
import type { OfflineOptions } from './options';

export { bundleWorker } from './node/bundle-worker';
export { validateOptions, type OfflineOptions } from './options';

/** Visited pages and those of the sidebar open without a network, by means of a service worker. */
export default function offline(
  { siteDir, generatedFilesDir }: LoadContext,
  { enabled }: OfflineOptions,
): Plugin {
  return {
    name: 'offline',
    getClientModules: () => clientModules(enabled).map((name) => path.join(__dirname, name)),
    async postBuild({ outDir }) {
      const files = await bundleWorker({ enabled, build: buildStamp, outDir });
      const list = path.join(generatedFilesDir, path.basename(bundledModules.serviceWorker));
      // The bundler adds no code of its own, because all modules are ECMAScript modules.
      writeModules(siteDir, list, { packages: [], files });
    },
  };
}

/** Returns the client modules. A page of a build whose worker is off has none. */
function clientModules(enabled: boolean): string[] {
  if (process.env.NODE_ENV !== 'production') return ['client/remove-worker.ts'];
  return enabled ? ['client/store-visited-pages.ts'] : [];
}
