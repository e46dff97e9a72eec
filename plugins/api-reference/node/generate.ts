import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../../contracts/api-model';
import { extractModel } from './extract/extract-model';
import { indexPage } from './pages/index-page';
import { namespacePages } from './pages/namespace-pages';
import { sidebarItems } from './pages/sidebar';
import { dataKey, symbolPage } from './pages/symbol-page';
import { writeFolder } from './write-folder';

const packageOf = (siteDir: string) => path.join(siteDir, 'node_modules/@elastic/charts');

/**
 * Makes the model, the pages under `content/all-types` and the data that pages import, unless what is
 * there was made from the same library by the same code.
 *
 * @returns how many pages there are, and whether they were there already.
 */
export function generateApiReference(siteDir: string): { pages: number; cached: boolean } {
  const dataDir = path.join(siteDir, '.generated/api-reference');
  const pagesDir = path.join(siteDir, 'content/all-types');
  const keyFile = path.join(dataDir, 'key.json');
  const key = cacheKey(siteDir);
  if (fs.existsSync(keyFile) && fs.existsSync(path.join(pagesDir, 'index.mdx'))) {
    const made = JSON.parse(fs.readFileSync(keyFile, 'utf8')) as { key: string; pages: number };
    if (made.key === key) return { pages: made.pages, cached: true };
  }
  const model = extractModel(packageOf(siteDir));
  const pages = pagesOf(model);
  writeFolder(pagesDir, pages);
  writeFolder(dataDir, dataOf(model));
  const count = Object.keys(pages).length;
  fs.writeFileSync(keyFile, JSON.stringify({ key, pages: count }));
  return { pages: count, cached: false };
}

/** Texts of all pages by path below `content/all-types`. */
export const pagesOf = (model: ApiModel): Record<string, string> => ({
  'index.mdx': indexPage(model),
  ...Object.fromEntries(
    model.symbols.map((symbol) => [
      `${symbol.route.replace('/all-types/', '')}.mdx`,
      symbolPage(symbol),
    ]),
  ),
  ...Object.assign({}, ...model.symbols.map(namespacePages)),
});

function dataOf(model: ApiModel): Record<string, string> {
  // Where a name has two meanings, `<Props of="…">` means the one with more members: it comes last and wins.
  const byName = [...model.symbols]
    .sort((a, b) => a.members.length - b.members.length)
    .map((symbol) => [`symbols/${symbol.name}.json`, symbol] as const);
  const byKey = model.symbols.map((symbol) => [`symbols/${dataKey(symbol)}.json`, symbol] as const);
  const components = model.symbols.filter(({ kind }) => kind === 'component');
  return {
    'model.json': JSON.stringify(model),
    'words.txt': wordsOf(model),
    'sidebar.json': JSON.stringify(sidebarItems(model)),
    'redirects.json': JSON.stringify(
      components.map(({ name, route }) => ({ from: `/all-types/variables/${name}`, to: route })),
    ),
    ...Object.fromEntries(
      [...byName, ...byKey].map(([file, symbol]) => [file, JSON.stringify(symbol)]),
    ),
  };
}

/** Every name of the model on a line, so that the spelling check knows them. */
const wordsOf = ({ symbols }: ApiModel) =>
  symbols
    .flatMap(({ name, members }) => [name, ...members.map((member) => member.name)])
    .join('\n');

/** Fingerprint of the library's version and of this room's code. */
function cacheKey(siteDir: string): string {
  const hash = createHash('sha256');
  hash.update(fs.readFileSync(path.join(packageOf(siteDir), 'package.json')));
  const files = fs.readdirSync(__dirname, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile()))
    hash.update(fs.readFileSync(path.join(file.parentPath, file.name)));
  return hash.digest('hex');
}
