import type { ApiSymbol } from '../../../../contracts/api-model';
import type { ExampleManifest } from '../../../../contracts/example-manifest';
import type { ExtractedSymbol, ModelOf } from '../stages';

/** The model with the examples that use each symbol and that set each prop of a component. */
export const withExamples = <Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
  manifest: ExampleManifest,
): ModelOf<Symbol & Pick<ApiSymbol, 'examples'>> => ({
  ...model,
  symbols: model.symbols.map((symbol) => ({
    ...symbol,
    examples: manifest
      .filter(({ uses }) => uses.includes(symbol.name))
      .sort((a, b) => closeness(b, symbol.name) - closeness(a, symbol.name))
      .map(({ id }) => id),
    members: symbol.isComponent
      ? symbol.members.map((prop) => ({
          ...prop,
          examples: manifest
            .filter(({ props }) => props[symbol.name]?.includes(prop.name))
            .map(({ id }) => id),
        }))
      : symbol.members,
  })),
});

/** How much an example is about a component: its family bears the name, and few others stand beside it. */
function closeness({ family, props }: ExampleManifest[number], component: string): number {
  const isFamily = component.toLowerCase().startsWith(family.replace('-', ''));
  return (isFamily ? 100 : 0) - Object.keys(props).length;
}
