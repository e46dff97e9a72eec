/**
 * Whether a description states that the library ignores what it describes. Such notes start with "No effect" as a
 * sentence, or with a colon and the reason.
 */
export const statesNoEffect = (text: string): boolean => /^(?:has )?no effect[.:]/i.test(text);
