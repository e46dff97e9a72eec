import type { ApiModel, ReferenceFigures } from '../../../shared/types/api-model';
import { generatedFiles, serialized } from '../../../shared/generated-files';
import { coverageOf } from './coverage';
import { indexPage } from './pages/index-page';
import { namespacePages } from './pages/namespace-pages';
import { sidebarItems } from './pages/sidebar';
import { dataKey, symbolPage } from './pages/symbol-page';

/** Returns the contents of all pages, by path relative to `all-types`. */
export const referencePages = (model: ApiModel): Record<string, string> => ({
  'index.mdx': indexPage(model),
  ...Object.fromEntries(
    model.symbols.map((symbol) => [
      `${symbol.route.replace('/all-types/', '')}.mdx`,
      symbolPage(symbol),
    ]),
  ),
  ...Object.assign({}, ...model.symbols.map(namespacePages)),
});

/** Returns the contents of generated data files, by path relative to the folder of this plugin's data. */
export function referenceData(model: ApiModel): Record<string, string> {
  // For symbols of the same name, `<Props of="…">` uses the one with more members, which comes last.
  const byName = [...model.symbols].sort((a, b) => a.members.length - b.members.length);
  const components = model.symbols.filter(({ isComponent }) => isComponent);
  const redirects = components
    .filter(({ kind }) => kind === 'component')
    .map(({ name, route }) => ({ from: `/all-types/variables/${name}`, to: route }));
  const routes = Object.fromEntries(components.map(({ name, route }) => [name, route]));
  return {
    'words.txt': wordsOf(model),
    ...serialized(generatedFiles.referenceSidebar, sidebarItems(model)),
    ...serialized(generatedFiles.redirects, redirects),
    ...serialized(generatedFiles.componentRoutes, routes),
    ...serialized(generatedFiles.referenceFigures, figuresOf(model)),
    ...serialized(generatedFiles.apiModel, model),
    ...Object.assign(
      {},
      ...byName.map((symbol) => serialized(generatedFiles.apiSymbol(symbol.name), symbol)),
      ...model.symbols.map((symbol) =>
        serialized(generatedFiles.apiSymbol(dataKey(symbol)), symbol),
      ),
    ),
  };
}

const figuresOf = (model: ApiModel): ReferenceFigures => ({
  names: new Set(model.symbols.map(({ name }) => name)).size,
  describedProps: coverageOf(model).reduce((sum, { described }) => sum + described, 0),
});

/** Lists all names of the model, one per line, as a dictionary for the spell checker. */
const wordsOf = ({ symbols }: ApiModel) =>
  symbols
    .flatMap(({ name, members }) => [name, ...members.map((member) => member.name)])
    .join('\n');
