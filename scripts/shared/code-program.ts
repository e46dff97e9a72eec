import { readExampleFiles } from '../../plugins/chart-examples/index';
import { compileSources, type CompiledCode } from '../../plugins/code-listing/index';
import { siteCodeBlocks } from './code-blocks';

let program: CompiledCode | undefined;

/**
 * Returns the program of the examples, the code blocks of the pages and the types of the library. A process creates
 * it once: it must end before files change.
 */
export function codeProgram(siteDir: string): CompiledCode {
  program ??= compileSources(siteDir, [
    ...readExampleFiles(siteDir).map(({ source }) => ({
      code: source,
      language: 'tsx' as const,
      isFragment: false,
    })),
    ...siteCodeBlocks(siteDir),
  ]);
  return program;
}
