import vm from 'node:vm';
import type { ApiCall } from '../../../../contracts/api-model';
import type { Note } from './read-note';

/**
 * Runs the calls of a note with the library's exports in scope.
 *
 * @throws Error that names the file and the failing call.
 */
export function runCalls({ file, calls }: Note, library: Record<string, unknown>): ApiCall[] {
  return calls.map((call) => {
    try {
      const result: unknown = vm.runInNewContext(call, { ...library, Date, Math });
      return { call, result: asCode(result) };
    } catch (error) {
      throw new Error(
        `${file}: the call "${call}" fails (${(error as Error).message}): correct it.`,
        { cause: error },
      );
    }
  });
}

function asCode(value: unknown): string {
  if (value instanceof Date) return `Date ${value.toISOString()}`;
  if (typeof value === 'string') return `'${value}'`;
  return JSON.stringify(value) ?? String(value);
}
