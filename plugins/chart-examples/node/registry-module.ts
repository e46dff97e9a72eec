import type { ExampleManifest } from '../../../contracts/example-manifest';

/** Source of the module that loads an example's component by id, each in a chunk of its own. */
export function registryModule(manifest: ExampleManifest): string {
  const loaders = manifest.map(({ id }) => `  '${id}': () => import('@site/examples/${id}'),`);
  return `// Made by "npm run generate" from examples/.
import type { ComponentType } from 'react';

export const registry: Record<string, () => Promise<{ default: ComponentType }>> = {
${loaders.join('\n')}
};
`;
}
