import type { CheckMember, CheckType } from '../check-data';
import { own, type Library } from '../library';
import type { SyntaxNode } from '../source/syntax';
import { optionsOf, type ObjectValue, type Value } from '../source/value';

/** A value that a type does not accept. */
export type Mismatch = {
  node: SyntaxNode;
  /** Keys and indexes that lead to it. */ path: string[];
} & (
  | {
      kind: 'type';
      value: Value;
      expected: CheckType;
      /** The member of a type that has the value. */ owner?: string;
    }
  /** A literal that is none of the accepted ones. */
  | {
      kind: 'value';
      value: string | number | boolean;
      expected: Extract<CheckType, { values: unknown }>;
      of?: string;
    }
  /** A constant of the library has no such member. */
  | { kind: 'constant'; name: string }
  | { kind: 'key'; key: string; known: Record<string, CheckMember>; shape?: string }
  | { kind: 'missing'; key: string; shape?: string; object: ObjectValue }
  | { kind: 'ignored'; key: string; member: CheckMember; shape?: string }
);

/** Compares values with types of the library. */
export class TypeComparison {
  constructor(private readonly library: Library) {}

  /** Returns what the type does not accept of the value. */
  compare(value: Value, type: CheckType, path: string[] = []): Mismatch[] {
    if (path.length > 8) return [];
    return optionsOf(value).flatMap((option) => this.single(option, type, path));
  }

  private single(value: Value, type: CheckType, path: string[]): Mismatch[] {
    if (value.kind === 'unknown' || value.kind === 'nothing' || type === 'any') return [];
    if (value.kind === 'library') {
      const known = this.constant(value.name, value.node);
      if (known === undefined) return [];
      if (known.kind === 'unknown')
        return [{ kind: 'constant', name: value.name, node: value.node, path }];
      if (typeof type === 'object' && 'union' in type) return this.union(known, type.union, path);
      if (typeof type === 'object' && 'values' in type && !type.values.includes(known.value))
        return [
          {
            kind: 'value',
            value: known.value,
            expected: type,
            of: value.name,
            node: value.node,
            path,
          },
        ];
      return this.fits(known, type)
        ? []
        : [{ kind: 'type', value: known, expected: type, node: value.node, path }];
    }
    if (typeof type === 'object' && 'union' in type) return this.union(value, type.union, path);
    if (!this.fits(value, type))
      return [{ kind: 'type', value, expected: type, node: value.node, path }];
    if (typeof type !== 'object') return [];
    if ('values' in type) return this.literal(value, type, path);
    if ('list' in type && value.kind === 'list')
      return value.items.flatMap((item, index) =>
        this.compare(item, type.list, [...path, String(index)]),
      );
    if ('tuple' in type && value.kind === 'list')
      return value.items.flatMap((item, index) =>
        this.compare(item, type.tuple[index] ?? 'any', [...path, String(index)]),
      );
    return value.kind === 'object' ? this.object(value, type, path) : [];
  }

  /** Returns the value of an export; `unknown` if a constant has no such member, and nothing if it is no constant. */
  private constant(
    name: string,
    node: SyntaxNode,
  ):
    | { kind: 'string'; value: string; node: SyntaxNode }
    | { kind: 'number'; value: number; node: SyntaxNode }
    | { kind: 'unknown' }
    | undefined {
    const [constant = '', member] = name.split('.');
    if (!member || !own(this.library.data.enums, constant)) return undefined;
    const value = this.library.valueOf(name);
    if (value === undefined) return { kind: 'unknown' };
    return typeof value === 'string'
      ? { kind: 'string', value, node }
      : { kind: 'number', value, node };
  }

  /** Whether the kind of a value fits a type. */
  private fits(value: Value, type: CheckType): boolean {
    if (typeof type === 'string')
      switch (type) {
        case 'string':
        case 'color':
          return value.kind === 'string';
        case 'node':
          return value.kind !== 'function' && value.kind !== 'date' && value.kind !== 'object';
        case 'component':
          return value.kind === 'function';
        case 'null':
          return false;
        case 'any':
          return true;
        default:
          return value.kind === type;
      }
    if ('values' in type) return type.values.some((each) => typeof each === value.kind);
    if ('list' in type || 'tuple' in type) return value.kind === 'list';
    if ('union' in type) return type.union.some((each) => this.fits(value, each));
    return value.kind === 'object';
  }

  private literal(
    value: Value,
    type: Extract<CheckType, { values: unknown }>,
    path: string[],
  ): Mismatch[] {
    const known =
      value.kind === 'string' || value.kind === 'number' || value.kind === 'boolean'
        ? value.value
        : undefined;
    if (known === undefined || type.values.includes(known)) return [];
    if (typeof known === 'string' && known !== '' && type.values.includes(Number(known)))
      return [{ kind: 'type', value, expected: type, node: value.node, path }];
    return [{ kind: 'value', value: known, expected: type, node: value.node, path }];
  }

  /** Takes the alternative with the fewest mismatches. A key that is missing is likelier than one that is made up. */
  private union(value: Value, types: CheckType[], path: string[]): Mismatch[] {
    const fitting = types.filter((type) => this.fits(value, type));
    const literals = types.find((type) => typeof type === 'object' && 'values' in type);
    if (fitting.length === 0)
      return [{ kind: 'type', value, expected: { union: types }, node: value.node, path }];
    if (value.kind === 'string' && literals && fitting.length === 1 && fitting[0] !== literals)
      return [];
    let best: Mismatch[] = [];
    let least = Infinity;
    for (const type of fitting) {
      const found = this.single(value, type, path);
      const weight = found.reduce((sum, { kind }) => sum + (kind === 'key' ? 1.5 : 1), 0);
      if (weight < least) [best, least] = [found, weight];
    }
    if (value.kind !== 'object' || (value.isComplete && !fitting.every(isWithoutLiteral)))
      return best;
    // As in TypeScript, keys can be those of several alternatives, unless a literal tells these apart. So can those of an
    // object that is not known as a whole.
    const keys = new Set(fitting.flatMap((type) => this.keysOf(type)));
    return best.filter(
      (each) => each.kind !== 'key' || each.path.length > path.length || !keys.has(each.key),
    );
  }

  private keysOf(type: CheckType): string[] {
    if (typeof type !== 'object') return [];
    const members = 'shape' in type ? this.library.shape(type.shape)?.members : undefined;
    return Object.keys('object' in type ? type.object : (members ?? {}));
  }

  private object(value: ObjectValue, type: CheckType, path: string[]): Mismatch[] {
    if (typeof type !== 'object' || !('object' in type || 'shape' in type)) return [];
    const shape = 'shape' in type ? type.shape : undefined;
    const members = 'shape' in type ? this.library.shape(type.shape)?.members : type.object;
    const isPartial = 'shape' in type && !!type.partial;
    if (!members) return [];
    const known = 'shape' in type && type.omit ? without(members, type.omit) : members;
    const found: Mismatch[] = [];
    for (const [key, field] of value.fields) {
      const member = Object.hasOwn(known, key) ? known[key] : undefined;
      // Types of the file can have more members than the library reads.
      if (!member) {
        if (isWritten(value))
          found.push({ kind: 'key', key, known, node: field.key, path, ...(shape && { shape }) });
        continue;
      }
      if (member.noEffect && isWritten(value))
        found.push({
          kind: 'ignored',
          key,
          member,
          node: field.key,
          path,
          ...(shape && { shape }),
        });
      const inner = this.compare(field.value, isPartial ? partial(member.type) : member.type, [
        ...path,
        key,
      ]);
      for (const mismatch of inner)
        if (mismatch.kind === 'type' && shape && mismatch.path.length === path.length + 1)
          mismatch.owner = `${shape}.${key}`;
      found.push(...inner);
    }
    const hasUnknownKey = found.some(
      ({ kind, path: at }) => kind === 'key' && at.length === path.length,
    );
    if (!isPartial && value.isComplete && isWritten(value) && !hasUnknownKey)
      for (const [key, member] of Object.entries(known))
        if (member.required && !value.fields.has(key))
          found.push({
            kind: 'missing',
            key,
            node: value.node,
            object: value,
            path,
            ...(shape && { shape }),
          });
    return found;
  }
}

/** Whether an object is written in the file; others are known by their type. */
const isWritten = (value: ObjectValue): boolean => value.node.name === 'ObjectExpression';

function partial(type: CheckType): CheckType {
  if (typeof type !== 'object') return type;
  if ('shape' in type) return { ...type, partial: true };
  if ('union' in type) return { union: type.union.map(partial) };
  if ('object' in type)
    return {
      object: Object.fromEntries(
        Object.entries(type.object).map(([name, { required: _, ...member }]) => [
          name,
          { ...member, type: partial(member.type) },
        ]),
      ),
    };
  return type;
}

const without = (
  members: Record<string, CheckMember>,
  names: string[],
): Record<string, CheckMember> =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));

/** Whether a type is written out as an object, none of whose members is a literal. */
const isWithoutLiteral = (type: CheckType): boolean =>
  typeof type === 'object' &&
  'object' in type &&
  Object.values(type.object).every(
    (member) => typeof member.type !== 'object' || !('values' in member.type),
  );
