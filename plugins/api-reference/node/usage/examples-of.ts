import type { ApiModel } from '../../../../contracts/api-model';
import type { ExampleManifest } from '../../../../contracts/example-manifest';

/** Tells every symbol which examples use it, and every prop of a component which examples set it. */
export function findExamplesOf({ symbols }: ApiModel, manifest: ExampleManifest): void {
  for (const symbol of symbols) {
    symbol.examples = manifest
      .filter(({ uses }) => uses.includes(symbol.name))
      .sort((a, b) => closeness(b, symbol.name) - closeness(a, symbol.name))
      .map(({ id }) => id);
    if (symbol.kind !== 'component' && symbol.name !== 'Chart') continue;
    for (const prop of symbol.members)
      prop.examples = manifest
        .filter(({ props }) => props[symbol.name]?.includes(prop.name))
        .map(({ id }) => id);
  }
}

/** How much an example is about a component: its family bears the name, and few others stand beside it. */
function closeness({ family, props }: ExampleManifest[number], component: string): number {
  const isFamily = component.toLowerCase().startsWith(family.replace('-', ''));
  return (isFamily ? 100 : 0) - Object.keys(props).length;
}
