import type { Evaluator } from './evaluate';
import { childNamed, partsOf, type SyntaxNode } from './syntax';
import { choice, optionsOf, unknown, type Known, type Value } from './value';

type NumberValue = Extract<Value, { kind: 'number' }>;

/** Computes operators: arithmetic, logic, and types after `as`. */
export function combine(evaluator: Evaluator, node: SyntaxNode, known: Known): Value {
  const [left, right] = partsOf(node);
  if (!left) return unknown(node);
  const first = evaluator.evaluate(left, known);
  if (node.name === 'UnaryExpression') return unary(evaluator, node, first);
  if (childNamed(node, 'as', 'satisfies')) {
    const isKnown = optionsOf(first).some(({ kind }) => kind !== 'unknown');
    return isKnown || !right ? first : evaluator.types.valueOf(right);
  }
  if (!right) return unknown(node);
  const second = evaluator.evaluate(right, known);
  const operator = evaluator.source.text.slice(left.to, right.from).trim();
  switch (operator) {
    case '&&':
      return choice([{ kind: 'boolean', value: false, node }, second], node);
    case '||':
    case '??':
      return choice([...optionsOf(first).filter(({ kind }) => kind !== 'nothing'), second], node);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case '**':
      return arithmetic(operator, first, second, node);
    default:
      return /^[<>=!]/.test(operator) ? { kind: 'boolean', node } : unknown(node);
  }
}

function unary(evaluator: Evaluator, node: SyntaxNode, value: Value): Value {
  const operator = evaluator.text(node).charAt(0);
  if (operator === '!') return { kind: 'boolean', node };
  if (operator === '+')
    return value.kind === 'date' ? { kind: 'number', time: 'ms', node } : { kind: 'number', node };
  if (operator !== '-') return unknown(node);
  const number = value.kind === 'number' && value.value !== undefined ? -value.value : undefined;
  return { kind: 'number', ...(number !== undefined && { value: number }), node };
}

function arithmetic(operator: string, left: Value, right: Value, node: SyntaxNode): Value {
  if (operator === '+' && (left.kind === 'string' || right.kind === 'string'))
    return { kind: 'string', node };
  // Dates are numbers in differences.
  if (left.kind === 'date' || right.kind === 'date') {
    if (operator === '/') return timed(asTime(left), right, operator, node);
    return operator === '-' ? { kind: 'number', node } : unknown(node);
  }
  if (left.kind !== 'number' || right.kind !== 'number')
    return operator === '+' ? unknown(node) : { kind: 'number', node };
  return timed(left, right, operator, node);
}

const asTime = (value: Value): Value =>
  value.kind === 'date' ? { kind: 'number', time: 'ms', node: value.node } : value;

function timed(left: Value, right: Value, operator: string, node: SyntaxNode): Value {
  if (left.kind !== 'number' || right.kind !== 'number') return { kind: 'number', node };
  const value = result(operator, left, right);
  return {
    kind: 'number',
    ...(value !== undefined && { value }),
    ...unit(operator, left, right),
    node,
  };
}

function unit(operator: string, left: NumberValue, right: NumberValue): { time?: 'ms' | 's' } {
  const isThousand = right.value === 1000;
  if (operator === '/' && left.time === 'ms' && isThousand) return { time: 's' };
  if (operator === '*' && left.time === 's' && isThousand) return { time: 'ms' };
  if (operator === '-' && left.time && right.time) return {};
  if (operator !== '+' && operator !== '-') return {};
  const time = left.time ?? right.time;
  return time ? { time } : {};
}

function result(
  operator: string,
  { value: a }: NumberValue,
  { value: b }: NumberValue,
): number | undefined {
  if (a === undefined || b === undefined) return undefined;
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    default:
      return a ** b;
  }
}
