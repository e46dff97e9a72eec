import path from 'node:path';
import type { PagesInProgram } from '../../../shared/types/api-pages';
import type { CodeSource } from '../../../shared/types/code-links';
import {
  generatedFiles,
  generatedFolders,
  readGenerated,
  serialized,
} from '../../../shared/generated-files';
import { writeFiles } from '../../../shared/write-files';
import type { Highlight } from './highlight';
import type { CompiledCode } from './references/compile';
import { findCodeLinks } from './references/find-code-links';
import { sourceKey } from './references/source-key';

/** Finds names of the library in code, and writes their links. */
export function generateCodeLinks(
  siteDir: string,
  code: CompiledCode,
  pagesIn: PagesInProgram,
): void {
  const links = findCodeLinks(code, pagesIn);
  writeFiles(
    path.join(siteDir, generatedFolders.codeLinks),
    serialized(generatedFiles.codeLinks, links),
  );
}

/** Writes the TypeScript code blocks of the pages, highlighted and with their links. */
export function generateCodeBlocks(
  siteDir: string,
  blocks: CodeSource[],
  highlight: Highlight,
): void {
  const links = readGenerated(generatedFiles.codeLinks, siteDir);
  writeFiles(
    path.join(siteDir, generatedFolders.codeBlocks),
    Object.assign(
      {},
      ...blocks.map((block) => {
        const key = sourceKey(block);
        const html = highlight(block.code, block.language, [], links[key]);
        return serialized(generatedFiles.codeBlock(key), { html });
      }),
    ),
  );
}
