import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import type { Highlight } from './highlight';
import { sourceKey } from './references/source-key';

/** Returns a function that highlights the source code of examples with its generated links. */
export function linkedHighlight(siteDir: string, highlight: Highlight): Highlight {
  const links = readGenerated(generatedFiles.codeLinks, siteDir);
  return (code, language, folded) =>
    highlight(code, language, folded, links[sourceKey({ code, language: language as 'tsx' })]);
}
