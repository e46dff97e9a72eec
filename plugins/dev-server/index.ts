import type { LoadContext, Plugin } from '@docusaurus/types';

/** Options of the plugin. */
export interface DevServerOptions {
  /** Patterns of the paths of files that another server makes, relative to the base path. */
  forwarded: RegExp[];
  /** Origin of that server; undefined if there is none. */
  forwardTo: string | undefined;
}

/**
 * Forwards requests of the development server for files that do not exist yet, such as pictures and Markdown, to the server of
 * `npm run dev` that makes them. Has no effect on builds.
 */
export default function devServer(
  { baseUrl }: LoadContext,
  { forwarded, forwardTo }: DevServerOptions,
): Plugin {
  return {
    name: 'dev-server',
    configureWebpack(_config, isServer) {
      if (isServer || !forwardTo) return {};
      const context = (path: string) =>
        forwarded.some((pattern) => pattern.test(path.slice(baseUrl.length)));
      // Docusaurus passes these options to webpack-dev-server, but its types do not contain them.
      const settings = { devServer: { proxy: [{ context, target: forwardTo }] } };
      return settings as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
