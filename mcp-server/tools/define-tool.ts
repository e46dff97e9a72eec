import type { Documentation } from '../documentation/documentation';
import { readArguments } from './read-arguments';
import type { Arguments, Parameters, Tool } from './tool';

/** Defines a tool, whose function receives checked arguments. */
export function defineTool<
  const Types extends Parameters,
  const Required extends keyof Types & string,
>({
  run,
  ...tool
}: {
  name: string;
  description: string;
  parameters: Types;
  required: readonly Required[];
  run: (documentation: Documentation, args: Arguments<Types, Required>) => Promise<string>;
}): Tool {
  return {
    ...tool,
    run: async (documentation, input) =>
      run(documentation, readArguments(tool.name, tool.parameters, tool.required, input)),
  };
}
