import type { TypePart } from '../../contracts/api-model';

/** A type as plain text. */
export const textOf = (type: TypePart[]): string =>
  type.map((part) => (typeof part === 'string' ? part : part.text)).join('');
