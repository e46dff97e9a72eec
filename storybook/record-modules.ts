import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
// Node loads this file without a bundler and requires the extension of the compiled file.
import { bundledModules, writeModules } from '../shared/bundled-modules.js';

/**
 * Vite plugin that writes the list of the modules in the preview of Storybook, for the notices on third-party software.
 * Its manager was bundled before: the list has its packages and their files.
 *
 * @param addons - names of the packages that extend the manager.
 */
export const recordModules = (addons: string[]): Plugin => ({
  name: 'record-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? Object.keys(output.modules) : [],
    );
    writeModules(process.cwd(), bundledModules.storybook, {
      packages: ['vite', 'storybook', ...addons],
      files: [...modules.filter((id) => path.isAbsolute(id)), ...managerFiles(addons)],
    });
  },
});

/** Returns the files that become the manager. Storybook copies some and bundles others. */
function managerFiles(addons: string[]): string[] {
  const manager = path.resolve('node_modules/storybook/dist/manager');
  const files = [
    ...fs.readdirSync(manager).map((name) => path.join(manager, name)),
    path.resolve('node_modules/storybook/dist/core-server/presets/common-manager.js'),
    ...addons.map((name) => path.resolve('node_modules', name, 'dist/manager.js')),
  ].filter((file) => file.endsWith('.js'));
  for (const file of files)
    if (!fs.existsSync(file))
      throw new Error(
        `${file} is missing: adapt storybook/record-modules.ts to this version of Storybook.`,
      );
  return files;
}
