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
  const stories = model.symbols.flatMap((symbol) => {
    const [example] = symbol.isComponent ? symbol.examples : [];
    if (example === undefined) return [];
    const listing = readGenerated(generatedFiles.exampleListing(example), siteDir);
    return [{ symbol, text: componentStory(symbol, listing, types) }];
  });
  const values = model.symbols.filter(({ kind }) => kind !== 'interface' && kind !== 'type-alias');
  writeFiles(path.join(siteDir, '.generated/component-stories'), {
    ...Object.fromEntries(
      stories.map(({ symbol, text }) => [`${symbol.name}.stories.tsx`, text] as const),
    ),
    'charts.ts': chartsModule(namesOf(values), namesOf(stories.map(({ symbol }) => symbol))),
  });
}

const namesOf = (symbols: ApiSymbol[]) => [...new Set(symbols.map(({ name }) => name))];
