import fs from 'node:fs';
import path from 'node:path';
import type { Config, LoadContext, Plugin } from '@docusaurus/types';
import createConfig from '../../../docusaurus.config';
import { fromRoot } from '../plugins-from-root';
import { productionNames } from './production-names';

/** Configuration of the site that compiles only the client bundle, with the development builds of packages. */
export default async function createDevelopmentConfig(): Promise<Config> {
  const { themes = [], plugins = [], ...config } = await createConfig();
  return {
    ...config,
    staticDirectories: [],
    plugins: plugins.map(fromRoot),
    // The last plugin changes what the others have configured.
    themes: [...themes.map(fromRoot), developmentClient],
  };
}

/**
 * Names the scripts as in `build/`, so that they can replace them. The bundler's own mode remains `production`: class
 * names and ids are those of the HTML in `build/`.
 */
function developmentClient({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'development-client',
    configureWebpack(_config, isServer) {
      const { entries, chunkHash, build } = productionNames();
      const stamp = path.join(generatedFilesDir, 'partial-hydration/default/build.json');
      if (!fs.existsSync(stamp)) throw new Error(`partial-hydration has not written ${stamp}.`);
      fs.writeFileSync(stamp, JSON.stringify({ build }));
      if (isServer)
        return {
          mergeStrategy: { entry: 'replace', plugins: 'replace' },
          entry: path.join(__dirname, 'nothing.ts'),
          plugins: [],
        };
      return {
        optimization: { nodeEnv: 'development' },
        output: {
          filename: ({ chunk }) => entries[chunk?.name ?? ''] ?? 'assets/js/[name].js',
          chunkFilename: `assets/js/[name].${chunkHash}.js`,
        },
      };
    },
  };
}
