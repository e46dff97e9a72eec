import type { PagesInProgram } from '../../../../shared/types/api-pages';
import type { CodeLinks } from '../../../../shared/types/code-links';
import type { CompiledCode } from './compile';
import { findLinks } from './find-links';
import { sourceKey } from './source-key';

/** Finds the names of the library in all sources of a program, with their pages in the reference. */
export function findCodeLinks(
  { program, sources }: CompiledCode,
  pagesIn: PagesInProgram,
): CodeLinks {
  const context = { checker: program.getTypeChecker(), pageOf: pagesIn(program) };
  return Object.fromEntries(sources.map((one) => [sourceKey(one.source), findLinks(context, one)]));
}
