import path from 'node:path';
import type { ApiSymbol } from '../../shared/types/api-model';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import { writeFiles } from '../../shared/write-files';
import { chartsModule } from './charts-module';
import { componentStory } from './component-story';
import { typesOf } from '../../shared/prop-controls/model/types-of';

/**
 * Writes a story for each component that an example uses, and the module that connects controls with components,
 * to `.generated/component-stories`.
 */
export function writeComponentStories(siteDir: string): void {
  const model = readGenerated(generatedFiles.apiModel, siteDir);
  const types = typesOf(model);
  const components = model.symbols.filter(
    ({ isComponent, examples }) => isComponent && examples.length > 0,
  );
  const files = components.map((symbol) => {
    const listing = readGenerated(generatedFiles.exampleListing(symbol.examples[0]!), siteDir);
    return [`${symbol.name}.stories.tsx`, componentStory(symbol, listing, types)] as const;
  });
  const values = model.symbols.filter(({ kind }) => kind !== 'interface' && kind !== 'type-alias');
  writeFiles(path.join(siteDir, '.generated/component-stories'), {
    ...Object.fromEntries(files),
    'charts.ts': chartsModule(namesOf(values), namesOf(components)),
  });
}

const namesOf = (symbols: ApiSymbol[]) => [...new Set(symbols.map(({ name }) => name))];
