import { Server } from '@modelcontextprotocol/server';
import { nearestName } from '../shared/check-code/nearest-name';
import type { Documentation } from './documentation/documentation';
import { cutOff } from './text/answer';
import { quoted } from './tools/read-arguments';
import { ToolError, type Tool } from './tools/tool';
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
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(listed) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const { text, isError } = await callTool(documentation, params.name, params.arguments);
    return { content: [{ type: 'text', text: cutOff(text) }], ...(isError && { isError }) };
  });
  return server;
}

/** Returns a tool as clients see it. */
const listed = ({ name, description, parameters, required }: Tool) => ({
  name,
  description,
  inputSchema: {
    type: 'object' as const,
    properties: Object.fromEntries(
      Object.entries(parameters).map(([key, { type, enum: values, description: about }]) => [
        key,
        { type, ...(values && { enum: [...values] }), ...(about && { description: about }) },
      ]),
    ),
    ...(required.length > 0 && { required: [...required] }),
  },
  annotations: { readOnlyHint: true },
});

/** Calls a tool. A failure is an answer that says so, so that the program that called it can react. */
async function callTool(
  documentation: Documentation,
  name: string,
  input: unknown,
): Promise<{ text: string; isError?: true }> {
  try {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new ToolError(unknownTool(name));
    return { text: await tool.run(documentation, input) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      text: error instanceof ToolError ? message : `${quoted(name)} failed: ${message}`,
      isError: true,
    };
  }
}

function unknownTool(name: string): string {
  const names = tools.map((one) => one.name);
  const nearest = nearestName(name.slice(0, 50), names);
  return `There is no tool ${quoted(name)}.${nearest ? ` Did you mean ${nearest}?` : ''} Tools: ${names.join(', ')}.`;
}
