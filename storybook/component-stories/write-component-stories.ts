import fs from 'node:fs';
import path from 'node:path';
import type { ApiModel, ApiSymbol } from '../../contracts/api-model';
import type { ExampleListing } from '../../contracts/example-manifest';
import { chartsModule } from './charts-module.js';
import { componentStory } from './component-story.js';
import { typesOf } from './types-of.js';

/**
 * Writes a story for each component that an example uses, and the module that connects controls with components,
 * to `.generated/component-stories`.
 *
 * @throws Error with a hint, if the model of the API reference is missing.
 */
export function writeComponentStories(siteDir: string): void {
  const generated = path.join(siteDir, '.generated');
  const modelFile = path.join(generated, 'api-reference/static/api-model.json');
  if (!fs.existsSync(modelFile))
    throw new Error(`${modelFile} is missing: run "npm run generate" first.`);

  const model = readJson<ApiModel>(modelFile);
  const types = typesOf(model);
  const components = model.symbols.filter(
    ({ isComponent, examples }) => isComponent && examples.length > 0,
  );
  const files = components.map((symbol) => {
    const listing = path.join(generated, `examples/listings/${symbol.examples[0]}.json`);
    return [
      `${symbol.name}.stories.tsx`,
      componentStory(symbol, readJson<ExampleListing>(listing), types),
    ] as const;
  });
  const values = model.symbols.filter(({ kind }) => kind !== 'interface' && kind !== 'type-alias');
  writeFolder(path.join(generated, 'component-stories'), {
    ...Object.fromEntries(files),
    'charts.ts': chartsModule(namesOf(values), namesOf(components)),
  });
}

const namesOf = (symbols: ApiSymbol[]) => [...new Set(symbols.map(({ name }) => name))];

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

/** Writes files to a folder and removes all others. Unchanged files are not rewritten, to avoid reloads. */
function writeFolder(dir: string, files: Record<string, string>): void {
  fs.mkdirSync(dir, { recursive: true });
  for (const file of fs.readdirSync(dir)) if (!(file in files)) fs.rmSync(path.join(dir, file));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
      fs.writeFileSync(file, text);
  }
}
