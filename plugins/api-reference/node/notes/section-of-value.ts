import type { ApiValue } from '../../../../shared/types/api-model';
import type { ExtractedModel, ExtractedSymbol } from '../stages';
import type { Note, NoteSection } from './read-note';

/** Returns the heading of a value in notes: `Linear` for `ScaleType.Linear`, `linear` for `'linear'`. */
export const headingOfValue = ({ name }: ExtractedSymbol, value: ApiValue): string =>
  value.name.startsWith(`${name}.`) ? value.name.slice(name.length + 1) : String(value.value);

/**
 * Returns the section of a note that describes a value. For a union, it can also have the name of the value in the
 * constant of the same name.
 */
export function noteSectionOfValue(
  { sections }: Note,
  { symbols }: ExtractedModel,
  symbol: ExtractedSymbol,
  value: ApiValue,
): NoteSection | undefined {
  const section = sections.get(headingOfValue(symbol, value));
  if (section || symbol.kind !== 'type-alias') return section;
  const constant = symbols.find(({ name, kind }) => name === symbol.name && kind === 'variable');
  const named = constant?.values.find((one) => one.value === value.value);
  return constant && named && sections.get(headingOfValue(constant, named));
}
