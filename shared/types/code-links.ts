/** A TypeScript code block of a page, or the source code of an example. */
export interface CodeSource {
  code: string;
  language: 'ts' | 'tsx';
  /** Whether the code is not a complete module. */
  isFragment: boolean;
}

/** A name of the library in code: its first character, the character after it, and its page. */
export interface CodeLink {
  start: number;
  end: number;
  /** Route of the name's page in the reference, with the anchor of a member or a value. */
  to: string;
}

/** `.generated/code-links/links.json`: the links of each source by its key, in source order. */
export type CodeLinks = Record<string, CodeLink[]>;

/** `.generated/code-blocks/<key>.json`: data of a code block. */
export interface CodeBlockData {
  /** Code highlighted by Shiki for both color modes, with links. */
  html: string;
}

/** A file of hints about a page of the reference: by anchor, with an empty key for the page's own symbol. */
export type CodeHints = Record<string, CodeHint>;

/** A hint about a name in code. */
export interface CodeHint {
  /** Declaration or type, as TypeScript code. */
  code: string;
  /** First sentence of the description, as plain text. */
  text: string;
}
