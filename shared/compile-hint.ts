import type { CurrentBundler } from '@docusaurus/types';

/**
 * Returns a plugin of the bundler that makes V8, from Chrome 136, compile all functions of scripts while they load, on
 * another thread. Without it, the main thread compiles each function when it is called first. Other engines ignore the
 * comment. For scripts whose functions are nearly all called as soon as they have loaded.
 *
 * @param files - which scripts, by their names in the output.
 */
export function compileHint({ instance }: CurrentBundler, files: RegExp) {
  return new instance.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: files,
    stage: instance.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE, // after the minifier, which removes comments
  });
}
