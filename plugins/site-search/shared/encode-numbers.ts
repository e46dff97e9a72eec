/** Printable ASCII without the two characters that JSON escapes; the first ends a list. */
const alphabet = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join('')
  .replace(/["\\]/g, '');
const end = alphabet.charAt(0);
const digits = alphabet.slice(1);

/** Digits below stand for themselves; the others announce further digits. */
const small = 64;
const large = digits.length - small;

/** Numbers below this one take two characters. */
export const twoDigits = small + small * large;

/** Writes a list of numbers: those below 64 as one character, larger ones as two or more. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (let rest of numbers) {
    while (rest >= small) {
      text += digits[small + ((rest - small) % large)];
      rest = Math.floor((rest - small) / large);
    }
    text += digits[rest];
  }
  return text + end;
}

const values = Array.from({ length: 128 }, (_, code) => digits.indexOf(String.fromCharCode(code)));

/** Reads the lists that `encodeNumbers` has written one after the other. */
export function decodeNumbers(text: string): number[][] {
  const lists: number[][] = [];
  let numbers: number[] = [];
  let rest = 0;
  let factor = 1;
  for (let at = 0; at < text.length; at++) {
    const value = values[text.charCodeAt(at)]!;
    if (value < 0) {
      lists.push(numbers);
      numbers = [];
    } else if (value >= small) {
      rest += factor * value; // includes the offset by which the encoder shortened the rest
      factor *= large;
    } else {
      numbers.push(rest + factor * value);
      rest = 0;
      factor = 1;
    }
  }
  return lists;
}

/** Writes ascending ids as their differences, most of which take one character. */
export const encodeIds = (ids: readonly number[]): string =>
  encodeNumbers(ids.map((id, at) => id - (ids[at - 1] ?? -1) - 1));

/** Reads the lists that `encodeIds` has written one after the other. */
export const decodeIds = (text: string): number[][] =>
  decodeNumbers(text).map((differences) => {
    let id = -1;
    return differences.map((difference) => (id += difference + 1));
  });
