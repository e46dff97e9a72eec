import type { SyntaxNode } from './syntax';

/** What is known about the value of an expression without running it. */
export type Value =
  | { kind: 'string'; value?: string; node: SyntaxNode }
  | {
      kind: 'number';
      value?: number;
      /** A time in this unit. */ time?: 'ms' | 's';
      node: SyntaxNode;
    }
  | { kind: 'boolean'; value?: boolean; node: SyntaxNode }
  | { kind: 'nothing'; isNull: boolean; node: SyntaxNode }
  | { kind: 'date'; node: SyntaxNode }
  | ListValue
  | ObjectValue
  | FunctionValue
  | { kind: 'element'; node: SyntaxNode }
  /** An export of the library, or a member of one: `ScaleType.Linear`. */
  | { kind: 'library'; name: string; node: SyntaxNode }
  /** One of several, as of a condition or a union type. */
  | { kind: 'choice'; options: Value[]; node: SyntaxNode }
  | { kind: 'unknown'; node: SyntaxNode };

/** A list. If it is not complete, it has more items, and the items stand for them. */
export interface ListValue {
  kind: 'list';
  items: Value[];
  isComplete: boolean;
  node: SyntaxNode;
}

/** An object. If it is not complete, it can have more fields. */
export interface ObjectValue {
  kind: 'object';
  fields: Map<string, Field>;
  isComplete: boolean;
  node: SyntaxNode;
}

/** A field of an object. */
export interface Field {
  /** The name in the source. */
  key: SyntaxNode;
  value: Value;
  isOptional?: true;
}

/** A function of the file. */
export interface FunctionValue {
  kind: 'function';
  node: SyntaxNode;
  /** Values of the names around the function, if it is called while they are known. */
  known: Known;
}

/** Values of definitions, by their position. */
export type Known = ReadonlyMap<number, Value>;

export const unknown = (node: SyntaxNode): Value => ({ kind: 'unknown', node });

/** Returns the possible values, without nested choices. */
export const optionsOf = (value: Value): Value[] =>
  value.kind === 'choice' ? value.options.flatMap(optionsOf) : [value];

/** Joins possible values. */
export function choice(options: Value[], node: SyntaxNode): Value {
  const flat = options.flatMap(optionsOf);
  const [first] = flat;
  return flat.length === 1 && first ? first : { kind: 'choice', options: flat, node };
}

/**
 * Creates a field whose value is computed when it is read. It is unknown where it depends on itself, as `region` in
 * `const [{ region }, set] = useState(…); set({ region })`.
 */
export function lazyField(key: SyntaxNode, compute: () => Value, isOptional?: boolean): Field {
  let value: Value | undefined;
  return {
    key,
    get value() {
      if (!value) {
        value = unknown(key);
        value = compute();
      }
      return value;
    },
    ...(isOptional && { isOptional }),
  };
}
