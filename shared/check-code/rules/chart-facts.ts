import { familyOf, isSeries, type Family, type Library } from '../library';
import type { ChartPart, ChartTree } from '../source/charts';
import type { Element } from '../source/elements';
import { applied } from '../source/evaluate-calls';
import type { ChartModule } from '../source/module';
import { optionsOf, unknown, type Value } from '../source/value';

/** What is known about a chart. */
export class ChartFacts {
  readonly parts: ChartPart[];
  readonly settings: ChartPart[];

  constructor(
    readonly tree: ChartTree,
    private readonly values: SpecValues,
  ) {
    this.parts = tree.parts;
    this.settings = this.named('Settings');
  }

  get chart(): Element {
    return this.tree.chart;
  }

  /** The `Settings`, if there is one only: what two of them set together is not meant to be lost. */
  get onlySettings(): Element | undefined {
    return this.settings.length === 1 ? this.settings[0]?.element : undefined;
  }

  named(...components: string[]): ChartPart[] {
    return this.parts.filter(
      ({ element }) => element.component !== undefined && components.includes(element.component),
    );
  }

  get series(): ChartPart[] {
    return this.parts.filter(({ element }) => isSeries(element.component));
  }

  get axes(): ChartPart[] {
    return this.named('Axis');
  }

  /** The family that is drawn: that of the first spec that has one. */
  get family(): Family | undefined {
    return this.parts.map(({ element }) => familyOf(element.component)).find(Boolean);
  }

  /** Whether other components can add specs or settings. */
  get isOpen(): boolean {
    return this.tree.isOpen;
  }

  /** Returns the value of a setting: `undefined` if it is not set, `unknown` if it is not known. */
  setting(name: string): Value | undefined {
    const last = this.settings.at(-1)?.element;
    if (!last) return this.isOpen ? unknown(this.chart.node) : undefined;
    return (
      last.value(name) ?? (last.hasUnknownProps || this.isOpen ? unknown(last.node) : undefined)
    );
  }

  /** Returns the rotation in degrees, if it is known. */
  get rotation(): number | undefined {
    const value = this.setting('rotation');
    if (!value) return 0;
    return value.kind === 'number' ? value.value : undefined;
  }

  get isRotated(): boolean | undefined {
    return this.rotation === undefined ? undefined : this.rotation === 90 || this.rotation === -90;
  }

  /** Whether an axis shows x; `undefined` if that is not known. */
  showsX(axis: Element): boolean | undefined {
    const isRotated = this.isRotated;
    const position = this.values.literal(axis, 'position', 'left');
    if (isRotated === undefined || position === undefined) return undefined;
    return (position === 'top' || position === 'bottom') !== isRotated;
  }

  /** Returns the type of the x scale, if all series agree. */
  get xScale(): string | undefined {
    const types = new Set(this.series.map(({ element }) => this.values.xScale(element)));
    const [only] = types;
    return types.size === 1 && !this.isOpen ? only : undefined;
  }
}

/** The rows of a spec. */
interface Rows {
  rows: Value[];
  isComplete: boolean;
}

/** Reads props of specs. */
export class SpecValues {
  private readonly knownRows = new Map<Element, Rows>();
  private readonly knownColumns = new Map<Element, Map<Value, Value[]>>();

  constructor(
    private readonly module: ChartModule,
    readonly library: Library,
  ) {}

  /** Returns the literal value of a prop; its default if it is not set, `undefined` if it is not known. */
  literal(
    element: Element,
    prop: string,
    fallback?: string | number | boolean,
  ): string | number | boolean | undefined {
    const value = element.value(prop);
    if (!value) return element.lacks(prop) ? fallback : undefined;
    return this.literalOf(value);
  }

  literalOf(value: Value): string | number | boolean | undefined {
    if (value.kind === 'library') return this.library.valueOf(value.name);
    return value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean'
      ? value.value
      : undefined;
  }

  /** Returns the default of a prop at run time. */
  default(element: Element, prop: string): string | undefined {
    const text = this.library.props(element.component ?? '')[prop]?.default;
    const value =
      text === undefined ? undefined : (this.library.valueOf(text) ?? text.replaceAll("'", ''));
    return value === undefined ? undefined : String(value);
  }

  /** Returns the type of the x scale of a series, with its default. */
  xScale(element: Element): string | undefined {
    if (element.component === 'Heatmap') return this.heatmapScale(element);
    const type = this.literal(element, 'xScaleType', this.default(element, 'xScaleType'));
    // What is no type of a scale is reported as such.
    return typeof type === 'string' && this.library.memberWith('ScaleType', type)
      ? type
      : undefined;
  }

  private heatmapScale(element: Element): string | undefined {
    const scale = element.value('xScale');
    if (!scale) return element.lacks('xScale') ? 'ordinal' : undefined;
    const type = scale.kind === 'object' ? scale.fields.get('type')?.value : undefined;
    const literal = type && this.literalOf(type);
    return typeof literal === 'string' ? literal : undefined;
  }

  /** Returns the known rows of a spec, and whether there are no others. */
  rows(element: Element): Rows {
    const known = this.knownRows.get(element);
    if (known) return known;
    const data = element.value('data');
    const lists = data ? optionsOf(data).filter(({ kind }) => kind !== 'nothing') : [];
    const rows = lists.flatMap((list) =>
      list.kind === 'list' ? list.items.flatMap(optionsOf) : [],
    );
    const isComplete =
      lists.length > 0 && lists.every((list) => list.kind === 'list' && list.isComplete);
    const found = { rows, isComplete };
    this.knownRows.set(element, found);
    return found;
  }

  /** Returns what an accessor reads from a row. */
  read(accessor: Value, row: Value): Value {
    const { evaluator } = this.module;
    if (accessor.kind === 'string' && accessor.value !== undefined && row.kind === 'object')
      return row.fields.get(accessor.value)?.value ?? unknown(row.node);
    if (accessor.kind === 'number' && accessor.value !== undefined)
      return evaluator.item(row, accessor.value);
    return accessor.kind === 'function' ? applied(evaluator, accessor, [row]) : unknown(row.node);
  }

  /** Returns the values that an accessor reads, without those that are not known. */
  column(element: Element, accessor: Value): Value[] {
    const columns = this.knownColumns.get(element) ?? new Map<Value, Value[]>();
    this.knownColumns.set(element, columns);
    const known = columns.get(accessor);
    if (known) return known;
    const { rows } = this.rows(element);
    // What a function returns can be known although the rows are not.
    const read = rows.length > 0 ? rows : [unknown(element.node)];
    const values = read
      .flatMap((row) => optionsOf(this.read(accessor, row)))
      .filter(({ kind }) => kind !== 'unknown');
    columns.set(accessor, values);
    return values;
  }

  /** Returns the accessors in a prop, which is one or a list of them. */
  accessors(element: Element, prop: string): Value[] {
    const value = element.value(prop);
    if (!value) return [];
    return optionsOf(value).flatMap((option) =>
      option.kind === 'list' ? option.items.flatMap(optionsOf) : [option],
    );
  }
}
