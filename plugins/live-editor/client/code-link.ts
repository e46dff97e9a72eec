import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** A text in the hash of an address, which no server receives. */
export interface LinkedCode {
  /** The key of the listing (`keyOf`). */
  key: string;
  /** The changed text; undefined if the address is damaged. */
  text: string | undefined;
}

/**
 * Returns the key of a listing: a hash of its original text. A text that was changed is not restored after the
 * original has changed, nor into another listing of the page.
 */
export function keyOf(source: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (const character of source) {
    const code = character.codePointAt(0) ?? 0;
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}

/** Characters of a text that is put into an address. Browsers accept addresses of 64,000 characters and more. */
export const maxLinkedLength = 100_000;

/** Returns the hash of an address with a compressed text: `#edit=<key>.<checksum>.<data>`. */
export function hashOf(key: string, text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const data = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `#edit=${key}.${checksum(text)}.${data}`;
}

/** Reads the text in the hash of an address; undefined if it has none. */
export function linkedCode(hash: string): LinkedCode | undefined {
  if (!hash.startsWith('#edit=')) return undefined;
  const [key = '', sum, data = ''] = hash.slice('#edit='.length).split('.');
  return { key, text: decode(data, sum) };
}

function decode(data: string, sum: string | undefined): string | undefined {
  try {
    const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // The buffer limits what a manipulated address can expand to.
    const text = strFromU8(inflateSync(bytes, { out: new Uint8Array(4 * maxLinkedLength) }));
    return text.length <= maxLinkedLength && checksum(text) === sum ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Detects addresses that were cut or changed, which may still be decompressed. */
function checksum(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++)
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  return (sum >>> 0).toString(36);
}
