import type { GetData } from '@elastic/charts';
import type { RecordedSpec } from './record-specs';

/** Components that draw a single value, with the props that define it. */
const singleValues: Record<string, string[]> = {
  Goal: ['actual', 'target', 'base', 'bands', 'domain'],
  Meter: ['ariaLabel', 'value', 'baseline', 'target', 'threshold', 'domain'],
};

/** Returns the rows that a spec draws, or undefined if it has no data. */
export function rowsOfSpec({ component, props }: RecordedSpec): unknown[] | undefined {
  const { data, dataValues, columnarData, getData } = props;
  const values = singleValues[component];
  if (values) return [pick(props, values)];
  // The tiles of Metric and Bullet are in rows; a missing one leaves a gap.
  if (component === 'Metric' || component === 'Bullet')
    return Array.isArray(data) ? data.flat().filter((tile) => tile !== undefined) : undefined;
  if (columnarData)
    return columnarData.label.map((label, index) => ({ label, value: columnarData.value[index] }));
  if (getData) return getData(demand);
  // The annotations of an example are rows of one table.
  if (Array.isArray(dataValues)) return dataValues.map((row) => ({ id: props.id, ...row }));
  return Array.isArray(data) ? data : undefined;
}

function pick(props: Record<string, unknown>, names: string[]) {
  return Object.fromEntries(
    names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]),
  );
}

/** The request of a Timeslip for bins of months. */
const demand: Parameters<GetData>[0] = {
  lo: null,
  hi: null,
  binUnit: 'month',
  binUnitCount: 1,
  unitBarMaxWidthPixels: 0,
};
