import type { ApiValue } from '../../../../contracts/api-model';
import type { ExtractedModel, ExtractedSymbol } from '../stages';
import type { Note, NoteSection } from './read-note';

/** Heading that describes a value: `ScaleType.Linear` is `Linear`, the literal `'linear'` is `linear`. */
export const headingOfValue = ({ name }: ExtractedSymbol, value: ApiValue): string =>
  value.name.startsWith(`${name}.`) ? value.name.slice(name.length + 1) : String(value.value);

/** Section of a note that describes a value, a union's value also under the name that its constant gives it. */
export function noteSectionOfValue(
  { sections }: Note,
  { symbols }: ExtractedModel,
  symbol: ExtractedSymbol,
  value: ApiValue,
): NoteSection | undefined {
  const own = sections.get(headingOfValue(symbol, value));
  if (own || symbol.kind !== 'type-alias') return own;
  const constant = symbols.find(({ name, kind }) => name === symbol.name && kind === 'variable');
  const named = constant?.values.find((one) => one.value === value.value);
  return constant && named && sections.get(headingOfValue(constant, named));
}
