import { parser } from '@lezer/javascript';
import { transform } from 'sucrase';
import { parse } from '../../../../shared/check-code/source/syntax';
import {
  insertTicks,
  lineCounter,
  withOwnTimers,
  type SyntaxNode,
  type Tree,
} from './insert-ticks';

/** A module as the body of a function. */
export interface CompiledModule {
  /** Plain JavaScript with the lines of the source; returns the component to draw if there is no default export. */
  readonly code: string;
  /** Name of the function that the code calls in each loop and function, with the line. */
  readonly tick: string;
}

/** An error with a place in the source. */
export class CodeError extends Error {
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}

/**
 * Compiles a TypeScript module with JSX into the body of a function with the parameters `require` and `exports`.
 *
 * @throws CodeError if it cannot be parsed.
 */
export function compile(source: string): CompiledModule {
  const script = toScript(source);
  const tree = parser.parse(script);
  const error = firstError(tree);
  if (error !== undefined) throw unexpectedToken(source, lineCounter(script)(error));
  const tick = unusedName(script);
  const component = componentOf(script, tree);
  const code = insertTicks(withOwnTimers(script, tree), tree, tick);
  return { code: `${code}\nreturn ${component ?? 'undefined'};`, tick };
}

function toScript(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      disableESTransforms: true,
      jsxRuntime: 'automatic',
      production: true,
    }).code;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { loc } = error as Error & { loc?: { line: number; column: number } };
    // The place is also at the end of the message.
    throw new CodeError(error.message.replace(/ \(\d+:\d+\)$/, ''), loc?.line, loc?.column);
  }
}

function firstError(tree: Tree): number | undefined {
  let position: number | undefined;
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) position ??= from;
      return position === undefined;
    },
  });
  return position;
}

/** Returns an error at what cannot be read in the source, or in the line of the script that cannot. */
function unexpectedToken(source: string, line: number): CodeError {
  const node = parse(source).nodes.find(({ isError }) => isError);
  if (!node) return new CodeError('This line cannot be read', line);
  const token = /^\s*(\w+|\S)/.exec(source.slice(node.from));
  const at = node.from + (token ? token[0].length - (token[1] ?? '').length : 0);
  const message = token ? `Unexpected "${token[1]}"` : 'The code ends too early';
  const column = at - source.lastIndexOf('\n', at - 1);
  return new CodeError(message, lineCounter(source)(at), column);
}

/** Returns a name that code cannot know, so that it cannot replace the function. */
function unusedName(code: string): string {
  for (;;) {
    const name = `tick_${Math.random().toString(36).slice(2)}`;
    if (!code.includes(name)) return name;
  }
}

/** Returns the name of the last function or constant at the top level that is named like a component and has JSX. */
function componentOf(script: string, tree: Tree): string | undefined {
  let component: string | undefined;
  for (let node = tree.topNode.firstChild; node; node = node.nextSibling)
    if (isDefinition(node)) {
      const name = node.getChild('VariableDefinition');
      const text = name ? script.slice(name.from, name.to) : '';
      if (/^[A-Z]/.test(text) && /\bjsxs?\.call\(/.test(script.slice(node.from, node.to)))
        component = text;
    }
  return component;
}

const isDefinition = ({ name }: SyntaxNode): boolean =>
  name === 'FunctionDeclaration' || name === 'VariableDeclaration' || name === 'ClassDeclaration';
