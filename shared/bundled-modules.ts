import fs from 'node:fs';
import path from 'node:path';
import { readJson } from './read-json';

/** What a bundler has put into the files of a part of the site. */
export interface BundledModules {
  /** Names of packages whose code is in the files, but not as modules: the bundler, and what was bundled before. */
  packages: string[];
  /** Paths of the modules, relative to the site directory, with slashes. */
  files: string[];
}

/**
 * Lists of modules, relative to the site directory: those of the pages and of the service worker in the folder that
 * Docusaurus generates.
 */
export const bundledModules = {
  pages: '.docusaurus/bundled-modules.json',
  serviceWorker: '.docusaurus/service-worker-modules.json',
  storybook: '.generated/storybook-modules.json',
  liveEditor: '.generated/live-editor-modules.json',
  typeCheck: '.generated/type-check-modules.json',
};

/**
 * Writes a list of modules.
 *
 * @param file - path of the list.
 * @param modules - `files` are absolute, in any order, and can have a query or occur several times.
 */
export function writeModules(siteDir: string, file: string, modules: BundledModules): void {
  const relative = (module: string) =>
    path.relative(siteDir, module.replace(/\?.*$/, '')).split(path.sep).join('/');
  const files = [...new Set(modules.files.map(relative))].sort();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ ...modules, files } satisfies BundledModules, null, 1));
}

/**
 * Reads a list of modules.
 *
 * @throws Error with the command that writes it, if it is missing.
 */
export function readModules(siteDir: string, part: keyof typeof bundledModules): BundledModules {
  const file = path.join(siteDir, bundledModules[part]);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run "npm run build".`);
  return readJson(file);
}
