import type { ApiMember } from '../../../../shared/types/api-model';
import type { ExtractedSymbol, ModelOf } from '../stages';

/** Returns the model with the default "none" for optional props without an observed or described default. */
export const withEveryDefault = <Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
): ModelOf<Symbol> => ({
  ...model,
  symbols: model.symbols.map((symbol) =>
    symbol.isComponent ? { ...symbol, members: symbol.members.map(stateDefault) } : symbol,
  ),
});

const stateDefault = (prop: ApiMember): ApiMember =>
  prop.required || prop.default !== undefined || prop.defaultInWords
    ? prop
    : { ...prop, defaultInWords: [{ type: 'text', value: 'none' }] };
