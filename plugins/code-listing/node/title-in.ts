/** Returns the title in the text after the language of a code block. */
export const titleIn = (meta: string): string | undefined => /title="([^"]*)"/.exec(meta)?.[1];
