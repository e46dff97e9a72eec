import type { ExampleTables } from '@site/shared/types/example-tables';

/**
 * Loads the data of an example.
 *
 * @throws Error if that fails; call it again to retry.
 */
export async function loadTables(url: string): Promise<ExampleTables> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
