import { Server } from '@modelcontextprotocol/server';
import type { Documentation } from './documentation/documentation';
import { callTool, listedTool } from './tools/call-tool';
import { tools } from './tools/tools';

const instructions =
  'Documentation of @elastic/charts, charts for React. Start with search or find_example, copy code with get_example, and pass what you write to check_code.';

/**
 * Creates the server of one connection.
 *
 * It uses the SDK's `Server` instead of `McpServer`, whose errors for unknown tools and arguments do not name the
 * nearest right one.
 */
export function createServer(documentation: Documentation, version: string): Server {
  const server = new Server(
    { name: 'elastic-charts-docs', version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(listedTool) }));
  server.setRequestHandler('tools/call', async ({ params }) => ({
    ...(await callTool(documentation, params.name, params.arguments)),
  }));
  return server;
}
