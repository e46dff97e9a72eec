import type { Evaluator } from './evaluate';
import { declaredReturn } from './parameters';
import {
  childNamed,
  childrenOf,
  parametersOf,
  partsOf,
  returnsOf,
  type SyntaxNode,
} from './syntax';
import {
  choice,
  optionsOf,
  unknown,
  type FunctionValue,
  type Known,
  type ListValue,
  type Value,
} from './value';

/** Items of a list for which a function is computed one by one. */
const itemLimit = 64;

/** Computes calls of functions, methods and constructors. */
export function call(evaluator: Evaluator, node: SyntaxNode, known: Known): Value {
  const [callee] = partsOf(node);
  const list = childNamed(node, 'ArgList');
  if (!callee) return unknown(node);
  const given = list ? partsOf(list) : [];
  const context: CallContext = { evaluator, node, known, callee, given };
  const target = callee.name === 'InstantiationExpression' ? (callee.firstChild ?? callee) : callee;
  const name = evaluator
    .text(target)
    .replace(/^React\./, '')
    .replaceAll('?.', '.');
  if (node.name === 'NewExpression')
    return name === 'Date' ? { kind: 'date', node } : unknown(node);
  return (
    globalCall(name, context) ??
    (target.name === 'MemberExpression' ? methodCall(target, context) : undefined) ??
    localCall(target, context)
  );
}

interface CallContext {
  evaluator: Evaluator;
  node: SyntaxNode;
  known: Known;
  callee: SyntaxNode;
  given: SyntaxNode[];
}

/** Functions of date-fns and of other date libraries that return no date. */
const noDate = /^(?:format|getTime|getUnixTime|difference|is[A-Z]|get[A-Z]|compare)/;

function globalCall(name: string, context: CallContext): Value | undefined {
  const { evaluator, node, known, given } = context;
  const first = (): Value => (given[0] ? evaluator.evaluate(given[0], known) : unknown(node));
  switch (name) {
    case 'Date.now':
    case 'Date.parse':
    case 'performance.timeOrigin':
      return { kind: 'number', time: 'ms', node };
    case 'Date.UTC': {
      const parts = given.map((each) => evaluator.evaluate(each, known));
      const numbers = parts.map((part) => (part.kind === 'number' ? part.value : undefined));
      const [year, month, ...rest] = numbers;
      if (year === undefined || numbers.includes(undefined))
        return { kind: 'number', time: 'ms', node };
      const value = Date.UTC(year, month ?? 0, ...rest.map((each) => each ?? 0));
      return { kind: 'number', value, time: 'ms', node };
    }
    case 'Math.floor':
    case 'Math.round':
    case 'Math.ceil':
    case 'Math.trunc': {
      const value = first();
      return value.kind === 'number' && value.time
        ? { kind: 'number', time: value.time, node }
        : { kind: 'number', node };
    }
    case 'Number':
      return first().kind === 'date'
        ? { kind: 'number', time: 'ms', node }
        : { kind: 'number', node };
    case 'parseInt':
    case 'parseFloat':
    case 'Number.parseFloat':
    case 'Number.parseInt':
      return { kind: 'number', node };
    case 'String':
      return { kind: 'string', node };
    case 'Boolean':
      return { kind: 'boolean', node };
    case 'Object.freeze':
    case 'structuredClone':
      return first();
    case 'Object.keys':
      return entries(first(), node, ({ key }) => key);
    case 'Object.values':
      return entries(first(), node, ({ value }) => value);
    case 'Object.entries':
      return entries(first(), node, ({ key, value }) => ({
        kind: 'list',
        items: [key, value],
        isComplete: true,
        node,
      }));
    case 'Array.from':
      return arrayFrom(context);
    case 'useMemo': {
      const value = first();
      return value.kind === 'function' ? applied(evaluator, value, []) : unknown(node);
    }
    case 'useCallback':
      return first();
    case 'useState':
      return state(context);
    case 'useDeferredValue':
      return first();
  }
  if (name.startsWith('Math.')) return { kind: 'number', node };
  if (
    /^(?:moment|dayjs)(?:\.(?:utc|tz|unix|parseZone))?$/.test(name) ||
    /^DateTime\.(?:from|now|utc|local)/.test(name)
  )
    return { kind: 'date', node };
  const binding = /^\w+$/.test(name) ? evaluator.scopes.find(name, node) : undefined;
  if (binding?.kind === 'import' && /^date-fns(?:\/|$)/.test(binding.module)) {
    if (binding.imported === 'getUnixTime') return { kind: 'number', time: 's', node };
    if (binding.imported === 'getTime') return { kind: 'number', time: 'ms', node };
    return noDate.test(binding.imported) ? unknown(node) : { kind: 'date', node };
  }
  return undefined;
}

function entries(
  value: Value,
  node: SyntaxNode,
  each: (entry: { key: Value; value: Value }) => Value,
): Value {
  const incomplete = (item: Value): Value => ({
    kind: 'list',
    items: [each({ key: { kind: 'string', node }, value: item })],
    isComplete: false,
    node,
  });
  if (value.kind !== 'object') return incomplete(unknown(node));
  const items = [...value.fields].map(([name, field]) =>
    each({ key: { kind: 'string', value: name, node }, value: field.value }),
  );
  if (items.length === 0) return incomplete(unknown(node));
  return { kind: 'list', items, isComplete: value.isComplete, node };
}

function arrayFrom({ evaluator, node, known, given }: CallContext): Value {
  const [from, convert] = given;
  const source = from ? evaluator.evaluate(from, known) : unknown(node);
  const length = source.kind === 'object' ? source.fields.get('length')?.value : undefined;
  const count = length?.kind === 'number' ? length.value : undefined;
  const list: ListValue | undefined =
    source.kind === 'list'
      ? source
      : count !== undefined && count <= itemLimit
        ? {
            kind: 'list',
            items: Array.from({ length: count }, () => ({ kind: 'nothing', isNull: false, node })),
            isComplete: true,
            node,
          }
        : undefined;
  const callback = convert ? evaluator.evaluate(convert, known) : undefined;
  if (callback?.kind !== 'function')
    return list ?? { kind: 'list', items: [], isComplete: false, node };
  return mapped(evaluator, list, callback, node);
}

/** A state variable has its initial value, that of its type, and those that its setter gets. */
function state({ evaluator, node, known, callee, given }: CallContext): Value {
  const type =
    callee.name === 'InstantiationExpression' ? childNamed(callee, 'TypeArgList') : undefined;
  const [declared] = type ? partsOf(type) : [];
  const initial = given[0] ? evaluator.evaluate(given[0], known) : unknown(node);
  const start = initial.kind === 'function' ? applied(evaluator, initial, []) : initial;
  const whole = declared ? evaluator.types.valueOf(declared) : start;
  return {
    kind: 'list',
    items: [stateValue(evaluator, node, whole, start), unknown(node)],
    isComplete: true,
    node,
  };
}

function stateValue(evaluator: Evaluator, node: SyntaxNode, whole: Value, start: Value): Value {
  const pattern =
    node.parent?.name === 'VariableDeclaration'
      ? childNamed(node.parent, 'ArrayPattern')
      : undefined;
  const [, setter] = pattern ? partsOf(pattern) : [];
  const set = setter ? evaluator.callsOf(evaluator.text(setter)) : [];
  const lists = set.flatMap((each) => {
    const list = childNamed(each, 'ArgList');
    const [argument] = list ? partsOf(list) : [];
    const value = argument ? evaluator.evaluate(argument) : undefined;
    return value?.kind === 'function' ? [applied(evaluator, value, [])] : value ? [value] : [];
  });
  if (whole.kind !== 'list') return set.length > 0 ? choice([whole, ...lists], node) : whole;
  const items = lists.flatMap((value) => (value.kind === 'list' ? value.items : []));
  const initial = start.kind === 'list' ? start.items : [];
  return {
    ...whole,
    items: [...new Set([...whole.items, ...initial, ...items])],
    isComplete: set.length === 0 && whole.isComplete,
  };
}

function methodCall(target: SyntaxNode, context: CallContext): Value | undefined {
  const { evaluator, node, known, given } = context;
  const [object] = partsOf(target);
  const method = childNamed(target, 'PropertyName');
  if (!object || !method) return undefined;
  const value = evaluator.evaluate(object, known);
  const name = evaluator.text(method);
  if (value.kind === 'list') return listMethod(name, value, context);
  if (value.kind === 'date') return dateMethod(name, node);
  if (name === 'map' || name === 'flatMap') {
    const callback = given[0] ? evaluator.evaluate(given[0], known) : undefined;
    return callback?.kind === 'function' ? mapped(evaluator, undefined, callback, node) : undefined;
  }
  if (
    /^(?:toISOString|toLocaleDateString|toLocaleTimeString|toFixed|toPrecision|toLocaleString|toUpperCase|toLowerCase|trim|padStart|padEnd|join)$/.test(
      name,
    )
  )
    return { kind: 'string', node };
  if (name === 'toDate') return { kind: 'date', node };
  if (name === 'getTime') return { kind: 'number', time: 'ms', node };
  return undefined;
}

function dateMethod(name: string, node: SyntaxNode): Value {
  if (/^(?:getTime|valueOf|toMillis)$/.test(name)) return { kind: 'number', time: 'ms', node };
  if (/^(?:unix|toSeconds|toUnixInteger)$/.test(name)) return { kind: 'number', time: 's', node };
  if (
    /^(?:to(?:ISO|UTC|GMT|Locale|JSON)?\w*String|toJSON|toISO\w*|format|toFormat|toDateString)$/.test(
      name,
    )
  )
    return { kind: 'string', node };
  if (
    /^(?:add|subtract|startOf|endOf|plus|minus|clone|utc|local|tz|toDate|toJSDate|setZone|toUTC)$/.test(
      name,
    )
  )
    return { kind: 'date', node };
  if (/^(?:get|set|diff|year|month|date|day|hour|minute|second)/.test(name))
    return { kind: 'number', node };
  return unknown(node);
}

function listMethod(
  name: string,
  list: ListValue,
  { evaluator, node, known, given }: CallContext,
): Value | undefined {
  const argument = given[0] ? evaluator.evaluate(given[0], known) : undefined;
  switch (name) {
    case 'map':
      return argument?.kind === 'function'
        ? mapped(evaluator, list, argument, node)
        : { kind: 'list', items: [], isComplete: false, node };
    case 'flatMap': {
      if (argument?.kind !== 'function')
        return { kind: 'list', items: [], isComplete: false, node };
      const lists = mapped(evaluator, list, argument, node);
      const items = lists.items.flatMap((item) => (item.kind === 'list' ? item.items : [item]));
      return {
        kind: 'list',
        items,
        isComplete:
          lists.isComplete && lists.items.every((item) => item.kind !== 'list' || item.isComplete),
        node,
      };
    }
    case 'filter':
    case 'slice':
    case 'toSpliced':
      return { ...list, isComplete: false, node: list.node };
    case 'sort':
    case 'reverse':
    case 'toSorted':
    case 'toReversed':
      return list;
    case 'concat': {
      const added = argument?.kind === 'list' ? argument.items : [];
      return {
        ...list,
        items: [...list.items, ...added],
        isComplete: list.isComplete && argument?.kind === 'list' && argument.isComplete,
      };
    }
    case 'at':
    case 'find':
    case 'pop':
    case 'shift':
    case 'findLast':
      return list.items.length > 0 ? choice(list.items, node) : unknown(node);
    case 'join':
      return { kind: 'string', node };
    case 'fill':
      return {
        kind: 'list',
        items: argument ? list.items.map(() => argument) : [],
        isComplete: list.isComplete,
        node,
      };
    case 'indexOf':
    case 'findIndex':
      return { kind: 'number', node };
    case 'includes':
    case 'some':
    case 'every':
      return { kind: 'boolean', node };
    case 'keys':
    case 'entries':
      return unknown(node);
    default:
      return unknown(node);
  }
}

/** Applies a function to the items of a list, or to an unknown item. */
function mapped(
  evaluator: Evaluator,
  list: ListValue | undefined,
  callback: FunctionValue,
  node: SyntaxNode,
): ListValue {
  if (!list?.isComplete || list.items.length > itemLimit) {
    const known = list?.items.slice(0, itemLimit) ?? [];
    const items =
      known.length > 0
        ? known.map((item) => applied(evaluator, callback, [item]))
        : [applied(evaluator, callback, [])];
    return { kind: 'list', items, isComplete: false, node };
  }
  const items = list.items.map((item, index) =>
    applied(evaluator, callback, [item, { kind: 'number', value: index, node }]),
  );
  return { kind: 'list', items, isComplete: true, node };
}

/** Returns what a function returns for these arguments. */
export function applied(evaluator: Evaluator, callback: FunctionValue, given: Value[]): Value {
  const { node } = callback;
  if (childNamed(node, 'async', 'Star')) return unknown(node);
  const known = new Map(callback.known);
  parametersOf(node).forEach(({ pattern }, index) => {
    const value = given[index];
    if (value) bind(evaluator, pattern, value, known);
  });
  const returns = returnsOf(node);
  const value = choice(
    returns.map((each) => evaluator.evaluate(each, known)),
    node,
  );
  return optionsOf(value).some(({ kind }) => kind !== 'unknown')
    ? value
    : declaredReturn(evaluator, node);
}

function bind(
  evaluator: Evaluator,
  pattern: SyntaxNode,
  value: Value,
  known: Map<number, Value>,
): void {
  if (pattern.name === 'VariableDefinition') known.set(pattern.from, value);
  else if (pattern.name === 'ObjectPattern')
    for (const property of childrenOf(pattern).filter(({ name }) => name === 'PatternProperty')) {
      const target = childrenOf(property)
        .filter(({ name }) => /^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(name))
        .at(-1);
      if (!target || childNamed(property, 'Spread')) continue;
      const key = childNamed(property, 'PropertyName') ?? target;
      bind(evaluator, target, evaluator.part(value, evaluator.text(key)), known);
    }
  else {
    let index = 0;
    for (const part of childrenOf(pattern)) {
      if (part.name === ',') index++;
      if (/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(part.name))
        bind(evaluator, part, evaluator.item(value, index), known);
    }
  }
}

function localCall(target: SyntaxNode, { evaluator, node, known, given }: CallContext): Value {
  const callee = evaluator.evaluate(target, known);
  if (callee.kind !== 'function') return unknown(node);
  return applied(
    evaluator,
    callee,
    given.map((each) => evaluator.evaluate(each, known)),
  );
}
