import path from 'node:path';
import type { Config } from '@docusaurus/types';
import createConfig from '../../../docusaurus.config';
import { doubleDir } from './content';

type Plugin = NonNullable<Config['plugins']>[number];

/** Configuration of the site with twice the symbols. */
export default async function createDoubleConfig(): Promise<Config> {
  const { themes, plugins, ...config } = await createConfig();
  return { ...config, themes: themes?.map(fromRoot), plugins: plugins?.map(fromRoot) };
}

/** Resolves a relative plugin path from the root, instead of from the folder of this file. */
function fromRoot(plugin: Plugin): Plugin {
  const [name, options] = [plugin].flat() as [string, object | undefined];
  const absolute = name.startsWith('.') ? path.resolve(name) : name;
  return [absolute, { ...options, ...(name.includes('generated-pages') && twice) }];
}

const twice = {
  path: path.join(doubleDir, 'content'),
  sidebarPath: './scripts/shared/double/sidebars.ts',
};
