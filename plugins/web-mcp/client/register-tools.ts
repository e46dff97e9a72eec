import siteConfig from '@generated/docusaurus.config';
import { openDocumentation } from '../../../mcp-server/documentation/documentation';
import { callTool, listedTool, type ListedTool } from '../../../mcp-server/tools/call-tool';
import { tools } from '../../../mcp-server/tools/tools';
import { checkInWorker } from './check-in-worker';

declare global {
  /** What the draft of WebMCP calls the `ModelContext` of a document, as far as it is used here. */
  interface ModelContext {
    registerTool: (
      tool: ListedTool & { execute: (input: unknown) => Promise<unknown> },
    ) => Promise<void>;
  }
  interface Document {
    /** Only in browsers with WebMCP: `load-tools.ts` tests for it before it loads this module. */
    modelContext: ModelContext;
  }
}

const documentation = openDocumentation(async (file) => {
  const response = await fetch(siteConfig.baseUrl + file);
  if (!response.ok) throw new Error(`${response.url} answers with status ${response.status}.`);
  return response.text();
}, checkInWorker);

for (const tool of tools)
  document.modelContext
    .registerTool({
      ...listedTool(tool),
      execute: (input) => callTool(documentation, tool.name, input),
    })
    .catch((error: unknown) => console.warn(`The tool ${tool.name} is not registered:`, error));
