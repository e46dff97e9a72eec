import path from 'node:path';
import type { Config } from '@docusaurus/types';
import createConfig from '../../../docusaurus.config';
import { fromRoot, type SitePlugin } from '../plugins-from-root';
import { doubleDir } from './content';

/** Configuration of the site with twice the symbols. */
export default async function createDoubleConfig(): Promise<Config> {
  const { themes, plugins, ...config } = await createConfig();
  return { ...config, themes: themes?.map(fromRoot), plugins: plugins?.map(withTwice) };
}

/** Doubles the pages of the docs plugin. */
function withTwice(plugin: SitePlugin): SitePlugin {
  const [name, options] = fromRoot(plugin);
  return [name, { ...options, ...(name.includes('generated-pages') && twice) }];
}

const twice = {
  path: path.join(doubleDir, 'content'),
  sidebarPath: './scripts/shared/double/sidebars.ts',
};
