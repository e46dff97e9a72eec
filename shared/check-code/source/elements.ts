import type { Evaluator } from './evaluate';
import type { LibraryNames } from './library-names';
import {
  childNamed,
  childrenOf,
  everyNode,
  isBroken,
  isFunction,
  partsOf,
  type Source,
  type SyntaxNode,
} from './syntax';
import { optionsOf, type Value } from './value';

/** A prop of an element. */
export interface Attribute {
  name: string;
  /** The name in the source. */
  nameNode: SyntaxNode;
  /** The whole attribute; absent if the prop comes from a spread object. */
  node?: SyntaxNode;
  value: Value;
}

/** An element in JSX. */
export class Element {
  readonly tag: SyntaxNode;
  readonly nameNode: SyntaxNode;
  /** As written: `Axis`, `EC.Axis`, `div`. */
  readonly name: string;
  /** Name of the export of the library that it renders, also of one that does not exist. */
  readonly component?: string;
  /** Whether a part of the tag could not be parsed. */
  readonly isBroken: boolean;
  private readonly attributesByName: Map<string, Attribute>;
  /** Whether props can come from an object that the file does not show. */
  readonly hasUnknownProps: boolean;

  constructor(
    readonly node: SyntaxNode,
    private readonly evaluator: Evaluator,
    library: LibraryNames,
  ) {
    this.tag = childNamed(node, 'JSXOpenTag', 'JSXSelfClosingTag', 'JSXFragmentTag') ?? node;
    this.nameNode =
      childNamed(
        this.tag,
        'JSXIdentifier',
        'JSXMemberExpression',
        'JSXBuiltin',
        'JSXNamespacedName',
      ) ?? this.tag;
    this.name = this.nameNode === this.tag ? '' : evaluator.text(this.nameNode);
    this.component = this.libraryComponent(library);
    this.isBroken = isBroken(this.tag);
    let hasUnknownProps = false;
    this.attributesByName = new Map();
    for (const part of childrenOf(this.tag)) {
      if (part.name === 'JSXAttribute') this.addAttribute(part);
      if (part.name === 'JSXSpreadAttribute')
        hasUnknownProps = !this.addSpread(part) || hasUnknownProps;
    }
    this.hasUnknownProps = hasUnknownProps;
  }

  private libraryComponent(library: LibraryNames): string | undefined {
    const [root = '', member] = this.name.split('.');
    if (!/^[A-Z]/.test(root)) return undefined;
    const exported = library.exportOf(root, this.node);
    if (exported === '*' || (exported && member)) return member;
    return exported;
  }

  private addAttribute(node: SyntaxNode): void {
    const nameNode = childNamed(node, 'JSXIdentifier', 'JSXNamespacedName');
    if (!nameNode) return;
    const name = this.evaluator.text(nameNode);
    const evaluator = this.evaluator;
    const valueNode = partsOf(node).find(({ from }) => from > nameNode.from);
    const hasEquals = !!childNamed(node, 'Equals');
    let value: Value | undefined;
    this.attributesByName.set(name, {
      name,
      nameNode,
      node,
      get value() {
        if (value) return value;
        if (valueNode) value = evaluator.evaluate(valueNode);
        else if (hasEquals) value = { kind: 'unknown', node };
        else value = { kind: 'boolean', value: true, node: nameNode };
        return value;
      },
    });
  }

  /** Returns whether all props in the spread object are known. */
  private addSpread(node: SyntaxNode): boolean {
    const expression = partsOf(node).at(-1);
    if (!expression) return false;
    let isComplete = true;
    for (const option of optionsOf(this.evaluator.evaluate(expression))) {
      if (option.kind === 'nothing' || option.kind === 'boolean') continue;
      // Of an object that is declared by a type only, it is not known which of its members are set.
      if (option.kind !== 'object' || /Type$|TypeName/.test(option.node.name)) isComplete = false;
      else {
        isComplete &&= option.isComplete;
        for (const [name, field] of option.fields)
          this.attributesByName.set(name, {
            name,
            nameNode: field.key,
            get value() {
              return field.value;
            },
          });
      }
    }
    return isComplete;
  }

  get attributes(): Attribute[] {
    return [...this.attributesByName.values()];
  }

  attribute(name: string): Attribute | undefined {
    return this.attributesByName.get(name);
  }

  /** Returns the value of a prop; `undefined` if it is not set, or not in this file. */
  value(name: string): Value | undefined {
    return this.attributesByName.get(name)?.value;
  }

  /** Whether a prop is certainly absent. */
  lacks(name: string): boolean {
    return !this.attributesByName.has(name) && !this.hasUnknownProps && !this.isBroken;
  }
}

/** All elements of a file, with their places in each other. */
export class Elements {
  readonly all: Element[] = [];
  private readonly byNode = new Map<SyntaxNode, Element>();

  constructor(
    source: Source,
    private readonly evaluator: Evaluator,
    library: LibraryNames,
  ) {
    everyNode(source, (node) => {
      if (node.name !== 'JSXElement') return;
      const element = new Element(node, evaluator, library);
      this.all.push(element);
      this.byNode.set(node, element);
    });
  }

  of(node: SyntaxNode): Element | undefined {
    return this.byNode.get(node);
  }

  /** Returns the element that has this one as a child in JSX, also through a condition or `map`. */
  parent(element: Element): Element | undefined {
    for (let node = element.node.parent; node; node = node.parent) {
      if (node.name === 'JSXElement') return this.of(node);
      if (node.name === 'JSXAttribute' || node.name === 'JSXSpreadAttribute') return undefined;
      if (isFunction(node) && !isCallbackOfMap(node, this.evaluator)) return undefined;
      if (/^(?:VariableDeclaration|AssignmentExpression|ClassDeclaration)$/.test(node.name))
        return undefined;
    }
    return undefined;
  }
}

/** Whether a function is what `map` or `flatMap` calls for each item. */
export function isCallbackOfMap(node: SyntaxNode, evaluator: Evaluator): boolean {
  const callee = node.parent?.name === 'ArgList' ? node.parent.parent?.firstChild : undefined;
  if (!callee) return false;
  return /(?:\.|^Array\.)(?:map|flatMap|from)$/.test(evaluator.text(callee));
}
