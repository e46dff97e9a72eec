import type { ApiModel } from '../../../../contracts/api-model';
import type { ExampleManifest } from '../../../../contracts/example-manifest';

/** Adds the examples that use each symbol, and those that set each prop of a component. */
export function findExamplesOf({ symbols }: ApiModel, manifest: ExampleManifest): void {
  for (const symbol of symbols) {
    symbol.examples = manifest
      .filter(({ uses }) => uses.includes(symbol.name))
      .sort((a, b) => relevance(b, symbol.name) - relevance(a, symbol.name))
      .map(({ id }) => id);
    if (symbol.kind !== 'component' && symbol.name !== 'Chart') continue;
    for (const prop of symbol.members)
      prop.examples = manifest
        .filter(({ props }) => props[symbol.name]?.includes(prop.name))
        .map(({ id }) => id);
  }
}

/** Ranks an example for a component by its family, and then by the number of other components. */
function relevance({ family, props }: ExampleManifest[number], component: string): number {
  const isFamily = component.toLowerCase().startsWith(family.replace('-', ''));
  return (isFamily ? 100 : 0) - Object.keys(props).length;
}
