import type {
  Cell,
  ExampleTable,
  ExampleTables,
  TableColumn,
} from '../../../../shared/types/example-tables';
import { flatRow, isRecord, isRows } from './flat-row';
import type { RecordedSpec } from './record-specs';
import { rowsOfSpec } from './rows-of-spec';

/** Maximum number of rows of a table. */
export const maxRows = 200;

/** Components whose specs are rows of one table. */
const joined = ['Meter', 'LineAnnotation', 'RectAnnotation'];

/** Specs that draw the same rows. */
interface DataSet extends ColumnRoles {
  component: string;
  names: string[];
  rows: unknown[];
}

/** Returns the data of an example as tables, series first. Specs that draw the same rows share one. */
export function tablesOfSpecs(specs: RecordedSpec[]): ExampleTables {
  const sets: DataSet[] = [];
  for (const spec of specs) {
    const rows = rowsOfSpec(spec);
    if (rows && rows.length > 0) addRows(sets, spec, rows, columnRoles(spec, specs));
  }
  const isAnnotation = ({ component }: DataSet) => Number(component.endsWith('Annotation'));
  return sets
    .sort((a, b) => isAnnotation(a) - isAnnotation(b))
    .flatMap((set) => [tableOf(set), ...nestedTables(set)]);
}

function addRows(
  sets: DataSet[],
  { component, props }: RecordedSpec,
  rows: unknown[],
  { roles, times }: ColumnRoles,
): void {
  const name = nameOf(props);
  const same = sets.find((set) => isSameData(set, component, rows));
  if (!same) {
    sets.push({ component, names: name ? [name] : [], rows, roles, times });
    return;
  }
  if (name && !same.names.includes(name)) same.names.push(name);
  if (joined.includes(component)) same.rows = [...same.rows, ...rows];
  for (const [field, added] of roles)
    same.roles.set(field, [...new Set([...(same.roles.get(field) ?? []), ...added])]);
  for (const field of times) same.times.add(field);
}

const isSameData = (set: DataSet, component: string, rows: unknown[]) =>
  (joined.includes(component) && set.component === component) ||
  JSON.stringify(set.rows) === JSON.stringify(rows);

const nameOf = ({ name, id }: Record<string, unknown>) =>
  typeof name === 'string' && name !== '' ? name : typeof id === 'string' ? id : undefined;

function tableOf({ names, component, rows, roles, times }: DataSet): ExampleTable {
  const flat = rows.slice(0, maxRows).map((row) => flatRow(row));
  const fields = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  const columns = fields.map((name): TableColumn => ({
    name,
    roles: (roles.get(name) ?? []).filter((role) => role !== name),
    ...(times.has(name) && { isTime: true }),
  }));
  const cells = flat.map((row) => fields.map((field): Cell => row[field] ?? emptyCell(row, field)));
  return { names, component, columns, rows: cells, total: rows.length };
}

/** Tells a value that is `null` from a field that the row does not have. */
const emptyCell = (row: Record<string, Cell>, field: string): Cell => (field in row ? null : '');

/** Returns tables of the rows within rows, such as the trends of metrics. */
function nestedTables({ rows, component }: DataSet): ExampleTable[] {
  return rows.filter(isRecord).flatMap((row) =>
    Object.entries(row).flatMap(([field, value]) => {
      if (!isRows(value)) return [];
      const names = [row.title ? `${String(row.title)}, ${field}` : field];
      return [tableOf({ names, component, rows: value, roles: new Map(), times: new Set() })];
    }),
  );
}

/** Fields of the rows that a spec reads, with the names of the accessors. */
interface ColumnRoles {
  /** Names of accessors, by field. */
  roles: Map<string, string[]>;
  /** Fields with times in milliseconds since 1970. */
  times: Set<string>;
}

/** Reads the accessors of a spec that are names or indices of fields. */
function columnRoles(spec: RecordedSpec, specs: RecordedSpec[]): ColumnRoles {
  const roles = new Map<string, string[]>();
  for (const [prop, accessor] of Object.entries(spec.props)) {
    // The library never reads `stackAccessors`: any value stacks the series.
    const role = prop === 'stackAccessors' ? undefined : /^(.+)Accessors?$/.exec(prop)?.[1];
    if (!role) continue;
    for (const field of [accessor].flat())
      if (typeof field === 'string' || typeof field === 'number')
        roles.set(String(field), [...(roles.get(String(field)) ?? []), role]);
  }
  return { roles, times: new Set(timeFields(spec, specs)) };
}

function timeFields({ component, props, chart }: RecordedSpec, specs: RecordedSpec[]): string[] {
  const isTimeChart = () => specs.some((spec) => spec.chart === chart && hasTimeScale(spec));
  if (component === 'Timeslip') return ['epochMs'];
  if (component === 'RectAnnotation')
    return isTimeChart() ? ['coordinates.x0', 'coordinates.x1'] : [];
  if (component === 'LineAnnotation')
    return props.domainType === 'xDomain' && isTimeChart() ? ['dataValue'] : [];
  const { xAccessor } = props;
  return hasTimeScale({ component, props }) && typeof xAccessor !== 'function'
    ? [String(xAccessor)]
    : [];
}

const hasTimeScale = ({ props: { xScaleType, xScale } }: RecordedSpec) =>
  xScaleType === 'time' || xScale?.type === 'time';
