import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** Answer of a tool. */
export interface Answer {
  text: string;
  isError: boolean;
}

/** A client of a server that was started for it. */
export interface ConnectedClient {
  client: Client;
  call: (name: string, input?: unknown) => Promise<Answer>;
}

/**
 * Starts the server and connects the SDK's client to it.
 *
 * @param cwd - folder in which the server is started
 */
export async function connectClient(
  script: string,
  args: string[],
  cwd: string,
): Promise<ConnectedClient> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [script, ...args], cwd }),
  );
  return {
    client,
    call: async (name, input) => {
      const { content, isError = false } = await client.callTool({
        name,
        // A client can send anything.
        arguments: input as Record<string, unknown> | undefined,
      });
      const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      return { text, isError };
    },
  };
}
