import { isValidElement } from 'react';
import type { Cell } from '../../../../shared/types/example-tables';

/** Decimal digits of numbers that are not whole: enough for every chart, without the noise of computed values. */
const digits = 10;

/**
 * Returns the fields of a row as cells. The fields of nested objects have the name of the object before theirs.
 * Functions and elements are left out, and so are arrays of objects, which are tables of their own.
 */
export function flatRow(row: unknown, prefix = ''): Record<string, Cell> {
  if (!isRecord(row) && !Array.isArray(row)) return { value: cellOf(row) };
  return Object.assign(
    {},
    ...Object.entries(row).map(([name, value]): Record<string, Cell> => {
      if (value === undefined || typeof value === 'function' || isValidElement(value)) return {};
      if (isRecord(value)) return flatRow(value, `${prefix}${name}.`);
      return isRows(value) ? {} : { [prefix + name]: cellOf(value) };
    }),
  );
}

/** Whether a value is an array of objects, such as the trend of a metric. */
export const isRows = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some(isRecord);

/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function cellOf(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return numberOf(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
}

/** JSON has no infinite numbers. */
function numberOf(value: number): number | string {
  if (!Number.isFinite(value)) return String(value);
  return Number.isInteger(value) ? value : Number(value.toPrecision(digits));
}
