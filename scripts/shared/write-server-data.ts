import fs from 'node:fs';
import path from 'node:path';
import { basePath, siteUrl } from '../../config/site';
import { generatedFiles, generatedFolders, readGenerated } from '../../shared/generated-files';
import type { SearchFiles } from '../../shared/search-data';
import {
  serverDataVersion,
  serverFiles,
  type ServerExample,
  type ServerFile,
  type ServerPage,
} from '../../shared/server-data';
import { writeFiles } from '../../shared/write-files';
import { loadCheckData } from './check-code/load-check-data';

/**
 * Writes the files that only the MCP server reads.
 *
 * @param built - folder of the built site, which contains the search files
 * @param markdown - folder with the Markdown of all pages
 * @param to - folder for the files
 */
export function writeServerData(
  built: string,
  markdown: string = generatedFolders.markdown,
  to: string = generatedFolders.serverData,
): void {
  const { library } = readGenerated(generatedFiles.apiModel);
  const write = <Content>({ path: file }: ServerFile<Content>, content: Content) => ({
    [file]: JSON.stringify(content),
  });
  writeFiles(to, {
    ...write(serverFiles.index, {
      schemaVersion: serverDataVersion,
      library,
      install: `npm install ${library.name} moment moment-timezone`,
      url: siteUrl() + basePath(),
      search: findSearchFiles(built),
      pages: readPages(markdown),
    }),
    ...write(serverFiles.examples, readExamples()),
    ...write(serverFiles.checkData, loadCheckData()),
  });
}

function findSearchFiles(built: string): SearchFiles {
  const names = fs.readdirSync(built);
  const find = (pattern: RegExp): string => {
    const found = names.filter((name) => pattern.test(name));
    if (found.length !== 1 || !found[0])
      throw new Error(
        `${built} must contain one file ${String(pattern)}, but has ${found.length}.`,
      );
    return found[0];
  };
  return { documents: find(/^search-doc-\d+\.json$/), index: find(/^search-index-\d+\.json$/) };
}

/** Files that are no page. */
const assistantFiles = ['AGENTS.md', 'SKILL.md'];

/** Returns all pages that have Markdown, sorted by path. */
function readPages(markdown: string): ServerPage[] {
  const files = fs
    .readdirSync(markdown, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !assistantFiles.includes(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  if (files.length === 0)
    throw new Error(`${markdown} contains no Markdown: run "npm run build" first.`);
  const isPart = (file: string) => /\.part-\d+\.md$/.test(file);
  return files
    .filter((file) => !isPart(file))
    .map((file) => {
      const name = file.replace(/\.md$/, '');
      const parts = files.filter((each) => isPart(each) && each.startsWith(`${name}.part-`));
      return {
        path: name.replace(/(?:^|\/)index$/, ''),
        files: [file, ...parts],
        ...readHead(fs.readFileSync(path.join(markdown, file), 'utf8')),
      };
    });
}

/** Reads the title of a page and its description, the quotation below it. */
function readHead(text: string): Pick<ServerPage, 'title' | 'description'> {
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? [];
  const [, description = ''] = /^# .+\n+> (.+)$/m.exec(text) ?? [];
  return { title, description };
}

const readExamples = (): ServerExample[] =>
  readGenerated(generatedFiles.exampleManifest).map(
    ({ id, title, summary, alt, tags, uses, props, height }) => ({
      id,
      title,
      summary,
      alt,
      tags,
      uses,
      props,
      height,
      source: readGenerated(generatedFiles.exampleListing(id)).source,
    }),
  );
