import { toString } from 'mdast-util-to-string';
import type { CheckMember, CheckShape, CheckType } from '../../../shared/check-code/check-data';
import type { ApiMember, ApiModel, ApiSymbol, RichText } from '../../../shared/types/api-model';
import type { ApiObjectMember, ApiReference, ApiType } from '../../../shared/types/api-type';

/** Types that stand for an argument, by the name of the type parameter. */
type Arguments = Map<string, CheckType>;

/** Converts types of the model. Object types with a name become shapes, which it collects. */
export class CheckTypes {
  readonly shapes: Record<string, CheckShape> = {};
  private readonly symbols = new Map<string, ApiSymbol[]>();
  /** Aliases in progress, against recursion. */
  private readonly open = new Set<string>();

  constructor(model: ApiModel) {
    for (const symbol of model.symbols)
      this.symbols.set(symbol.name, [...(this.symbols.get(symbol.name) ?? []), symbol]);
  }

  /** Converts the members of a symbol. */
  members(symbol: ApiSymbol): Record<string, CheckMember> {
    return Object.fromEntries(
      symbol.members
        .filter(({ type }) => !isNever(type))
        .map((member) => [
          member.name.replace(/^'(.*)'$/, '$1'),
          this.member(member, this.argumentsFor(symbol, member)),
        ]),
    );
  }

  private member(member: ApiMember, given: Arguments): CheckMember {
    const isMarked = !!member.noEffect || !!member.deprecated;
    return {
      type: this.convert(member.type, given),
      ...(member.required && { required: true }),
      ...(member.noEffect && { noEffect: true }),
      ...(member.deprecated && { deprecated: true }),
      ...(isMarked && { note: firstParagraph(member.description) }),
      ...(isShort(member.default) && { default: member.default }),
    };
  }

  /** A member of a generic interface that the spec of a component extends has the types of this spec. */
  private argumentsFor(symbol: ApiSymbol, { from }: ApiMember): Arguments {
    const spec = this.find(`${symbol.name}Spec`) ?? symbol;
    const base = from ? this.find(from) : undefined;
    const bases = basesOf(spec);
    const extended = bases.find((type) => type.kind === 'reference' && type.name === from);
    if (!base || extended?.kind !== 'reference') return new Map();
    return new Map(
      base.typeParameters.map(({ name }, index) => {
        const type = extended.typeArguments?.[index];
        return [name, type ? this.convert(type) : 'any'];
      }),
    );
  }

  private find(name: string): ApiSymbol | undefined {
    return this.symbols.get(name)?.find(({ kind }) => kind !== 'variable');
  }

  /** Converts a type. What cannot be compared with values becomes `any`. */
  convert(type: ApiType, given: Arguments = new Map()): CheckType {
    switch (type.kind) {
      case 'keyword':
        return keywords[type.name] ?? 'any';
      case 'literal':
        return { values: [type.value] };
      case 'array':
        return { list: this.convert(type.element, given) };
      case 'tuple':
        return { tuple: type.elements.map((element) => this.convert(element.type, given)) };
      case 'function':
        return 'function';
      case 'union':
        return union(
          type.types
            .filter((each) => each.kind !== 'keyword' || each.name !== 'undefined')
            .map((each) => this.convert(each, given)),
        );
      case 'intersection':
        return this.intersection(type.types.map((each) => this.convert(each, given)));
      case 'object':
        return this.object(type.members, given);
      case 'typeParameter':
        return given.get(type.name) ?? 'any';
      case 'query':
        return this.valueOfConstant(type.name);
      case 'operator':
        return type.operator === 'readonly' ? this.convert(type.type, given) : 'any';
      case 'reference':
        return this.reference(type, given);
      default:
        return 'any';
    }
  }

  private object(members: ApiObjectMember[], given: Arguments): CheckType {
    const object: Record<string, CheckMember> = {};
    for (const member of members) {
      if (member.kind === 'index' || member.kind === 'call') return 'any';
      object[member.name] = {
        type: member.kind === 'method' ? 'function' : this.convert(member.type, given),
        ...(!member.optional && { required: true }),
      };
    }
    return { object };
  }

  private isWhole({ declaration }: ApiSymbol): boolean {
    if (declaration.kind !== 'alias' || declaration.type.kind !== 'intersection') return true;
    return declaration.type.types.every((type) => type.kind !== 'reference' || !!type.to);
  }

  private valueOfConstant(name: string): CheckType {
    const [constant = ''] = name.split('.');
    const values =
      this.symbols.get(constant)?.find(({ kind }) => kind === 'variable')?.values ?? [];
    const value = values.find((each) => each.name === name);
    return value ? { values: [value.value], of: constant } : 'any';
  }

  private reference(type: ApiReference, given: Arguments): CheckType {
    const [first, second] = type.typeArguments ?? [];
    const inner = (): CheckType => (first ? this.convert(first, given) : 'any');
    switch (type.name) {
      case 'Color':
        return 'color';
      case 'ReactNode':
      case 'ReactChild':
        return 'node';
      case 'ReactElement':
        return 'element';
      case 'ComponentType':
      case 'FC':
        return 'component';
      case 'Array':
      case 'ReadonlyArray':
        return { list: inner() };
      case 'Readonly':
      case 'NonNullable':
        return inner();
      case 'Partial':
      case 'RecursivePartial':
      case 'Optional':
        return partial(inner());
      case 'Omit':
        return second ? omit(inner(), literals(this.convert(second, given))) : 'any';
      case 'Exclude':
      case 'Extract':
        return second ? narrow(inner(), this.convert(second, given), type.name) : 'any';
      case 'Pick':
        return second ? this.pick(inner(), literals(this.convert(second, given))) : 'any';
      case '$Values':
      case 'Values':
        return first?.kind === 'query' ? this.allValues(first.name) : 'any';
    }
    const symbol = this.target(type);
    return symbol ? this.symbol(symbol) : 'any';
  }

  /** The name of a reference can be an alias in the declaration; the page it links to is that of the symbol. */
  private target({ name, to }: ApiReference): ApiSymbol | undefined {
    const byName = this.find(name);
    if (byName || !to) return byName;
    const [last = ''] = to.split('/').slice(-1);
    return this.find(last);
  }

  private membersOf(type: CheckType): Record<string, CheckMember> | undefined {
    if (typeof type !== 'object') return undefined;
    if ('object' in type) return type.object;
    return 'shape' in type && !type.partial && !type.omit
      ? this.shapes[type.shape]?.members
      : undefined;
  }

  /** Joins the members of types; of a union, it joins those of each alternative. */
  private intersection(types: CheckType[]): CheckType {
    const at = types.findIndex((type) => typeof type === 'object' && 'union' in type);
    const part = types[at];
    if (typeof part === 'object' && 'union' in part)
      return union(
        part.union.map((each) =>
          this.intersection([...types.slice(0, at), each, ...types.slice(at + 1)]),
        ),
      );
    const object: Record<string, CheckMember> = {};
    for (const type of types) {
      const members = this.membersOf(type);
      if (!members) return 'any';
      Object.assign(object, members);
    }
    return { object };
  }

  private pick(type: CheckType, names: string[]): CheckType {
    const members = this.membersOf(type);
    if (!members) return 'any';
    return {
      object: Object.fromEntries(Object.entries(members).filter(([name]) => names.includes(name))),
    };
  }

  private allValues(constant: string): CheckType {
    const symbol = this.symbols.get(constant)?.find(({ kind }) => kind === 'variable');
    if (!symbol?.values.length) return 'any';
    return { values: symbol.values.map(({ value }) => value), of: constant };
  }

  private symbol(symbol: ApiSymbol): CheckType {
    if (this.open.has(symbol.name)) return isObject(symbol) ? { shape: symbol.name } : 'any';
    this.open.add(symbol.name);
    try {
      if (!isObject(symbol) || hasAlternatives(symbol))
        return symbol.declaration.kind === 'alias' ? this.convert(symbol.declaration.type) : 'any';
      const members = this.members(symbol);
      // Of a type that is not exported, the model does not say which of its members belong together.
      if (!this.isWhole(symbol))
        for (const member of Object.values(members)) delete member.required;
      this.shapes[symbol.name] ??= { page: symbol.route, members };
      return { shape: symbol.name };
    } finally {
      this.open.delete(symbol.name);
    }
  }
}

/** Returns what an interface extends, or what an alias adds members to. */
function basesOf({ declaration }: ApiSymbol): ApiType[] {
  if ('extends' in declaration) return declaration.extends;
  if (declaration.kind !== 'alias') return [];
  return declaration.type.kind === 'intersection' ? declaration.type.types : [declaration.type];
}

/** Whether a member must not be set. */
const isNever = (type: ApiType): boolean => type.kind === 'keyword' && type.name === 'never';

const keywords: Record<string, CheckType> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Whether a symbol is an object type: an interface, or an alias of an object type or an intersection. */
function isObject({ kind, members, declaration }: ApiSymbol): boolean {
  if (members.length === 0) return false;
  if (kind === 'interface') return true;
  return declaration.kind === 'alias' && ['object', 'intersection'].includes(declaration.type.kind);
}

/** Whether a part of an intersection is a union, so that the members of the symbol are not those of one object. */
const hasAlternatives = ({ declaration }: ApiSymbol): boolean =>
  declaration.kind === 'alias' &&
  declaration.type.kind === 'intersection' &&
  declaration.type.types.some(({ kind }) => kind === 'union');

function union(types: CheckType[]): CheckType {
  const flat = types.flatMap((type) =>
    typeof type === 'object' && 'union' in type ? type.union : [type],
  );
  if (flat.includes('any')) return 'any';
  const values = flat.flatMap((type) =>
    typeof type === 'object' && 'values' in type ? [type] : [],
  );
  const others = flat.filter((type) => typeof type !== 'object' || !('values' in type));
  if (values.length === 0) return others.length === 1 ? (others[0] ?? 'any') : { union: others };
  const of = values.every((each) => each.of === values[0]?.of) ? values[0]?.of : undefined;
  const merged: CheckType = {
    values: [...new Set(values.flatMap((each) => each.values))],
    ...(of && { of }),
  };
  return others.length === 0 ? merged : { union: [merged, ...others] };
}

function partial(type: CheckType): CheckType {
  if (typeof type !== 'object') return type;
  if ('shape' in type) return { ...type, partial: true };
  if ('object' in type)
    return {
      object: Object.fromEntries(
        Object.entries(type.object).map(([name, { required: _, ...member }]) => [name, member]),
      ),
    };
  return type;
}

const omit = (type: CheckType, names: string[]): CheckType =>
  typeof type === 'object' && 'shape' in type ? { ...type, omit: names } : type;

const literals = (type: CheckType): string[] =>
  typeof type === 'object' && 'values' in type ? type.values.map(String) : [];

function narrow(type: CheckType, by: CheckType, operation: 'Exclude' | 'Extract'): CheckType {
  if (typeof type !== 'object' || !('values' in type)) return 'any';
  const names = literals(by);
  return {
    ...type,
    values: type.values.filter(
      (value) => names.includes(String(value)) === (operation === 'Extract'),
    ),
  };
}

const isShort = (text: string | undefined): boolean =>
  text !== undefined && /^[\w.'-]{1,40}$/.test(text);

/** Returns the first paragraph of a description as plain text. */
export const firstParagraph = (description: RichText): string =>
  toString(description[0] ?? { type: 'root', children: [] });
