import type { Documentation } from '../documentation/documentation';

/** A parameter of a tool. */
export interface Parameter {
  type: 'string' | 'integer' | 'boolean';
  description?: string;
  /** Accepted values of a string. */
  enum?: readonly string[];
  /** Whether a string is a text of any length that is allowed for code; otherwise it is a name or a question. */
  isCode?: true;
}

/** Parameters by name. */
export type Parameters = Record<string, Parameter>;

type ValueOf<Type extends Parameter> = Type extends { enum: readonly (infer Value)[] }
  ? Value
  : { string: string; integer: number; boolean: boolean }[Type['type']];

/** Checked arguments of a call. */
export type Arguments<Types extends Parameters, Required extends keyof Types> = {
  [Name in Required]: ValueOf<Types[Name]>;
} & { [Name in Exclude<keyof Types, Required>]?: ValueOf<Types[Name]> };

/** A tool of the server, with arguments that are not checked yet. */
export interface Tool {
  name: string;
  description: string;
  parameters: Parameters;
  required: readonly string[];
  /** @throws ToolError that the client shows, such as for a page that does not exist. */
  run: (documentation: Documentation, input: unknown) => Promise<string>;
}

/** An error that says what to do, for the program that called the tool. */
export class ToolError extends Error {}
