import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { ExampleManifest } from '../../../../shared/types/example-manifest';
import type { ExtractedSymbol, ModelOf } from '../stages';

/**
 * Returns the model with the examples that use each symbol, and those that set each prop of a component. Pages show the
 * first of them.
 */
export const withExamples = <Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
  manifest: ExampleManifest,
): ModelOf<Symbol & Pick<ApiSymbol, 'examples'>> => ({
  ...model,
  symbols: model.symbols.map((symbol) => ({
    ...symbol,
    examples: manifest
      .filter(({ uses }) => uses.includes(symbol.name))
      .sort((a, b) => relevance(b, symbol.name) - relevance(a, symbol.name))
      .map(({ id }) => id),
    members: symbol.isComponent
      ? symbol.members.map((prop) => ({
          ...prop,
          examples: manifest
            .filter(({ props }) => props[symbol.name]?.includes(prop.name))
            .sort((a, b) => about(b, prop.name) - about(a, prop.name) || propsIn(a) - propsIn(b))
            .map(({ id }) => id),
        }))
      : symbol.members,
  })),
});

/** Ranks an example for a component by its family, and then by the number of other components. */
function relevance({ family, props }: ExampleManifest[number], component: string): number {
  const isFamily = component.toLowerCase().startsWith(family.replace('-', ''));
  return (isFamily ? 100 : 0) - Object.keys(props).length;
}

/** Returns 1 if the caption of an example names the prop, otherwise 0. */
const about = ({ summary }: ExampleManifest[number], prop: string): number =>
  Number(summary.includes(`\`${prop}\``));

/** Returns how many props an example sets, which it needs to explain beside the one that a reader looks for. */
const propsIn = ({ props }: ExampleManifest[number]): number => Object.values(props).flat().length;
