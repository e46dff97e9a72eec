import type { PagesInProgram } from '../../../../contracts/api-pages';
import type { CodeLinks, CodeSource } from '../../../../contracts/code-links';
import { compileSources } from './compile';
import { findLinks } from './find-links';
import { sourceKey } from './source-key';

/** Finds the names of the library in all sources, with their pages in the reference. */
export function findCodeLinks(
  siteDir: string,
  sources: CodeSource[],
  pagesIn: PagesInProgram,
): CodeLinks {
  const { program, compiled } = compileSources(siteDir, sources);
  const context = { checker: program.getTypeChecker(), pageOf: pagesIn(program) };
  return Object.fromEntries(
    compiled.map((one) => [sourceKey(one.source), findLinks(context, one)]),
  );
}
