import path from 'node:path';
import { build } from 'esbuild';

/** What to bundle. */
interface WorkerOptions {
  /** Whether the worker stores pages, or removes what an earlier one has stored. */
  enabled: boolean;
  /** Identifies the build of the pages. */
  build: string;
  /** Folder for `sw.js`. */
  outDir: string;
}

/**
 * Bundles the service worker into `sw.js`, whose name must never change: browsers know the worker by it.
 *
 * @returns the paths of the modules in the bundle.
 */
export async function bundleWorker({
  enabled,
  build: stamp,
  outDir,
}: WorkerOptions): Promise<string[]> {
  const worker = path.join(__dirname, '../worker');
  const { metafile } = await build({
    absWorkingDir: worker,
    entryPoints: [enabled ? 'main.ts' : 'remove.ts'],
    outfile: path.join(outDir, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    // The oldest versions of browserslist in package.json.
    target: ['chrome120', 'firefox121', 'safari17.2'],
    legalComments: 'none', // THIRD-PARTY.txt has the licenses
    define: {
      __BUILD__: JSON.stringify(stamp),
      'process.env.NODE_ENV': '"production"', // Workbox logs everything in development
    },
    metafile: true,
    logLevel: 'silent', // errors are thrown
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => path.resolve(worker, file));
}
