import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { SearchRecord } from '../../shared/search-record';
import { flagsOf } from './flags';
import { makeRecord } from './make-record';
import { plainText } from './plain-text';
import { shorten } from './shorten';

/**
 * Returns a record for each value of constants such as `Position`, and of unions without such a constant. Values of
 * constants that more examples use come first, since the order decides between values of the same name.
 */
export function valueRecords(symbols: readonly ApiSymbol[]): SearchRecord[] {
  const constants = new Set(symbols.filter(isConstant).map(({ name }) => name));
  return [...symbols]
    .sort((a, b) => b.examples.length - a.examples.length)
    .filter((symbol) => isConstant(symbol) || !constants.has(symbol.name))
    .flatMap((symbol) => symbol.values.map((value) => valueRecord(symbol, value)));
}

const isConstant = ({ kind, values }: ApiSymbol) => kind === 'variable' && values.length > 0;

function valueRecord(symbol: ApiSymbol, { name, value, description }: ApiSymbol['values'][number]) {
  const text = plainText(description);
  return makeRecord({
    kind: 'value',
    title: name,
    breadcrumb: [symbol.name],
    url: `${symbol.route}#${name.replace(/^.*\./, '').replaceAll("'", '')}`,
    flags: flagsOf(undefined, text),
    keywords: [String(value)],
    ...shorten(text),
  });
}
