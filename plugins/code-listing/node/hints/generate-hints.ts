import path from 'node:path';
import {
  generatedFiles,
  generatedFolders,
  readGenerated,
} from '../../../../shared/generated-files';
import { writeFiles } from '../../../../shared/write-files';
import { hintFile } from '../../shared/hint-file';
import { hintsByRoute, type HintPrinters } from './make-hints';

/**
 * Writes a file of hints for each page of the reference that code links to.
 *
 * @throws Error that lists links to pages and anchors that the reference does not have.
 */
export function generateHints(siteDir: string, printers: HintPrinters): void {
  const links = Object.values(readGenerated(generatedFiles.codeLinks, siteDir)).flat();
  const targets = new Set(links.map(({ to }) => to));
  const model = readGenerated(generatedFiles.apiModel, siteDir);
  const hints = hintsByRoute(model, targets, printers);
  const missing = [...targets].filter((to) => {
    const [route = '', anchor = ''] = to.split('#');
    return !hints.get(route)?.[anchor];
  });
  if (missing.length > 0)
    throw new Error(
      `Code links to ${missing.join(', ')}, which the reference does not contain: correct plugins/code-listing/node/references/.`,
    );
  writeFiles(
    path.join(siteDir, generatedFolders.codeHints),
    Object.fromEntries(
      [...hints].map(([route, ofRoute]) => [hintFile(route).slice(1), JSON.stringify(ofRoute)]),
    ),
  );
}
