import fs from 'node:fs';
import path from 'node:path';
import { rendersLibrary } from '../../shared/complete-listing';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import { isEditable } from '../../shared/is-editable';
import { viteProject } from '../../shared/vite-project';
import { writeFiles } from '../../shared/write-files';
import { siteCodeBlocks } from './code-blocks';

/** Returns the code of every example and of every complete code block with a chart. */
export const completeListings = (): string[] => [
  ...readGenerated(generatedFiles.exampleManifest).map(
    ({ id }) => readGenerated(generatedFiles.exampleListing(id)).source,
  ),
  ...siteCodeBlocks('.')
    .filter(({ isFragment, code }) => !isFragment && rendersLibrary(code))
    .map(({ code }) => code),
];

/**
 * Writes the projects that the editor offers for download, for one listing in thirty.
 *
 * @returns their folders, relative to the given one
 */
export function writeDownloadedProjects(folder: string): string[] {
  const chartsCss = fs.readFileSync('static/charts.css', 'utf8');
  const options = { title: 'Chart', url: 'https://example.com/', chartsCss };
  const projects = completeListings()
    .filter((code, index) => index % 30 === 0 && isEditable(code))
    .map((code, index) => ({ name: String(index), files: viteProject(code, options) }));
  const files = projects.flatMap(({ name, files: ofProject }) =>
    Object.entries(ofProject).map(([file, text]) => [path.join(name, file), text] as const),
  );
  writeFiles(folder, Object.fromEntries(files));
  return projects.map(({ name }) => name);
}
