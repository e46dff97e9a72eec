import { nearestName } from '../../shared/check-code/nearest-name';
import type { Documentation } from '../documentation/documentation';
import { cutOff } from '../text/answer';
import { quoted } from './read-arguments';
import { ToolError, type Tool } from './tool';
import { tools } from './tools';

/** Returns a tool as clients of the Model Context Protocol and of WebMCP see it. */
export const listedTool = ({ name, description, parameters, required }: Tool) => ({
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

/** What clients see of a tool; `inputSchema` is a JSON Schema of the arguments. */
export type ListedTool = ReturnType<typeof listedTool>;

/** The answer of a tool, in the form of the Model Context Protocol. */
export interface ToolAnswer {
  content: [{ type: 'text'; text: string }];
  isError?: true;
}

/** Calls a tool. A failure is an answer that says so, so that the program that called it can react. */
export async function callTool(
  documentation: Documentation,
  name: string,
  input: unknown,
): Promise<ToolAnswer> {
  try {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new ToolError(unknownTool(name));
    return answer(await tool.run(documentation, input));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const text = error instanceof ToolError ? message : `${quoted(name)} failed: ${message}`;
    return { ...answer(text), isError: true };
  }
}

const answer = (text: string): ToolAnswer => ({ content: [{ type: 'text', text: cutOff(text) }] });

function unknownTool(name: string): string {
  const names = tools.map((one) => one.name);
  const nearest = nearestName(name.slice(0, 50), names);
  return `There is no tool ${quoted(name)}.${nearest ? ` Did you mean ${nearest}?` : ''} Tools: ${names.join(', ')}.`;
}
