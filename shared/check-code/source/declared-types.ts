import type { Scopes } from './scopes';
import {
  childNamed,
  childrenOf,
  partsOf,
  stringValue,
  type Source,
  type SyntaxNode,
} from './syntax';
import { choice, lazyField, optionsOf, unknown, type Field, type Value } from './value';

/** How deep types are followed: types can be recursive. */
const depthLimit = 12;

/** Reads types that are declared in the file as values of which only the kind is known. */
export class DeclaredTypes {
  constructor(
    private readonly source: Source,
    private readonly scopes: Scopes,
  ) {}

  private text(node: SyntaxNode): string {
    return this.source.text.slice(node.from, node.to);
  }

  /** Returns what is known about values of a type. */
  valueOf(node: SyntaxNode, depth = 0): Value {
    if (depth > depthLimit) return unknown(node);
    const inner = (): Value => {
      const part = partsOf(node)[0];
      return part ? this.valueOf(part, depth + 1) : unknown(node);
    };
    switch (node.name) {
      case 'TypeAnnotation':
      case 'ParenthesizedType':
      case 'ReadonlyType':
        return inner();
      case 'TypeName':
        return this.named(node, depth);
      case 'ArrayType':
        return { kind: 'list', items: [inner()], isComplete: false, node };
      case 'ParameterizedType':
        return this.parameterized(node, depth);
      case 'ObjectType':
        return this.object(node, depth);
      case 'LiteralType': {
        const literal = node.firstChild;
        const value = literal ? stringValue(this.source.text, literal) : undefined;
        if (value !== undefined) return { kind: 'string', value, node };
        return literal?.name === 'Number'
          ? { kind: 'number', value: Number(this.text(literal)), node }
          : { kind: 'boolean', node };
      }
      case 'NullType':
        return { kind: 'nothing', isNull: true, node };
      case 'UnionType':
        return choice(
          partsOf(node).map((part) => this.valueOf(part, depth + 1)),
          node,
        );
      case 'IntersectionType':
        return this.joined(
          partsOf(node).map((part) => this.valueOf(part, depth + 1)),
          node,
        );
      case 'IndexedType':
        return this.indexed(node, depth);
      case 'FunctionSignature':
        return unknown(node);
      default:
        return unknown(node);
    }
  }

  private named(node: SyntaxNode, depth: number): Value {
    const name = this.text(node);
    switch (name) {
      case 'string':
        return { kind: 'string', node };
      case 'number':
        return { kind: 'number', node };
      case 'boolean':
        return { kind: 'boolean', node };
      case 'undefined':
        return { kind: 'nothing', isNull: false, node };
      case 'Date':
        return { kind: 'date', node };
    }
    const declaration = this.scopes.type(name);
    if (!declaration || childNamed(declaration, 'TypeParamList')) return unknown(node);
    if (declaration.name === 'TypeAliasDeclaration') {
      const type = partsOf(declaration).at(-1);
      return type ? this.valueOf(type, depth + 1) : unknown(node);
    }
    const body = childNamed(declaration, 'ObjectType');
    if (declaration.name !== 'InterfaceDeclaration' || !body) return unknown(node);
    const bases = partsOf(declaration).filter((part) =>
      /^(?:TypeName|ParameterizedType)$/.test(part.name),
    );
    return this.joined(
      [...bases.map((base) => this.valueOf(base, depth + 1)), this.object(body, depth)],
      node,
    );
  }

  private parameterized(node: SyntaxNode, depth: number): Value {
    const [name, list] = childrenOf(node);
    const given = list ? partsOf(list) : [];
    const [first] = given;
    const inner = (): Value => (first ? this.valueOf(first, depth + 1) : unknown(node));
    switch (name ? this.text(name) : '') {
      case 'Array':
      case 'ReadonlyArray':
        return { kind: 'list', items: [inner()], isComplete: false, node };
      case 'Readonly':
      case 'Required':
      case 'Partial':
      case 'NonNullable':
        return inner();
      case 'Record':
        return { kind: 'object', fields: new Map(), isComplete: false, node };
      case 'Pick':
      case 'Omit':
        return this.selected(
          inner(),
          given[1],
          name?.name ? this.text(name) === 'Pick' : false,
          depth,
        );
      default:
        return unknown(node);
    }
  }

  private selected(
    value: Value,
    names: SyntaxNode | undefined,
    keeps: boolean,
    depth: number,
  ): Value {
    if (value.kind !== 'object' || !names) return unknown(value.node);
    const keys = optionsOf(this.valueOf(names, depth + 1)).map((option) =>
      option.kind === 'string' ? option.value : undefined,
    );
    if (keys.includes(undefined)) return unknown(value.node);
    const fields = [...value.fields].filter(([key]) => keys.includes(key) === keeps);
    return { ...value, fields: new Map(fields) };
  }

  private object(node: SyntaxNode, depth: number): Value {
    const fields = new Map<string, Field>();
    let isComplete = true;
    for (const member of childrenOf(node)) {
      if (member.name === 'IndexSignature') isComplete = false;
      if (member.name !== 'PropertyType' && member.name !== 'MethodType') continue;
      const key = childNamed(member, 'PropertyDefinition', 'String', 'Number');
      if (!key) continue;
      const type = childNamed(member, 'TypeAnnotation');
      const isOptional = !!childNamed(member, 'Optional');
      fields.set(
        key.name === 'String' ? this.text(key).slice(1, -1) : this.text(key),
        lazyField(
          key,
          () =>
            type && member.name === 'PropertyType'
              ? this.valueOf(type, depth + 1)
              : unknown(member),
          isOptional,
        ),
      );
    }
    return { kind: 'object', fields, isComplete, node };
  }

  private joined(values: Value[], node: SyntaxNode): Value {
    const fields = new Map<string, Field>();
    let isComplete = true;
    for (const value of values) {
      if (value.kind !== 'object') isComplete = false;
      else {
        value.fields.forEach((field, key) => fields.set(key, field));
        isComplete &&= value.isComplete;
      }
    }
    return { kind: 'object', fields, isComplete, node };
  }

  private indexed(node: SyntaxNode, depth: number): Value {
    const [object, index] = partsOf(node);
    const value = object ? this.valueOf(object, depth + 1) : undefined;
    const key = index ? this.valueOf(index, depth + 1) : undefined;
    if (value?.kind === 'list' && key?.kind === 'number') return value.items[0] ?? unknown(node);
    if (value?.kind !== 'object' || key?.kind !== 'string' || !key.value) return unknown(node);
    return value.fields.get(key.value)?.value ?? unknown(node);
  }
}
