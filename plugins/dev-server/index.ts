import type { LoadContext, Plugin } from '@docusaurus/types';

/** Options of the plugin. */
export interface DevServerOptions {
  /** Start of the paths of files that another server makes, relative to the base path: `pictures/`. */
  forwardedPaths: string[];
  /** Origin of that server; undefined if there is none. */
  forwardTo: string | undefined;
}

/**
 * Forwards requests of the development server for files that do not exist yet, such as pictures, to the server of
 * `npm run dev` that makes them. Has no effect on builds.
 */
export default function devServer(
  { baseUrl }: LoadContext,
  { forwardedPaths, forwardTo }: DevServerOptions,
): Plugin {
  return {
    name: 'dev-server',
    configureWebpack(_config, isServer) {
      if (isServer || !forwardTo) return {};
      const context = forwardedPaths.map((path) => baseUrl + path);
      // Docusaurus passes these options to webpack-dev-server, but its types do not contain them.
      const settings = { devServer: { proxy: [{ context, target: forwardTo }] } };
      return settings as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
