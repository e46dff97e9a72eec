/**
 * Text of a chunk with one module, in the form of the bundler's own chunks.
 *
 * @param chunkGlobal - name of the global array that the bundle's runtime reads
 * @param id - id of the chunk and of its module
 * @param body - the module as a method without its name: `(module, exports, require){…}`
 */
const chunkText = (chunkGlobal: string, id: number, body: string) => {
  const array = `self[${JSON.stringify(chunkGlobal)}]`;
  return `"use strict";(${array}=${array}||[]).push([["${id}"],{${id}${body}}]);`;
};

/** Text of a chunk whose module exports a value as its default. */
export const defaultExportChunk = (chunkGlobal: string, id: number, value: unknown): string =>
  chunkText(chunkGlobal, id, `(e,t,r){r.d(t,{default:()=>p});let p=${JSON.stringify(value)}}`);

/** Text of a chunk whose module is nothing but JSON. */
export const jsonChunk = (chunkGlobal: string, id: number, value: unknown): string =>
  chunkText(chunkGlobal, id, `(e){e.exports=JSON.parse('${inQuotes(JSON.stringify(value))}')}`)
    // Strictness is the module's affair, of which this one has none.
    .replace('"use strict";', '');

const inQuotes = (text: string) => text.replace(/[\\']/g, '\\$&');
