import { useState, type ReactNode } from 'react';
import type { Cell, ExampleTable, TableColumn } from '@site/shared/types/example-tables';
import { copyText } from '../../../../shared/browser/copy-text';
import { csvOf } from './csv-of';
import { timeText } from './time-text';

/** Renders a table of rows, with a button that copies them. */
export default function DataTable({ table }: { table: ExampleTable }): ReactNode {
  const { names, component, columns, rows, total } = table;
  const [copied, setCopied] = useState('');
  const name = names.join(', ') || component;
  const aligned = columns.map((column, index) => ({
    column,
    isNumeric: !column.isTime && rows.every((cells) => typeof cells[index] === 'number'),
  }));
  const copy = async () =>
    setCopied((await copyText(csvOf(table))) ? 'Copied' : 'The browser does not allow copying');
  return (
    <section aria-label={name}>
      {/* The area scrolls horizontally: the Tab key must reach it. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div role="group" aria-label={`Rows of ${name}`} tabIndex={0}>
        <table>
          <caption>
            <b>{name}</b> <code>{component}</code>
          </caption>
          <thead>
            <tr>
              {aligned.map(({ column, isNumeric }) => (
                <th key={column.name} scope="col" {...alignment(isNumeric)}>
                  {column.name}{' '}
                  {column.roles.length > 0 && <small>{column.roles.join(', ')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {aligned.map(({ column, isNumeric }, index) => (
                  <DataCell
                    key={index}
                    cell={cells[index]}
                    column={column}
                    isNumeric={isNumeric}
                    isFirst={index === 0}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {rowCount(rows.length, total)}
        <button type="button" onClick={() => void copy()}>
          Copy as CSV
        </button>
        <span role="status">{copied}</span>
      </p>
    </section>
  );
}

function rowCount(shown: number, total: number): string {
  if (shown < total) return `The first ${shown} of ${total} rows. The code of the example has all.`;
  return total === 1 ? '1 row' : `${total} rows`;
}

interface CellProps {
  cell: Cell | undefined;
  column: TableColumn;
  isNumeric: boolean;
  isFirst: boolean;
}

function DataCell({ cell, column, isNumeric, isFirst }: CellProps) {
  const content =
    typeof cell === 'number' && column.isTime ? (
      <>
        {timeText(cell)} <small>{cell}</small>
      </>
    ) : (
      String(cell)
    );
  return isFirst ? (
    <th scope="row" {...alignment(isNumeric)}>
      {content}
    </th>
  ) : (
    <td {...alignment(isNumeric)}>{content}</td>
  );
}

/** Aligns numbers at their last digit. */
const alignment = (isNumeric: boolean) => isNumeric && { 'data-number': '' };
