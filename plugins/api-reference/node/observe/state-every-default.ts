import type { ApiMember } from '../../../../contracts/api-model';
import type { ExtractedSymbol, ModelOf } from '../stages';

/** The model with "none" where the library fills in nothing and no note says where the value comes from. */
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
