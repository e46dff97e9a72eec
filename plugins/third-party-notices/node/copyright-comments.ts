const comment = /\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm;

/**
 * Returns the comments of a file that state a copyright which the license files of its package do not: code that its
 * authors took from others.
 *
 * @param licenses - the license files.
 */
export function copyrightComments(code: string, licenses: string): string[] {
  if (!/copyright/i.test(code)) return [];
  return [...code.matchAll(comment)]
    .map(([text]) => withoutMarks(text))
    .filter((text) => !areHoldersIn(licenses, text));
}

/** Whether license files name every holder of a copyright that a text states. */
export const areHoldersIn = (licenses: string, text: string): boolean =>
  holdersIn(text).every((name) => plain(licenses).includes(plain(name)));

/** Returns the holders of the copyrights that a text states, one a line. */
const holdersIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /\bcopyright\b.*\p{L}{2}/iu.test(line))
    .map(holder)
    .filter((line) => line !== '');

/** Returns the holder in a line such as "Copyright (c) 2016-present, Facebook, Inc. All rights reserved." */
const holder = (line: string): string =>
  line
    .replace(/^.*?\bcopyright\b/i, '')
    .replaceAll(/\((?:c|https?:[^)]*)\)|©|\b\d{4}\b|\bpresent\b|\ball rights reserved\b/gi, '')
    .replace(/^[\s,.–-]+/, '');

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const withoutMarks = (text: string) =>
  text
    .replaceAll(/^[ \t]*\/\*+!?[ \t]*|[ \t]*\*+\/[ \t]*$/g, '')
    .replaceAll(/^[ \t]*(?:\*|\/\/)[ \t]?/gm, '')
    .trim();
