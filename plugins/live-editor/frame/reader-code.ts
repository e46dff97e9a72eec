import { CompiledFunction } from './natives';

/** Parameters of the function that a module becomes, before those of the run. */
type Scope = Record<string, unknown>;

const nameOfSource = (id: number) => `edited-code-${id}.tsx`;

/** Lines that precede the body of a compiled function in the positions that the browser reports. */
let linesBefore = 0;

/**
 * Compiles a module.
 *
 * @param id - number of the run, for {@link originOf}
 * @param scope - names and values of what it can use beside the globals
 * @returns a function that runs it.
 * @throws SyntaxError
 */
export function compileReaderCode(id: number, code: string, scope: Scope): () => unknown {
  // In a block, the code can declare the names of the parameters itself.
  const body = `{${code}\n}\n//# sourceURL=${nameOfSource(id)}`;
  const run = CompiledFunction(...Object.keys(scope), body) as (...values: unknown[]) => unknown;
  return () => run(...Object.values(scope));
}

/** Where an error was created, or what called the function that created it. */
export interface Origin {
  /** The run of the code. */
  id: number;
  /** Line in the source of the reader, from 1. */
  line: number;
}

/** Returns the place in the code of the reader from which an error comes, if its stack names one. */
export function originOf(error: unknown): Origin | undefined {
  try {
    const stack = error instanceof Error ? String(error.stack) : '';
    const [, id, line] = /edited-code-(\d+)\.tsx:(\d+)/.exec(stack) ?? [];
    if (id === undefined || line === undefined) return undefined;
    return { id: Number(id), line: Math.max(1, Number(line) - linesBefore) };
  } catch {
    return undefined;
  }
}

/** Measures how this browser counts the lines of compiled functions. */
export function measureLines(): void {
  try {
    compileReaderCode(0, 'throw new Error()', {})();
  } catch (error) {
    linesBefore = (originOf(error)?.line ?? 1) - 1;
  }
}
