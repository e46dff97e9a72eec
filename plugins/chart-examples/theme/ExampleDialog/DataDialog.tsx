import { useEffect, useState, type ReactNode } from 'react';
import type { ExampleTables } from '@site/shared/types/example-tables';
import DataTable from './DataTable';
import Dialog from './Dialog';

interface Props {
  /** Title of the example. */
  title: string;
  /** URL of the data. */
  url: string;
  onClose: () => void;
}

/** Renders the data of an example as tables. */
export default function DataDialog({ title, url, onClose }: Props): ReactNode {
  const [tables, setTables] = useState<ExampleTables>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) loadTables(url).then(setTables, () => setFailed(true));
  }, [url, failed]);
  return (
    <Dialog title={`Data: ${title}`} onClose={onClose}>
      <div className="example-dialog-body example-data">
        {failed ? (
          <div role="alert">
            <p>The data failed to load. Check your connection and try again.</p>
            <button type="button" onClick={() => setFailed(false)}>
              Try again
            </button>
          </div>
        ) : (
          <>
            <p role="status">{summaryOf(tables)}</p>
            {tables?.map((table, index) => (
              <DataTable key={index} table={table} />
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Returns a sentence about the tables, which screen readers announce when they are loaded. */
function summaryOf(tables: ExampleTables | undefined): string {
  if (!tables) return 'Loading the data…';
  if (tables.length === 0) return 'This example draws no data.';
  const times = tables.some(({ columns }) => columns.some(({ isTime }) => isTime));
  return `The rows that this chart draws.${times ? ' Times are in UTC, before their values in milliseconds.' : ''}`;
}

/**
 * Loads the data of an example.
 *
 * @throws Error if that fails; call it again to retry.
 */
async function loadTables(url: string): Promise<ExampleTables> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
