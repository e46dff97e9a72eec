import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { FrameOptions } from './node/build-frame';

export { framePolicy } from './node/frame-page';
export { framePage } from './shared/frame-paths';

/** Provides editors for listings, whose code is drawn as the reader types. */
export default function liveEditor(): Plugin {
  return {
    name: 'live-editor',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/open-editor.ts')],
  };
}

/** Builds the frame in which edited code runs. Imports what it needs, so that the plugin loads quickly. */
export const buildFrame = async (siteDir: string, options: FrameOptions): Promise<void> =>
  (await import('./node/build-frame')).buildFrame(siteDir, options);

/** Builds the worker that checks types. Imports what it needs, so that the plugin loads quickly. */
export const buildTypeCheck = async (siteDir: string): Promise<void> =>
  (await import('./node/build-type-check')).buildTypeCheck(siteDir);
