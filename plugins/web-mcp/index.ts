import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Registers the tools of the MCP server in browsers that offer tools of pages to agents (WebMCP). */
export default function webMcp(): Plugin {
  return {
    name: 'web-mcp',
    getClientModules: () => [path.join(__dirname, 'client/load-tools.ts')],
  };
}
