import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, lazyCompilationMiddleware } from '@rspack/core';

/** Middleware of webpack-dev-server 5. */
type Middleware = ReturnType<typeof lazyCompilationMiddleware>;

/** Options of the plugin. */
export interface DevServerOptions {
  /** Start of the paths of files that another server provides, relative to the base path: `pictures/`. */
  forwardedPaths: string[];
  /** Origin of that server; undefined if there is none. */
  forwardTo: string | undefined;
}

/**
 * Shows the first page of the development server sooner: the code of a page is compiled when the page is opened, and
 * pictures are drawn when they are requested, by the server of `npm run dev`. Has no effect on builds.
 */
export default function devServer(
  { baseUrl }: LoadContext,
  { forwardedPaths, forwardTo }: DevServerOptions,
): Plugin {
  return {
    name: 'dev-server',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const rspack = currentBundler.instance as unknown as {
        lazyCompilationMiddleware: typeof lazyCompilationMiddleware;
      };
      const settings = {
        lazyCompilation: { entries: false, imports: true },
        devServer: {
          // Replaces the function of Docusaurus, whose only middleware serves a dialog that no longer exists.
          setupMiddlewares: (middlewares: Middleware[], { compiler }: { compiler: Compiler }) => [
            rspack.lazyCompilationMiddleware(compiler),
            ...middlewares,
          ],
          proxy: forwardTo
            ? [{ context: forwardedPaths.map((path) => baseUrl + path), target: forwardTo }]
            : [],
        },
      };
      // Docusaurus declares the configuration with the types of webpack.
      return settings as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
