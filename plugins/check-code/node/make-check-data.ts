import type {
  CheckComponent,
  CheckComponents,
  CheckData,
  CheckForeignNames,
  CheckShape,
  CheckThemes,
  CheckType,
  FormerName,
} from '../../../shared/check-code/check-data';
import type { ApiChanges } from '../../../shared/types/api-changes';
import type { ApiModel, ApiSymbol } from '../../../shared/types/api-model';
import { formerNames } from './former-names';
import { makeForeignNames } from './make-foreign-names';
import { meantComponents, meantProps } from './meant-names';
import { CheckTypes, firstParagraph } from './to-check-type';

/** What the data is made from. */
export interface CheckDataInput {
  model: ApiModel;
  changes: ApiChanges[];
  /** Names that the package exports at run time; some have no public types. */
  exported: string[];
}

/** Deprecated, but what examples of the site use: no finding says so. */
const stillRecommended = /^(?:Goal|AMSTERDAM_.*)$/;

/** The data of the rules, in parts that can be loaded one after the other. */
export interface CheckDataParts {
  components: CheckComponents;
  foreignNames: CheckForeignNames;
  themes: CheckThemes;
}

/** Makes the data of the rules. */
export function makeCheckData({ model, changes, exported }: CheckDataInput): CheckDataParts {
  const types = new CheckTypes(model);
  const components: Record<string, CheckComponent> = {};
  for (const symbol of model.symbols.filter(({ isComponent }) => isComponent))
    components[symbol.name] = { page: pageOf(symbol), props: propsOf(symbol, types) };
  const theme = model.symbols.find(({ name }) => name === 'Theme');
  if (!theme)
    throw new Error(
      'The model of the reference has no type Theme: plugins/check-code reads its keys.',
    );
  types.convert({ kind: 'reference', name: 'Theme' });
  const { ofThemes, others } = divide(types.shapes);
  return {
    components: {
      version: model.library.version,
      components,
      exports: [...new Set([...model.symbols.map(({ name }) => name), ...exported])].sort(),
      deprecated: deprecatedExports(model),
      enums: constants(model),
      shapes: others,
      former: formerMembers(changes),
      retyped: retypedMembers(changes, types.shapes),
      meant: { components: meantComponents, props: meantProps },
    },
    foreignNames: { foreign: makeForeignNames() },
    themes: { shapes: ofThemes },
  };
}

/** Components that take either children or data have all props of both; none of them is always needed. */
function propsOf(symbol: ApiSymbol, types: CheckTypes): CheckComponent['props'] {
  const props = types.members(symbol);
  const children = symbol.members.find(({ name }) => name === 'children')?.type;
  const isAlternative =
    children?.kind === 'union' &&
    children.types.some((type) => type.kind === 'keyword' && type.name === 'never');
  if (isAlternative) for (const prop of Object.values(props)) delete prop.required;
  return props;
}

const pageOf = ({ guide, route }: ApiSymbol): string => guide ?? route;

function deprecatedExports(model: ApiModel): CheckData['deprecated'] {
  const found = model.symbols.filter(
    ({ name, deprecated }) => deprecated && !stillRecommended.test(name),
  );
  return Object.fromEntries(
    found.map((symbol) => [
      symbol.name,
      {
        note: firstParagraph(symbol.deprecated?.length ? symbol.deprecated : symbol.description),
        page: symbol.route,
      },
    ]),
  );
}

function constants(model: ApiModel): CheckData['enums'] {
  const found = model.symbols.filter(
    ({ kind, values }) => kind === 'variable' && values.length > 0,
  );
  return Object.fromEntries(
    found.map(({ name, route, values }) => [
      name,
      {
        page: route,
        values: Object.fromEntries(
          values.map((each) => [each.name.slice(name.length + 1), each.value]),
        ),
      },
    ]),
  );
}

/** Members that a release removed and that have not returned, with what `former-names.ts` says about them. */
function formerMembers(changes: ApiChanges[]): Record<string, FormerName[]> {
  const former: Record<string, FormerName[]> = {};
  for (const [name, entries] of Object.entries(formerNames)) former[name] = [...entries];
  for (const { to, removed } of changes)
    for (const { name: fullName, kind } of removed) {
      if (kind !== 'member') continue;
      const [type = '', member = ''] = fullName.split('.');
      const of = type.replace(/Spec$/, '');
      const entries = (former[member] ??= []);
      const known = entries.find((entry) => entry.of === of);
      if (known) known.since = to;
      else entries.push({ of, since: to, use: 'see the changes of this release' });
    }
  return Object.fromEntries(Object.entries(former).filter(([, entries]) => entries.length > 0));
}

/** Members of object types whose type a release changed, with the last such release. */
function retypedMembers(
  changes: ApiChanges[],
  shapes: Record<string, CheckShape>,
): Record<string, string> {
  const members = changes.flatMap(({ to, retyped }) =>
    retyped.flatMap(({ name, kind }): [string, string][] => {
      const [shape = '', member = ''] = name.split('.');
      return kind === 'member' && shapes[shape]?.members[member] ? [[name, to]] : [];
    }),
  );
  return Object.fromEntries(members);
}

/** Divides object types into those that themes and styles consist of, and the others. */
function divide(shapes: Record<string, CheckShape>): {
  ofThemes: Record<string, CheckShape>;
  others: Record<string, CheckShape>;
} {
  const names = new Set<string>();
  const visit = (name: string): void => {
    const shape = shapes[name];
    if (!shape || names.has(name)) return;
    names.add(name);
    Object.values(shape.members).forEach(({ type }) => shapesIn(type).forEach(visit));
  };
  visit('Theme');
  Object.keys(shapes)
    .filter((name) => /Style$/.test(name))
    .forEach(visit);
  const entries = Object.entries(shapes);
  return {
    ofThemes: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    others: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  };
}

function shapesIn(type: CheckType): string[] {
  if (typeof type !== 'object') return [];
  if ('shape' in type) return [type.shape];
  if ('list' in type) return shapesIn(type.list);
  if ('union' in type) return type.union.flatMap(shapesIn);
  if ('tuple' in type) return type.tuple.flatMap(shapesIn);
  return 'object' in type
    ? Object.values(type.object).flatMap((member) => shapesIn(member.type))
    : [];
}
