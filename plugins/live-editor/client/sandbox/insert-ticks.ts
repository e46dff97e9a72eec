import type { parser } from '@lezer/javascript';

export type Tree = ReturnType<typeof parser.parse>;
export type SyntaxNode = Tree['topNode'];

/** Text to insert at a position. */
interface Insertion {
  at: number;
  text: string;
  /** Where the node begins that a closing text ends: of those at the same position, the inner one comes first. */
  opened?: number;
}

/**
 * Inserts a call with the number of the line at the start of each loop body and each function body, so that code that
 * does not end can be stopped. Lines stay the same.
 *
 * @param code - plain JavaScript without errors
 * @param name - name of the function to call
 */
export function insertTicks(code: string, tree: Tree, name: string): string {
  const lineOf = lineCounter(code);
  const insertions: Insertion[] = [];
  tree.iterate({
    enter: ({ node }) => {
      const body = bodyOf(node);
      if (!body) return;
      const call = `${name}(${lineOf(body.from)})`;
      if (body.name === 'Block') insertions.push({ at: body.from + 1, text: `${call};` });
      else {
        const isExpression = node.name === 'ArrowFunction';
        insertions.push(
          { at: body.from, text: isExpression ? `(${call},` : `{${call};` },
          { at: body.to, text: isExpression ? ')' : '}', opened: body.from },
        );
      }
    },
  });
  return withInsertions(code, insertions);
}

/** Returns the body of a loop or a function. */
function bodyOf(node: SyntaxNode): SyntaxNode | null {
  switch (node.name) {
    case 'ForStatement':
    case 'WhileStatement':
    case 'ArrowFunction':
      return node.lastChild;
    case 'DoStatement':
      return node.firstChild?.nextSibling ?? null;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'MethodDeclaration':
    case 'Property': // a method of an object
      return node.getChild('Block');
    default:
      return null;
  }
}

const globalTimers =
  /^(?:globalThis|self|window)(\s*\.\s*(?:setTimeout|setInterval|requestAnimationFrame|clearTimeout|clearInterval|cancelAnimationFrame))$/;

/**
 * Replaces `window.setTimeout` by `setTimeout`, and so on, with spaces in front: the functions of the run, whose timers
 * end with it.
 */
export function withOwnTimers(code: string, tree: Tree): string {
  let result = code;
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'MemberExpression') return;
      const text = code.slice(from, to);
      const property = globalTimers.exec(text)?.[1]?.replace('.', ' ');
      if (property)
        result = result.slice(0, from) + property.padStart(to - from) + result.slice(to);
    },
  });
  return result;
}

function withInsertions(code: string, insertions: Insertion[]): string {
  const sorted = insertions.sort(
    (a, b) => a.at - b.at || (b.opened ?? -1) - (a.opened ?? -1), // closing texts first
  );
  let result = '';
  let end = 0;
  for (const { at, text } of sorted) {
    result += code.slice(end, at) + text;
    end = at;
  }
  return result + code.slice(end);
}

/** Returns a function that counts the lines before a position, from 1. */
export function lineCounter(code: string): (position: number) => number {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (position) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
