import type { Cell, ExampleTable } from '@site/shared/types/example-tables';

/** Returns the rows of a table as CSV (RFC 4180), with a line of names. Missing values are empty. */
export const csvOf = ({ columns, rows }: Pick<ExampleTable, 'columns' | 'rows'>): string =>
  [columns.map(({ name }) => name), ...rows]
    .map((cells) => cells.map(csvField).join(','))
    .join('\r\n');

function csvField(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
