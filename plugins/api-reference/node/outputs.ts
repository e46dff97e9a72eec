import type { ApiModel } from '../../../contracts/api-model';
import { indexPage } from './pages/index-page';
import { namespacePages } from './pages/namespace-pages';
import { sidebarItems } from './pages/sidebar';
import { dataKey, symbolPage } from './pages/symbol-page';
import { searchableProps } from './searchable-props';

/** Texts of all pages by path below `content/all-types`. */
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

/** Texts of the files that pages, the sidebar and the checks read, by path below `.generated/api-reference`. */
export function referenceData(model: ApiModel): Record<string, string> {
  // Where a name has two meanings, `<Props of="…">` means the one with more members: it comes last and wins.
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
    // What the site publishes beside its pages; `static` is copied as it is.
    'static/api-model.json': JSON.stringify(model),
    ...Object.fromEntries(
      [...byName, ...byKey].map(([file, symbol]) => [file, JSON.stringify(symbol)]),
    ),
  };
}

/** Every name of the model on a line, so that the spelling check knows them. */
const wordsOf = ({ symbols }: ApiModel) =>
  symbols
    .flatMap(({ name, members }) => [name, ...members.map((member) => member.name)])
    .join('\n');
