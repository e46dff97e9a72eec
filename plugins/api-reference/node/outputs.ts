import type { ApiModel } from '../../../contracts/api-model';
import { indexPage } from './pages/index-page';
import { namespacePages } from './pages/namespace-pages';
import { sidebarItems } from './pages/sidebar';
import { dataKey, symbolPage } from './pages/symbol-page';
import { searchableProps } from './searchable-props';

/** Returns the contents of all pages, by path relative to `content/all-types`. */
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

/** Returns the contents of generated data files, by path relative to `.generated/api-reference`. */
export function referenceData(model: ApiModel): Record<string, string> {
  // For symbols of the same name, `<Props of="…">` uses the one with more members, which comes last.
  const byName = [...model.symbols]
    .sort((a, b) => a.members.length - b.members.length)
    .map((symbol) => [`symbols/${symbol.name}.json`, symbol] as const);
  const byKey = model.symbols.map((symbol) => [`symbols/${dataKey(symbol)}.json`, symbol] as const);
  const components = model.symbols.filter(({ isComponent }) => isComponent);
  return {
    'words.txt': wordsOf(model),
    'sidebar.json': JSON.stringify(sidebarItems(model)),
    'redirects.json': JSON.stringify(
      components
        .filter(({ kind }) => kind === 'component')
        .map(({ name, route }) => ({ from: `/all-types/variables/${name}`, to: route })),
    ),
    'component-routes.json': JSON.stringify(
      Object.fromEntries(components.map(({ name, route }) => [name, route])),
    ),
    'searchable-props.json': JSON.stringify(searchableProps(model)),
    // Published with the site: `static` is a static directory.
    'static/api-model.json': JSON.stringify(model),
    ...Object.fromEntries(
      [...byName, ...byKey].map(([file, symbol]) => [file, JSON.stringify(symbol)]),
    ),
  };
}

/** Lists all names of the model, one per line, as a dictionary for the spell checker. */
const wordsOf = ({ symbols }: ApiModel) =>
  symbols
    .flatMap(({ name, members }) => [name, ...members.map((member) => member.name)])
    .join('\n');
