import vm from 'node:vm';
import { errorMessage } from '../../../../shared/error-message';
import type { ApiCall } from '../../../../shared/types/api-model';
import type { ExtractedSymbol, ModelOf } from '../stages';
import type { Note } from './read-note';

/** Returns the model with the calls in the notes on its functions, and their results. */
export const withCalls = <Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
  notes: Map<string, Note>,
  library: Record<string, unknown>,
): ModelOf<Symbol & { calls: ApiCall[] }> => ({
  ...model,
  symbols: model.symbols.map((symbol) => {
    const note = symbol.kind === 'function' ? notes.get(symbol.name) : undefined;
    return { ...symbol, calls: note ? runCalls(note, library) : [] };
  }),
});

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
      throw new Error(`${file}: the call "${call}" fails (${errorMessage(error)}): correct it.`, {
        cause: error,
      });
    }
  });
}

function asCode(value: unknown): string {
  if (value instanceof Date) return `Date ${value.toISOString()}`;
  if (typeof value === 'string') return `'${value}'`;
  return JSON.stringify(value) ?? String(value);
}
