import { nearestName } from './nearest-name';
import type {
  CheckData,
  CheckMember,
  CheckShape,
  CheckType,
  ForeignName,
  ForeignTarget,
  FormerName,
} from './check-data';

/** Families of charts. A chart draws one of them. */
export type Family =
  | 'xy'
  | 'partition'
  | 'heatmap'
  | 'goal'
  | 'bullet'
  | 'metric'
  | 'wordcloud'
  | 'flame'
  | 'timeslip';

const xySeries = ['AreaSeries', 'BarSeries', 'BubbleSeries', 'HistogramBarSeries', 'LineSeries'];
const annotations = ['LineAnnotation', 'RectAnnotation'];

const families: Record<string, Family> = {
  ...Object.fromEntries([...xySeries, ...annotations, 'Axis'].map((name) => [name, 'xy'])),
  Partition: 'partition',
  Heatmap: 'heatmap',
  Goal: 'goal',
  Bullet: 'bullet',
  Metric: 'metric',
  Wordcloud: 'wordcloud',
  Flame: 'flame',
  Timeslip: 'timeslip',
};

/** Specs that belong to no family. */
const globalSpecs = new Set(['Settings', 'Tooltip', 'SmallMultiples', 'GroupBy']);

export const familyOf = (component: string | undefined): Family | undefined =>
  component === undefined ? undefined : own(families, component);

/** Whether a component is a spec, which works in a `Chart` only. */
export const isSpec = (component: string | undefined): boolean =>
  component !== undefined && (Object.hasOwn(families, component) || globalSpecs.has(component));

export const isSeries = (component: string | undefined): boolean =>
  component !== undefined && xySeries.includes(component);

export const isBarSeries = (component: string | undefined): boolean =>
  component === 'BarSeries' || component === 'HistogramBarSeries';

/** Returns the value of a key, but not that of every object's `constructor` and the like. */
export const own = <Item>(record: Record<string, Item>, key: string): Item | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** What the rules know about the library, with indexes. */
export class Library {
  readonly exports: ReadonlySet<string>;
  private readonly foreignProps: Map<string, ForeignName[]>;
  private readonly foreignComponents: Map<string, ForeignName[]>;

  constructor(readonly data: CheckData) {
    this.exports = new Set(data.exports);
    this.foreignProps = byName(data.foreign.props);
    this.foreignComponents = byName(data.foreign.components);
  }

  isComponent(name: string | undefined): name is string {
    return name !== undefined && Object.hasOwn(this.data.components, name);
  }

  get componentNames(): string[] {
    return Object.keys(this.data.components);
  }

  props(component: string): Record<string, CheckMember> {
    return own(this.data.components, component)?.props ?? {};
  }

  prop(component: string, name: string): CheckMember | undefined {
    return own(this.props(component), name);
  }

  /** Returns the link to a component, or to one of its props. */
  link(component: string, prop?: string): string {
    const page = own(this.data.components, component)?.page ?? '/all-types';
    return prop && this.prop(component, prop) ? `${page}#${prop}` : page;
  }

  /** Returns the components that have a prop. */
  componentsWith(prop: string): string[] {
    return this.componentNames.filter((name) => this.prop(name, prop));
  }

  shape(name: string): CheckShape | undefined {
    return own(this.data.shapes, name);
  }

  foreignProp(component: string, prop: string): ForeignName | undefined {
    const entries = this.foreignProps.get(prop) ?? [];
    const target = targetOf(component);
    const found = entries.find(({ on }) => on?.includes(target)) ?? entries.find(({ on }) => !on);
    if (found || target === 'other' || this.meantProp(component, prop)) return found;
    // The prop of another component, unless it is one of ours or nearly so.
    const isOurs =
      this.componentsWith(prop).length > 0 || nearestName(prop, Object.keys(this.props(component)));
    return isOurs ? undefined : entries[0];
  }

  foreignComponent(name: string): ForeignName | undefined {
    return this.foreignComponents.get(name)?.[0];
  }

  /** Returns the library that a package belongs to. */
  foreignPackage(module: string): string | undefined {
    const { packages } = this.data.foreign;
    const name = Object.keys(packages).find(
      (each) => module === each || module.startsWith(`${each}/`),
    );
    return name && packages[name];
  }

  /** Returns what is meant by a prop that does not exist. */
  meantProp(component: string, prop: string): string | undefined {
    return own(own(this.data.meant.props, component) ?? {}, prop);
  }

  former(name: string, of?: string): FormerName | undefined {
    return own(this.data.former, name)?.find((entry) => entry.of === of);
  }

  /** Returns the value of a constant's member, such as `ScaleType.Linear`. */
  valueOf(member: string): string | number | undefined {
    const [constant = '', name = ''] = member.split('.');
    return own(own(this.data.enums, constant)?.values ?? {}, name);
  }

  /** Returns the member of a constant that has a value. */
  memberWith(constant: string, value: string | number | boolean): string | undefined {
    const found = Object.entries(own(this.data.enums, constant)?.values ?? {}).find(
      ([, each]) => each === value,
    );
    return found && `${constant}.${found[0]}`;
  }
}

function byName(rows: ForeignName[]): Map<string, ForeignName[]> {
  const names = new Map<string, ForeignName[]>();
  for (const row of rows)
    for (const name of row.names) names.set(name, [...(names.get(name) ?? []), row]);
  return names;
}

function targetOf(component: string): ForeignTarget {
  if (component === 'Axis') return 'axis';
  if (isSeries(component)) return 'series';
  if (annotations.includes(component)) return 'annotation';
  const lower = component.toLowerCase();
  const named: ForeignTarget[] = ['settings', 'chart', 'tooltip', 'partition', 'heatmap'];
  return named.find((target) => target === lower) ?? 'other';
}

const libraries = new WeakMap<CheckData, Library>();

/** Returns the indexes of data. They are made once. */
export function libraryOf(data: CheckData): Library {
  const known = libraries.get(data);
  if (known) return known;
  const library = new Library(data);
  libraries.set(data, library);
  return library;
}

/** Returns a type as words for a sentence: `a number`, `one of 'left', 'right'`. */
export function describeType(type: CheckType, library: Library): string {
  if (typeof type === 'string') return words[type];
  if ('values' in type) {
    const names = type.values.map(
      (value) => (type.of && library.memberWith(type.of, value)) ?? quoted(value),
    );
    return `one of ${names
      .slice(0, 6)
      .map((name) => `\`${name}\``)
      .join(', ')}${names.length > 6 ? ' and others' : ''}`;
  }
  if ('list' in type) return 'an array';
  if ('tuple' in type) return `an array of ${type.tuple.length} values`;
  if ('union' in type)
    return [...new Set(type.union.map((each) => describeType(each, library)))].join(' or ');
  return 'an object';
}

const quoted = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value}'` : String(value);

const words: Record<Extract<CheckType, string>, string> = {
  any: 'any value',
  string: 'a string',
  color: 'a CSS color',
  number: 'a number',
  boolean: '`true` or `false`',
  function: 'a function',
  node: 'a React node',
  element: 'an element',
  component: 'a component',
  null: '`null`',
};
