import type { TypePart } from '../../contracts/api-model';

/** Returns the text of a type. */
export const textOf = (type: TypePart[]): string =>
  type.map((part) => (typeof part === 'string' ? part : part.text)).join('');
