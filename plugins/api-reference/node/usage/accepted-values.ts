import type { ApiMember, ApiUse } from '../../../../shared/types/api-model';
import type { ExtractedModel, ExtractedSymbol, ModelOf } from '../stages';

/** Returns the model with accepted values for members whose type is an exported enum-like constant or union. */
export function withAcceptedValues<Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
): ModelOf<Symbol> {
  const values = valuesByRoute(model);
  const withValues = (member: ApiMember): ApiMember => {
    const accepts = member.type.kind === 'reference' && values.get(member.type.to ?? '');
    return accepts ? { ...member, accepts } : member;
  };
  return {
    ...model,
    symbols: model.symbols.map((symbol) => ({
      ...symbol,
      members: symbol.members.map(withValues),
    })),
  };
}

/** Returns values by the route of their symbol. A type has the values of the constant of the same name. */
function valuesByRoute({ symbols }: ExtractedModel): Map<string, ApiUse[]> {
  const constants = new Map(
    symbols.filter(({ kind }) => kind === 'variable').map((symbol) => [symbol.route, symbol]),
  );
  return new Map(
    symbols
      .filter((symbol) => symbol.values.length > 0)
      .map((symbol) => {
        const set = constants.get(symbol.sameName ?? '') ?? symbol;
        return [symbol.route, set.values.map(({ name }) => ({ text: name, to: set.route }))];
      }),
  );
}
