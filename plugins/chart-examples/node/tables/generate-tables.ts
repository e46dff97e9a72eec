import path from 'node:path';
import type { ExampleManifest } from '../../../../contracts/example-manifest';
import { runWorker } from '../pictures/run-worker';
import type { TablesInput } from './worker';

/**
 * Writes the data that each example draws as tables, which the site publishes.
 *
 * @throws Error that names an example that cannot be rendered.
 */
export const generateTables = (siteDir: string, manifest: ExampleManifest): Promise<void> =>
  runWorker<TablesInput>(path.join(__dirname, 'worker.ts'), { siteDir, manifest });
