import fs from 'node:fs';
import path from 'node:path';
import { kindOf, type Finding } from '../../shared/check-code/finding';

/** A finding that a snippet must have. */
export interface Expectation {
  kind: string;
  line: number;
  /** As it is written on that line. */
  token: string;
}

/** A module with mistakes. */
export interface Snippet {
  /** `first/028-wages-singular-accessor` */
  name: string;
  source: string;
  expected: Expectation[];
}

const folder = path.join(__dirname, 'snippets');

/** Reads the snippets of all halves. */
export const readSnippets = (): Snippet[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx.txt'))
    .sort()
    .map((file) => {
      const source = fs.readFileSync(path.join(folder, file), 'utf8');
      const name = file.replace(/\.tsx\.txt$/, '');
      return { name, source, expected: expectations(name, source) };
    });

/** @throws Error with the name, if the first line is in another form. */
function expectations(name: string, source: string): Expectation[] {
  const [first = ''] = source.split('\n');
  return first
    .replace(/^\/\/ expect: /, '')
    .split(/; (?=[a-z-]+ at line \d+: )/)
    .map((entry) => {
      const [, kind, line, token] = /^([a-z-]+) at line (\d+): (.+)$/.exec(entry) ?? [];
      if (!kind || !token)
        throw new Error(
          `${name}: "${entry}" is no expectation such as "unknown-prop at line 3: tooltip".`,
        );
      return { kind, line: Number(line), token };
    });
}

/** Kinds that stand for each other where both are true. */
const neighbors: string[][] = [
  ['removed', 'wrong-type'],
  ['deprecated', 'no-effect'],
  ['no-effect', 'scale-mismatch'],
  ['hidden-data', 'accessor-shape', 'wrong-type', 'missing-required'],
  ['annotation-mismatch', 'unknown-value', 'wrong-type'],
  ['number-string', 'wrong-type'],
  ['two-themes', 'wrong-type'],
  ['unknown-component', 'removed'],
  ['date-object', 'wrong-type'],
];

/** What a snippet has and lacks. */
export interface Comparison {
  met: Expectation[];
  missed: Expectation[];
  additional: Finding[];
}

/** Compares findings with expectations. Each finding meets one, rather one of its own kind. */
export function compare(
  expected: readonly Expectation[],
  findings: readonly Finding[],
): Comparison {
  const left = new Set(findings);
  const met: Expectation[] = [];
  const missed: Expectation[] = [];
  for (const expectation of expected) {
    const onLine = [...left].filter(({ line }) => line === expectation.line);
    const found =
      onLine.find(({ code }) => kindOf(code) === expectation.kind) ??
      onLine.find(({ code }) =>
        neighbors.some((kinds) => kinds.includes(kindOf(code)) && kinds.includes(expectation.kind)),
      ) ??
      // What is a name of another library is unknown here; an unknown name says less than a foreign one.
      onLine.find(
        ({ code }) => kindOf(code) === 'foreign-name' && expectation.kind === 'unknown-prop',
      );
    if (found) left.delete(found);
    (found ? met : missed).push(expectation);
  }
  return { met, missed, additional: [...left] };
}
