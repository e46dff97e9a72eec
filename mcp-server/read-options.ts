import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface ServerOptions {
  /** Address of a deployed site; without it, the copy in the package is read. */
  site?: URL;
  help: boolean;
  version: boolean;
}

/** Text of `--help`. */
export const usage = `Documentation of Elastic Charts for programs, over the Model Context Protocol (stdio).

elastic-charts-docs-mcp               reads the copy of the documentation in the package
elastic-charts-docs-mcp --site <URL>  reads a deployed site: https://docs.example.com/elastic-charts/
elastic-charts-docs-mcp --version     prints the version`;

/**
 * Reads the arguments of the command line.
 *
 * @throws Error that says what to pass
 */
export function readOptions(args: string[]): ServerOptions {
  const { values } = parseArgs({
    args,
    options: { site: { type: 'string' }, help: { type: 'boolean' }, version: { type: 'boolean' } },
  });
  const { site, help = false, version = false } = values;
  return { help, version, ...(site !== undefined && { site: siteUrl(site) }) };
}

function siteUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Error(
      `--site is "${text}", but must be the address of the documentation, such as https://docs.example.com/elastic-charts/`,
    );
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
