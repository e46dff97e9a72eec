import fs from 'node:fs';
import { basePath, markdownSite, siteUrl } from '../../config/site';
import { writtenPages } from '../../plugins/markdown-pages/index';
import { installCommand } from '../../shared/complete-listing';
import { generatedFiles, generatedFolders, readGenerated } from '../../shared/generated-files';
import type { SearchFiles } from '../../shared/search-data';
import {
  serverDataVersion,
  serverFiles,
  type ServerExample,
  type ServerFile,
} from '../../shared/server-data';
import { writeFiles } from '../../shared/write-files';
import { loadCheckData } from './check-code/load-check-data';
import { registryFiles } from './registry';

/**
 * Writes the files that only programs read, the MCP server and the command line of shadcn, after the Markdown of all
 * pages.
 *
 * @param built - folder of the built site, which contains the search files
 */
export function writeServerData(built: string): void {
  const { library } = readGenerated(generatedFiles.apiModel);
  const write = <Content>({ path: file }: ServerFile<Content>, content: Content) => ({
    [file]: JSON.stringify(content),
  });
  const examples = readExamples();
  const url = siteUrl() + basePath();
  writeFiles(generatedFolders.serverData, {
    ...write(serverFiles.index, {
      schemaVersion: serverDataVersion,
      library,
      install: installCommand,
      url,
      search: findSearchFiles(built),
      pages: writtenPages(markdownSite()),
    }),
    ...write(serverFiles.examples, examples),
    ...write(serverFiles.checkData, loadCheckData()),
    ...registryFiles(examples, {
      homepage: url,
      library,
      chartsCss: fs.readFileSync('static/charts.css', 'utf8'),
    }),
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
