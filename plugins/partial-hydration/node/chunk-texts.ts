/**
 * Returns the code of a chunk with one module, in the format of the bundler.
 *
 * @param chunkGlobal - name of the global array from which the bundler's runtime reads chunks
 * @param id - id of the chunk and of its module
 * @param body - module function without its name: `(module, exports, require){…}`
 */
const chunkText = (chunkGlobal: string, id: number, body: string) => {
  const array = `self[${JSON.stringify(chunkGlobal)}]`;
  return `"use strict";(${array}=${array}||[]).push([["${id}"],{${id}${body}}]);`;
};

/** Returns the code of a chunk whose module has a value as its default export. */
export const defaultExportChunk = (chunkGlobal: string, id: number, value: unknown): string =>
  chunkText(chunkGlobal, id, `(e,t,r){r.d(t,{default:()=>p});let p=${JSON.stringify(value)}}`);

/** Returns the code of a chunk whose module is JSON. */
export const jsonChunk = (chunkGlobal: string, id: number, value: unknown): string =>
  chunkText(chunkGlobal, id, `(e){e.exports=JSON.parse('${inQuotes(JSON.stringify(value))}')}`)
    // A JSON module contains no code that would need strict mode.
    .replace('"use strict";', '');

const inQuotes = (text: string) => text.replace(/[\\']/g, '\\$&');
