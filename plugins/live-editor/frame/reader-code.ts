import { CompiledFunction } from './natives';

/** Parameters of the function that a module becomes, before those of the run. */
type Scope = Record<string, unknown>;

const nameOfSource = (id: number) => `edited-code-${id}.tsx`;

/**
 * WebKit reports lines of compiled functions without the name of their source. More lines than the script of the frame
 * has tell the code of the reader from it.
 */
const emptyLines = 1_000;

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
  const body = `{${'\n'.repeat(emptyLines)}${code}\n}\n//# sourceURL=${nameOfSource(id)}`;
  const run = CompiledFunction(...Object.keys(scope), body) as (...values: unknown[]) => unknown;
  return () => run(...Object.values(scope));
}

/** Where an error was created, or what called the function that created it. */
export interface Origin {
  /** The run of the code, if the browser names it. */
  id: number | undefined;
  /** Line in the source of the reader, from 1. */
  line: number;
}

/** Returns the place in the code of the reader from which an error comes, if its stack names one. */
export function originOf(error: unknown): Origin | undefined {
  try {
    if (!(error instanceof Error)) return undefined;
    const [, id, line] = /edited-code-(\d+)\.tsx:(\d+)/.exec(String(error.stack)) ?? [];
    if (line !== undefined) return { id: Number(id), line: readerLine(Number(line)) };
    const ofWebKit: unknown = Reflect.get(error, 'line');
    if (typeof ofWebKit !== 'number' || ofWebKit < emptyLines) return undefined;
    return { id: undefined, line: readerLine(ofWebKit) };
  } catch {
    return undefined;
  }
}

const readerLine = (line: number): number => Math.max(1, line - linesBefore);

/** Measures how this browser counts the lines of compiled functions. */
export function measureLines(): void {
  try {
    compileReaderCode(0, 'throw new Error()', {})();
  } catch (error) {
    linesBefore = (originOf(error)?.line ?? 1) - 1;
  }
}
