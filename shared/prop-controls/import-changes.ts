import { isLibraryModule, packageName } from '../check-code/source/library-names';
import { childNamed, type SyntaxNode } from '../check-code/source/syntax';
import { placeOf, specifiersOf, type Specifier } from './import-specifiers';
import type { TextChange } from './prop-control';
import type { ControlledSource } from './read-source';

/** Collects changes of the imports from the library. */
export class ImportChanges {
  private readonly added: string[] = [];
  private readonly used = new Set<string>();
  private removed?: SyntaxNode;

  /** @param at - where the names are used. */
  constructor(
    private readonly source: ControlledSource,
    private readonly at: SyntaxNode,
  ) {}

  /** Returns how the file names an export of the library, and imports it if the file does not. */
  use(name: string): string {
    const local = this.imported(name) ?? this.add(name);
    this.used.add(local);
    return local;
  }

  /** Says that code is removed, with its uses of imported names. */
  removeCode(node: SyntaxNode): void {
    this.removed = node;
  }

  /** Returns the changes, in no particular order. */
  changes(): TextChange[] {
    const group = this.group();
    const specifiers = group ? specifiersOf(group, this.source.text) : [];
    const unused = group ? this.unusedOf(specifiers, group) : [];
    return [
      ...this.additions(
        group,
        specifiers.filter((each) => !unused.includes(each)),
      ),
      ...removals(specifiers, unused),
    ];
  }

  private imported(name: string): string | undefined {
    const { scopes, library } = this.source.module;
    // A part of a file has no imports, and names everything as the library does.
    if (library.isFragment) return name;
    for (const { isType, module, imported, definition } of scopes.imports) {
      if (isType || !isLibraryModule(module)) continue;
      const local = this.text(definition);
      if (scopes.find(local, this.at)?.definition !== definition) continue;
      if (imported === name) return local;
      if (imported === '*') return `${local}.${name}`;
    }
    return undefined;
  }

  private add(name: string): string {
    let local = name;
    while (this.source.module.scopes.find(local, this.at)) local = `Chart${local}`;
    this.added.push(local === name ? name : `${name} as ${local}`);
    return local;
  }

  private text({ from, to }: SyntaxNode): string {
    return this.source.text.slice(from, to);
  }

  /** Returns the first group of values that is imported from the library. */
  private group(): SyntaxNode | undefined {
    for (const { module, node } of this.source.module.scopes.importDeclarations) {
      const group = childNamed(node, 'ImportGroup');
      if (group && isLibraryModule(module) && !childNamed(node, 'type')) return group;
    }
    return undefined;
  }

  private additions(group: SyntaxNode | undefined, specifiers: Specifier[]): TextChange[] {
    const { text, module } = this.source;
    const names = [...this.added].sort();
    const [first] = specifiers;
    if (names.length === 0) return [];
    if (!group) {
      const at = module.scopes.importDeclarations.at(-1)?.node.to ?? 0;
      const code = `import { ${names.join(', ')} } from '${packageName}';`;
      return [{ from: at, to: at, insert: at === 0 ? `${code}\n` : `\n${code}` }];
    }
    if (!first) return [{ from: group.from, to: group.to, insert: `{ ${names.join(', ')} }` }];
    const [space = ' '] = /\r?\n[\t ]*$/.exec(text.slice(0, first.from)) ?? [];
    const inserts = new Map<number, string>();
    for (const name of names) {
      const { at, isBefore } = placeOf(name, specifiers);
      const insert = isBefore ? `${name},${space}` : `,${space}${name}`;
      inserts.set(at, (inserts.get(at) ?? '') + insert);
    }
    return [...inserts].map(([at, insert]) => ({ from: at, to: at, insert }));
  }

  /** Returns the names of which the removed code has the last use. */
  private unusedOf(specifiers: Specifier[], group: SyntaxNode): Specifier[] {
    const { removed } = this;
    if (!removed) return [];
    const uses = new Set<string>(this.used);
    const candidates = new Set<string>();
    for (const node of this.source.module.source.nodes) {
      if (!/^(?:VariableName|TypeName|JSXIdentifier)$/.test(node.name)) continue;
      if (node.from >= group.from && node.to <= group.to) continue;
      const isRemoved = node.from >= removed.from && node.to <= removed.to;
      (isRemoved ? candidates : uses).add(this.text(node));
    }
    const unused = specifiers.filter(({ local }) => candidates.has(local) && !uses.has(local));
    return unused.length < specifiers.length ? unused : [];
  }
}

/** Removes names from an import group, each with one comma. */
const removals = (specifiers: Specifier[], unused: Specifier[]): TextChange[] =>
  unused.map((specifier) => {
    const index = specifiers.indexOf(specifier);
    const hasKept = specifiers.slice(0, index).some((each) => !unused.includes(each));
    const previous = specifiers[index - 1];
    const next = specifiers[index + 1];
    return hasKept && previous
      ? { from: previous.to, to: specifier.to, insert: '' }
      : { from: specifier.from, to: next?.from ?? specifier.to, insert: '' };
  });
