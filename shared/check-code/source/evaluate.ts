import { call } from './evaluate-calls';
import { combine } from './evaluate-operators';
import { argumentValue, memberOfThis } from './parameters';
import type { DeclaredTypes } from './declared-types';
import type { LibraryNames } from './library-names';
import type { Binding, PathStep, Scopes } from './scopes';
import {
  childNamed,
  childrenNamed,
  childrenOf,
  everyNode,
  isFunction,
  partsOf,
  stringValue,
  type Source,
  type SyntaxNode,
} from './syntax';
import { choice, lazyField, optionsOf, unknown, type Field, type Known, type Value } from './value';

const nothingKnown: Known = new Map();

/** How deep expressions are followed, and how many of them in a file: code can be recursive. */
const depthLimit = 60;
const stepLimit = 60_000;

/** Computes what the file says about the values of expressions, without running it. */
export class Evaluator {
  private depth = 0;
  private steps = 0;
  private readonly cache = new Map<SyntaxNode, Value>();
  /** Calls by the text of what is called: `setRows`, `rows.push`. */
  private readonly calls = new Map<string, SyntaxNode[]>();
  private readonly tags = new Map<string, SyntaxNode[]>();
  /** Names that are assigned, or whose parts are. */
  private readonly assigned = new Set<string>();

  constructor(
    readonly source: Source,
    readonly scopes: Scopes,
    readonly types: DeclaredTypes,
    readonly library: LibraryNames,
  ) {
    everyNode(source, (node) => {
      if (node.name === 'CallExpression' && node.firstChild) {
        const name = this.text(node.firstChild);
        if (name.length < 200) push(this.calls, name, node);
      }
      if (node.name === 'JSXOpenTag' || node.name === 'JSXSelfClosingTag') {
        const name = childNamed(node, 'JSXIdentifier');
        if (name) push(this.tags, this.text(name), node);
      }
      if (node.name === 'AssignmentExpression' || node.name === 'UpdateExpression') {
        const root = node.firstChild ? /^[\w$]+/.exec(this.text(node.firstChild))?.[0] : undefined;
        if (root) this.assigned.add(root);
      }
    });
  }

  text(node: SyntaxNode): string {
    return this.source.text.slice(node.from, node.to);
  }

  /** Returns the calls of a name, such as `rows.push`. */
  callsOf(name: string): SyntaxNode[] {
    return this.calls.get(name) ?? [];
  }

  /** Returns the tags that open elements of a name. */
  tagsOf(name: string): SyntaxNode[] {
    return this.tags.get(name) ?? [];
  }

  /** Returns all calls with what is called. */
  *everyCall(): Generator<{ name: string; node: SyntaxNode }> {
    for (const [name, nodes] of this.calls) for (const node of nodes) yield { name, node };
  }

  /** Returns what is known about an expression. */
  evaluate(node: SyntaxNode, known: Known = nothingKnown): Value {
    const key = known.size === 0 ? node : undefined;
    const cached = key === undefined ? undefined : this.cache.get(key);
    if (cached) return cached;
    if (this.depth > depthLimit || this.steps > stepLimit) return unknown(node);
    this.depth++;
    this.steps++;
    // A value that depends on itself is unknown.
    if (key !== undefined) this.cache.set(key, unknown(node));
    const value = this.compute(node, known);
    if (key !== undefined) this.cache.set(key, value);
    this.depth--;
    return value;
  }

  private compute(node: SyntaxNode, known: Known): Value {
    const text = stringValue(this.source.text, node);
    if (text !== undefined) return { kind: 'string', value: text, node };
    const parts = partsOf(node);
    const [first] = parts;
    switch (node.name) {
      case 'TemplateString':
        return { kind: 'string', node };
      case 'Number':
        return { kind: 'number', value: Number(this.text(node).replaceAll('_', '')), node };
      case 'BooleanLiteral':
        return { kind: 'boolean', value: this.text(node) === 'true', node };
      case 'null':
        return { kind: 'nothing', isNull: true, node };
      case 'VariableName':
        return this.variable(node, known);
      case 'JSXEscape':
      case 'ParenthesizedExpression':
        return first ? this.evaluate(first, known) : unknown(node);
      case 'PostfixExpression':
        return first ? this.evaluate(first, known) : unknown(node);
      case 'ArrayExpression':
        return this.list(node, known);
      case 'ObjectExpression':
        return this.object(node, known);
      case 'ArrowFunction':
      case 'FunctionExpression':
        return { kind: 'function', node, known };
      case 'JSXElement':
        return { kind: 'element', node };
      case 'MemberExpression':
        return this.member(node, known);
      case 'ConditionalExpression':
        return choice(
          parts.slice(1).map((part) => this.evaluate(part, known)),
          node,
        );
      case 'BinaryExpression':
      case 'UnaryExpression':
        return combine(this, node, known);
      case 'CallExpression':
      case 'NewExpression':
        return call(this, node, known);
      default:
        return unknown(node);
    }
  }

  private list(node: SyntaxNode, known: Known): Value {
    const items: Value[] = [];
    let isComplete = true;
    let isSpread = false;
    const expressions = new Set(partsOf(node).map(({ from }) => from));
    for (const part of childrenOf(node)) {
      if (part.name === 'Spread') isSpread = true;
      else if (part.name === ',') isSpread = false;
      else if (expressions.has(part.from)) {
        const value = this.evaluate(part, known);
        if (!isSpread) items.push(value);
        else if (value.kind === 'list') {
          items.push(...value.items);
          isComplete &&= value.isComplete;
        } else isComplete = false;
      }
    }
    return { kind: 'list', items, isComplete, node };
  }

  private object(node: SyntaxNode, known: Known): Value {
    const fields = new Map<string, Field>();
    let isComplete = true;
    for (const property of childrenNamed(node, 'Property')) {
      const parts = childrenOf(property);
      const key =
        childNamed(property, 'PropertyDefinition') ??
        (parts[0]?.name === 'String' || parts[0]?.name === 'Number' ? parts[0] : undefined);
      if (parts[0]?.name === 'Spread') {
        const spread = parts[1] ? this.evaluate(parts[1], known) : unknown(property);
        const options = optionsOf(spread).filter(
          ({ kind }) => kind !== 'nothing' && kind !== 'boolean',
        );
        // Of several objects, it is not known whose fields there are.
        if (options.length > 1) isComplete = false;
        for (const option of options) {
          if (option.kind === 'object')
            option.fields.forEach((field, name) => fields.set(name, field));
          if (option.kind !== 'object' || !option.isComplete) isComplete = false;
        }
      } else if (!key) isComplete = false;
      else {
        const name = key.name === 'String' ? this.text(key).slice(1, -1) : this.text(key);
        fields.set(
          name,
          lazyField(key, () => this.property(property, key, known)),
        );
      }
    }
    return { kind: 'object', fields, isComplete, node };
  }

  private property(property: SyntaxNode, key: SyntaxNode, known: Known): Value {
    if (childNamed(property, 'ParamList')) return { kind: 'function', node: property, known };
    const value = partsOf(property)
      .filter(({ from }) => from > key.from)
      .at(-1);
    if (value) return this.evaluate(value, known);
    return childNamed(property, ':') ? unknown(property) : this.variable(key, known);
  }

  private variable(node: SyntaxNode, known: Known): Value {
    const name = this.text(node);
    if (name === 'undefined') return { kind: 'nothing', isNull: false, node };
    if (name === 'NaN' || name === 'Infinity') return { kind: 'number', value: Number(name), node };
    const exported = this.library.exportOf(name, node);
    if (exported) return { kind: 'library', name: exported, node };
    const binding = this.scopes.find(name, node);
    if (!binding) return unknown(node);
    return known.get(binding.definition.from) ?? this.bound(binding, this.relevant(binding, known));
  }

  /** What is outside of the functions that are computed does not depend on their arguments, and is kept. */
  private relevant({ definition }: Binding, known: Known): Known {
    if (known.size === 0) return nothingKnown;
    for (let node = definition.parent; node; node = node.parent) {
      if (!isFunction(node) && node.name !== 'Property') continue;
      for (const at of known.keys()) if (at >= node.from && at < node.to) return known;
    }
    return nothingKnown;
  }

  /** Returns the value of a name. */
  bound(binding: Binding, known: Known): Value {
    const { definition } = binding;
    switch (binding.kind) {
      case 'function':
        return { kind: 'function', node: binding.function, known };
      case 'variable': {
        if (!binding.initial && !binding.type) return unknown(definition);
        const declared = binding.type ? this.types.valueOf(binding.type) : undefined;
        const initial = binding.initial
          ? this.evaluate(binding.initial, known)
          : unknown(definition);
        const isUseful =
          !isUnknown(initial) &&
          !(initial.kind === 'list' && initial.items.length === 0 && declared);
        const whole = isUseful ? initial : (declared ?? initial);
        return this.changed(this.follow(whole, binding.path), binding);
      }
      case 'item': {
        const list = this.evaluate(binding.list, known);
        const item = list.kind === 'list' ? choice(list.items, definition) : unknown(definition);
        return this.follow(item, binding.path);
      }
      case 'parameter':
        if (binding.type) return this.follow(this.types.valueOf(binding.type), binding.path);
        return this.follow(
          argumentValue(this, binding.function, binding.index, known),
          binding.path,
        );
      default:
        return unknown(definition);
    }
  }

  /** Returns for how many items `map` renders a node, if the list is known. */
  repetitions(node: SyntaxNode): number | undefined {
    for (let parent = node.parent; parent; parent = parent.parent) {
      const method =
        isFunction(parent) && parent.parent?.name === 'ArgList' ? parent.parent.parent : undefined;
      if (method?.name === 'CallExpression') {
        const list = this.evaluate(method);
        return list.kind === 'list' && list.isComplete ? list.items.length : undefined;
      }
    }
    return undefined;
  }

  /** Takes changes of a variable after its declaration into account. */
  private changed(value: Value, binding: Extract<Binding, { kind: 'variable' }>): Value {
    const name = this.text(binding.definition);
    if (this.assigned.has(name)) {
      if (!binding.isConst) return unknown(binding.definition);
      if (value.kind === 'object') return { ...value, isComplete: false };
    }
    if (value.kind !== 'list') return value;
    const added = ['push', 'unshift', 'splice'].flatMap((method) =>
      this.callsOf(`${name}.${method}`),
    );
    if (added.length === 0) return value;
    const items = added.flatMap((each) => {
      const list = childNamed(each, 'ArgList');
      return list && !childNamed(list, 'Spread')
        ? partsOf(list).map((part) => this.evaluate(part))
        : [];
    });
    return {
      ...value,
      items: [...value.items, ...items.filter(({ kind }) => kind === 'object')],
      isComplete: false,
    };
  }

  /** Follows a destructuring pattern. */
  follow(value: Value, path: PathStep[]): Value {
    return path.reduce<Value>((part, step) => {
      if ('key' in step) return this.part(part, step.key);
      if ('index' in step) return this.item(part, step.index);
      if (part.kind === 'object') return { ...part, isComplete: false };
      return part.kind === 'list' ? { ...part, isComplete: false } : unknown(part.node);
    }, value);
  }

  /** Returns the value of a field. */
  part(value: Value, key: string): Value {
    const options = optionsOf(value).map((option): Value => {
      if (option.kind === 'object') return option.fields.get(key)?.value ?? unknown(option.node);
      if (option.kind === 'library')
        return { ...option, name: option.name === '*' ? key : `${option.name}.${key}` };
      if (key === 'length' && (option.kind === 'list' || option.kind === 'string'))
        return option.kind === 'list' && option.isComplete
          ? { kind: 'number', value: option.items.length, node: option.node }
          : { kind: 'number', node: option.node };
      return unknown(option.node);
    });
    return choice(options, value.node);
  }

  /** Returns an item of a list. */
  item(value: Value, index: number): Value {
    if (value.kind !== 'list') return unknown(value.node);
    if (value.isComplete)
      return value.items[index] ?? { kind: 'nothing', isNull: false, node: value.node };
    return (
      value.items[index] ??
      (value.items.length > 0 ? choice(value.items, value.node) : unknown(value.node))
    );
  }

  private member(node: SyntaxNode, known: Known): Value {
    const [object, index] = partsOf(node);
    if (!object) return unknown(node);
    const name = childNamed(node, 'PropertyName');
    if (object.name === 'this')
      return name ? memberOfThis(this, node, this.text(name)) : unknown(node);
    const value = this.evaluate(object, known);
    if (name) return relocated(this.part(value, this.text(name)), node);
    if (!index) return unknown(node);
    const key = this.evaluate(index, known);
    if (key.kind === 'number' && value.kind === 'list')
      return key.value === undefined ? choice(value.items, node) : this.item(value, key.value);
    if (key.kind === 'string' && key.value !== undefined)
      return relocated(this.part(value, key.value), node);
    if (value.kind === 'object' && value.isComplete && value.fields.size > 0)
      return choice(
        [...value.fields.values()].map((field) => field.value),
        node,
      );
    return unknown(node);
  }
}

function push<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Members of the library and unknown values are where they are written, not where they come from. */
const relocated = (value: Value, node: SyntaxNode): Value =>
  value.kind === 'library' || value.kind === 'unknown' ? { ...value, node } : value;

const isUnknown = (value: Value): boolean =>
  optionsOf(value).every(({ kind }) => kind === 'unknown');
