import { createEngine, parseFiles, type Engine } from '../../plugins/site-search/browser';
import type { CheckData } from '../../shared/check-code/check-data';
import {
  serverDataVersion,
  serverFiles,
  type ServerExample,
  type ServerIndex,
  type ServerPage,
} from '../../shared/server-data';
import type { ApiModel } from '../../shared/types/api-model';
import type { CheckRequest, CheckResult } from '../tools/run-check';
import type { ReadFile } from './documentation-files';
import { ReferenceIndex } from './reference-index';

/** The documentation, of which each part is read when a tool needs it first. */
export interface Documentation {
  index: () => Promise<ServerIndex>;
  search: () => Promise<Engine>;
  reference: () => Promise<ReferenceIndex>;
  examples: () => Promise<ServerExample[]>;
  checkData: () => Promise<CheckData>;
  /** Returns the Markdown of a page, with addresses that start at the root of the site. */
  pageText: (page: ServerPage) => Promise<string>;
  /** Checks code. */
  check: CheckFunction;
}

/** Checks code in a thread or worker of its own, which depends on where the tools run. */
export type CheckFunction = (request: CheckRequest) => Promise<CheckResult>;

const modelFile = { path: 'api-model.json' };

/** Opens the documentation whose files a function reads. */
export function openDocumentation(readFile: ReadFile, check: CheckFunction): Documentation {
  const readJson = async <Content>(file: { path: string; content?: Content }): Promise<Content> => {
    const text = await readFile(file.path);
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`${file.path} of the documentation is not valid JSON.`);
    }
  };
  const index = once(async () => {
    const content = await readJson(serverFiles.index);
    if (content.schemaVersion !== serverDataVersion)
      throw new Error(
        `The documentation has data of version ${String(content.schemaVersion)}, this server reads version ${serverDataVersion}: use the server of the same release.`,
      );
    return content;
  });
  return {
    index,
    check,
    search: once(async () => {
      const { search } = await index();
      const [documents, words] = await Promise.all([
        readFile(search.documents),
        readFile(search.index),
      ]);
      return createEngine(parseFiles(documents, words), '/');
    }),
    reference: once(async () => new ReferenceIndex(await readJson<ApiModel>(modelFile))),
    examples: once(() => readJson(serverFiles.examples)),
    checkData: once(() => readJson(serverFiles.checkData)),
    pageText: async ({ files }) => {
      const { url } = await index();
      return compact(joinFiles(await Promise.all(files.map(readFile))), url);
    },
  };
}

/** Calls a function once, and again if it failed. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Joins the files of a page, each of which begins with the same lines and a list of the other files. */
const joinFiles = ([first = '', ...others]: string[]): string =>
  [
    first.replace(/^This is part 1 of \d+ of the page\. The others:\n\n(?:- .*\n+)+/m, ''),
    ...others.map((text) => text.slice(text.indexOf('\n## '))),
  ].join('\n');

/** Shortens addresses of the site, and pictures to their descriptions: both would be a third of a page. */
const compact = (markdown: string, url: string): string =>
  markdown
    .replaceAll(url, '/')
    .replace(/^!\[(.*)\]\(\/pictures\/\S+\)$/gm, '(Picture: $1)')
    .replace(/^Page: <(.*)>$/m, 'Page: $1')
    .trim();
