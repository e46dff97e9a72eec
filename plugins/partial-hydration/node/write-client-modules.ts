import fs from 'node:fs';
import path from 'node:path';
import type { GlobalData, LoadContext } from '@docusaurus/types';
import type { PartialHydrationOptions } from '../options';
import { clientConfig, clientGlobalData } from './client-data';

/** Build stamp in the names of page chunks; `SOURCE_DATE_EPOCH` (seconds) overrides it. */
export const buildStamp = ((epoch = process.env.SOURCE_DATE_EPOCH) =>
  (epoch ? Number(epoch) * 1000 : Date.now()).toString(36))();

/** Modules that the routes of any docs site render on the server. */
const docsModules = [
  '@theme/DocItem',
  '@theme/DocCategoryGeneratedIndexPage',
  '@theme/MDXComponents',
  '@theme/MDXContent',
  '@theme/NotFound/Content',
];

/**
 * Writes site-specific modules, which `client/` imports as `@generated/partial-hydration/default/<name>`. Must be
 * called after Docusaurus has written its global data.
 */
export function writeClientModules(
  { generatedFilesDir, siteConfig }: LoadContext,
  { islands, serverOnly }: PartialHydrationOptions,
): void {
  const globalData: GlobalData = JSON.parse(
    fs.readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8'),
  );
  const imports = Object.entries(islands).map(
    ([name, module]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(module)}),`,
  );
  const files = {
    'build.json': JSON.stringify({ build: buildStamp }),
    'site-config.json': JSON.stringify(clientConfig(siteConfig)),
    'global-data.json': JSON.stringify(clientGlobalData(globalData, siteConfig)),
    'islands.js': `export default {\n${imports.join('\n')}\n};\n`,
    'server-only.js': serverOnlyModule([...docsModules, ...serverOnly]),
  };
  const folder = path.join(generatedFilesDir, 'partial-hydration/default');
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files))
    if (readIfExists(path.join(folder, name)) !== text)
      fs.writeFileSync(path.join(folder, name), text);
}

/** Exports all modules in an array, so that the bundler does not remove unused imports. */
const serverOnlyModule = (modules: string[]) =>
  [
    ...modules.map((module, index) => `import part${index} from ${JSON.stringify(module)};`),
    `export default [${modules.map((_, index) => `part${index}`).join(', ')}];\n`,
  ].join('\n');

const readIfExists = (file: string) =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
