import path from 'node:path';
import type { PagesInProgram } from '../../../contracts/api-pages';
import type { CodeSource } from '../../../contracts/code-links';
import { generatedFiles, generatedFolders, serialized } from '../../../contracts/generated-files';
import { writeFiles } from '../../../contracts/write-files';
import type { Highlight } from './highlight';
import { findCodeLinks } from './references/find-code-links';
import { sourceKey } from './references/source-key';

/** Settings of the links in code. */
export interface LinkSettings {
  /** TypeScript code blocks of the pages. */
  blocks: CodeSource[];
  /** Source code of the examples, as displayed. */
  examples: CodeSource[];
  pagesIn: PagesInProgram;
  highlight: Highlight;
}

/** Finds names of the library in all code; writes the links, and the highlighted code blocks with links. */
export function generateCodeLinks(
  siteDir: string,
  { blocks, examples, pagesIn, highlight }: LinkSettings,
): void {
  const links = findCodeLinks(siteDir, [...examples, ...blocks], pagesIn);
  writeFiles(path.join(siteDir, generatedFolders.codeListing), {
    ...serialized(generatedFiles.codeLinks, links),
    ...Object.assign(
      {},
      ...blocks.map((block) => {
        const key = sourceKey(block);
        const html = highlight(block.code, block.language, [], links[key]);
        return serialized(generatedFiles.codeBlock(key), { html });
      }),
    ),
  });
}
