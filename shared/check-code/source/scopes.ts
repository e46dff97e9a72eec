import {
  childNamed,
  childrenOf,
  everyNode,
  isFunction,
  parametersOf,
  partsOf,
  type Source,
  type SyntaxNode,
} from './syntax';

/** A step from a value to a part of it: a key, an index, or the rest. */
export type PathStep = { key: string } | { index: number } | { rest: true };

/** Where a name comes from. */
export type Binding =
  | {
      kind: 'variable';
      definition: SyntaxNode;
      initial?: SyntaxNode;
      type?: SyntaxNode;
      path: PathStep[];
      isConst: boolean;
    }
  | { kind: 'item'; definition: SyntaxNode; list: SyntaxNode; path: PathStep[] }
  | {
      kind: 'parameter';
      definition: SyntaxNode;
      function: SyntaxNode;
      index: number;
      type?: SyntaxNode;
      path: PathStep[];
    }
  | { kind: 'function'; definition: SyntaxNode; function: SyntaxNode }
  | {
      kind: 'import';
      definition: SyntaxNode;
      module: string;
      imported: string;
      declaration: SyntaxNode;
      isType: boolean;
    }
  | { kind: 'type'; definition: SyntaxNode; declaration: SyntaxNode }
  | { kind: 'other'; definition: SyntaxNode };

/** Names by the node in which they can be used. */
export class Scopes {
  private readonly byScope = new Map<SyntaxNode, Map<string, Binding>>();
  private readonly types = new Map<string, SyntaxNode>();
  readonly imports: Extract<Binding, { kind: 'import' }>[] = [];
  /** Import declarations, with those that import no name. */
  readonly importDeclarations: { module: string; node: SyntaxNode; moduleNode: SyntaxNode }[] = [];

  constructor(private readonly source: Source) {
    everyNode(source, (node) => this.declare(node));
  }

  /** Returns what a name means at a node. */
  find(name: string, at: SyntaxNode): Binding | undefined {
    for (let scope: SyntaxNode | undefined = at; scope; scope = scope.parent) {
      const found = this.byScope.get(scope)?.get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the constants whose type is a name. */
  *typedConstants(): Generator<{ name: string; at: SyntaxNode; value: SyntaxNode }> {
    for (const names of this.byScope.values())
      for (const binding of names.values()) {
        if (binding.kind !== 'variable' || !binding.type || !binding.initial) continue;
        const type = childNamed(binding.type, 'TypeName');
        if (type) yield { name: this.text(type), at: type, value: binding.initial };
      }
  }

  /** Returns the declaration of a type. Types have one scope, the file. */
  type(name: string): SyntaxNode | undefined {
    return this.types.get(name);
  }

  private text(node: SyntaxNode): string {
    return this.source.text.slice(node.from, node.to);
  }

  private add(scope: SyntaxNode, binding: Binding): void {
    const names = this.byScope.get(scope) ?? new Map<string, Binding>();
    names.set(this.text(binding.definition), binding);
    this.byScope.set(scope, names);
  }

  private declare(node: SyntaxNode): void {
    if (node.name === 'ImportDeclaration') this.declareImports(node);
    else if (node.name === 'VariableDeclaration') this.declareVariables(node);
    else if (node.name === 'ForOfSpec') this.declareItem(node);
    else if (/^(?:Interface|TypeAlias|Enum)Declaration$/.test(node.name)) this.declareType(node);
    else if (node.name === 'ClassDeclaration') this.declareOther(node);
    if (isFunction(node)) this.declareFunction(node);
  }

  private declareImports(node: SyntaxNode): void {
    const moduleNode = childNamed(node, 'String');
    if (!moduleNode) return;
    const module = this.text(moduleNode).slice(1, -1);
    this.importDeclarations.push({ module, node, moduleNode });
    const isType = !!childNamed(node, 'type');
    const add = (definition: SyntaxNode, imported: string, isTypeName = isType): void => {
      const binding = {
        kind: 'import' as const,
        definition,
        module,
        imported,
        declaration: node,
        isType: isTypeName,
      };
      this.imports.push(binding);
      this.add(scopeOf(node), binding);
    };
    const direct = childNamed(node, 'VariableDefinition');
    if (direct) add(direct, childNamed(node, 'Star') ? '*' : 'default');
    const group = childNamed(node, 'ImportGroup');
    let imported: string | undefined;
    let isTypeName = isType;
    for (const part of group ? childrenOf(group) : []) {
      if (part.name === ',') [imported, isTypeName] = [undefined, isType];
      if (part.name === 'type') isTypeName = true;
      if (part.name === 'VariableName') imported = this.text(part);
      if (part.name === 'VariableDefinition') add(part, imported ?? this.text(part), isTypeName);
    }
  }

  private declareVariables(node: SyntaxNode): void {
    const isConst = !!childNamed(node, 'const');
    const parts = childrenOf(node);
    parts.forEach((part, index) => {
      if (!isPattern(part)) return;
      let next = index + 1;
      const annotation = parts[next]?.name === 'TypeAnnotation' ? parts[next++] : undefined;
      const initial = parts[next]?.name === 'Equals' ? parts[next + 1] : undefined;
      for (const { definition, path } of this.namesIn(part))
        this.add(scopeOf(node), {
          kind: 'variable',
          definition,
          initial,
          type: annotation,
          path,
          isConst,
        });
    });
  }

  private declareItem(node: SyntaxNode): void {
    const pattern = childrenOf(node).find(isPattern);
    const list = partsOf(node).at(-1);
    const loop = node.parent;
    if (!pattern || !list || !loop) return;
    for (const { definition, path } of this.namesIn(pattern))
      this.add(loop, { kind: 'item', definition, list, path });
  }

  private declareType(node: SyntaxNode): void {
    const definition = childNamed(node, 'TypeDefinition');
    if (!definition) return;
    this.types.set(this.text(definition), node);
    if (node.name === 'EnumDeclaration') this.add(scopeOf(node), { kind: 'other', definition });
  }

  private declareOther(node: SyntaxNode): void {
    const definition = childNamed(node, 'VariableDefinition');
    if (definition) this.add(scopeOf(node), { kind: 'other', definition });
  }

  private declareFunction(node: SyntaxNode): void {
    const name =
      node.name === 'FunctionDeclaration' ? childNamed(node, 'VariableDefinition') : undefined;
    if (name) this.add(scopeOf(node), { kind: 'function', definition: name, function: node });
    parametersOf(node).forEach(({ pattern, type }, index) => {
      for (const { definition, path } of this.namesIn(pattern))
        this.add(node, { kind: 'parameter', definition, function: node, index, type, path });
    });
  }

  /** Returns the names in a pattern, with the paths to their values. */
  private namesIn(
    pattern: SyntaxNode,
    path: PathStep[] = [],
  ): { definition: SyntaxNode; path: PathStep[] }[] {
    if (pattern.name === 'VariableDefinition') return [{ definition: pattern, path }];
    if (pattern.name === 'ArrayPattern') {
      const names: { definition: SyntaxNode; path: PathStep[] }[] = [];
      let index = 0;
      let isRest = false;
      for (const part of childrenOf(pattern)) {
        if (part.name === ',') index++;
        if (part.name === 'Spread') isRest = true;
        if (isPattern(part))
          names.push(...this.namesIn(part, [...path, isRest ? { rest: true } : { index }]));
      }
      return names;
    }
    return childrenOf(pattern)
      .filter(({ name }) => name === 'PatternProperty')
      .flatMap((property) => {
        const target = childrenOf(property).filter(isPattern).at(-1);
        if (!target) return [];
        if (childNamed(property, 'Spread')) return this.namesIn(target, [...path, { rest: true }]);
        const key = childNamed(property, 'PropertyName') ?? target;
        return this.namesIn(target, [...path, { key: this.text(key) }]);
      });
  }
}

const isPattern = ({ name }: SyntaxNode): boolean =>
  name === 'VariableDefinition' || name === 'ObjectPattern' || name === 'ArrayPattern';

/** Returns the node whose names a declaration adds to. */
function scopeOf(declaration: SyntaxNode): SyntaxNode {
  let scope = declaration;
  while (scope.parent) {
    scope = scope.parent;
    if (scope.name === 'Block' || scope.name === 'Script' || scope.name === 'ForStatement') break;
  }
  return scope;
}
