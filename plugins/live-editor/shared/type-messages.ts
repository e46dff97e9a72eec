/** What the compiler reports about a place in a text. */
export interface TypeProblem {
  /** Offsets in the text. */
  from: number;
  to: number;
  /** Line, 1-based. */
  line: number;
  /** The message of the compiler, whose lines after the first are indented reasons. */
  message: string;
  /** Number of the message, such as 2322. */
  code: number;
}

/** Declarations of the packages that code can import, their `package.json`, and those of the language, by path. */
export type DeclarationFiles = Record<string, string>;

/** Folder with the declarations of the language. */
export const languageFolder = '/lib';

/** The worker that checks types, and the declarations that it reads, relative to the base path. */
export const typeCheckFiles = {
  worker: 'type-check/worker.js',
  declarations: 'type-check/declarations.json',
};

/** A text to check, with the address of the declarations. */
export interface TypeRequest {
  source: string;
  declarations: string;
}

/** The answer to a request, or why there is none. */
export type TypeResponse = { problems: TypeProblem[] } | { error: string };
