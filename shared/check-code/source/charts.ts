import { isCallbackOfMap, type Element, type Elements } from './elements';
import type { Evaluator } from './evaluate';
import { childNamed, childrenOf, isFunction, partsOf, returnsOf, type SyntaxNode } from './syntax';

/** An element in a chart. */
export interface ChartPart {
  element: Element;
  /** Whether it is rendered more than once, by `map`. */
  isRepeated: boolean;
  /** Whether it is rendered under a condition. */
  isConditional: boolean;
  /** Element of the component of the file that renders it, if it is not in the chart itself. */
  via?: Element;
}

/** A chart with the elements in it. */
export interface ChartTree {
  chart: Element;
  parts: ChartPart[];
  /** Whether other components or expressions can add specs that the file does not show. */
  isOpen: boolean;
}

/** Returns the charts of a file. */
export const chartsOf = (elements: Elements, evaluator: Evaluator): ChartTree[] =>
  elements.all
    .filter(({ component }) => component === 'Chart')
    .map((chart) => new ChartReader(chart, elements, evaluator).read());

type Place = Pick<ChartPart, 'isRepeated' | 'isConditional' | 'via'>;

class ChartReader {
  private readonly tree: ChartTree;
  private readonly open = new Set<SyntaxNode>();

  constructor(
    chart: Element,
    private readonly elements: Elements,
    private readonly evaluator: Evaluator,
  ) {
    this.tree = {
      chart,
      parts: [],
      isOpen: chart.hasUnknownProps || !!chart.attribute('children'),
    };
  }

  read(): ChartTree {
    this.children(this.tree.chart.node, { isRepeated: false, isConditional: false });
    return this.tree;
  }

  private children(node: SyntaxNode, place: Place): void {
    for (const child of childrenOf(node))
      if (child.name === 'JSXElement') this.element(child, place);
      else if (child.name === 'JSXEscape')
        partsOf(child).forEach((part) => this.expression(part, place));
  }

  private element(node: SyntaxNode, place: Place): void {
    const element = this.elements.of(node);
    if (!element) return;
    const isFragment =
      element.name === '' || /(?:^|\.)(?:Fragment|Suspense|StrictMode)$/.test(element.name);
    if (!isFragment) {
      this.tree.parts.push({ element, ...place });
      const definition =
        element.component || !/^[A-Z]/.test(element.name) ? undefined : this.component(element);
      if (definition)
        this.once(definition, () =>
          returnsOf(definition).forEach((part) =>
            this.expression(part, { ...place, via: place.via ?? element }),
          ),
        );
      else if (!element.component && /^[A-Z]/.test(element.name)) this.tree.isOpen = true;
    }
    this.children(node, place);
  }

  /** Returns the function of a component of the file. */
  private component(element: Element): SyntaxNode | undefined {
    const binding = this.evaluator.scopes.find(element.name, element.node);
    if (!binding) return undefined;
    const value = this.evaluator.bound(binding, new Map());
    return value.kind === 'function' ? value.node : undefined;
  }

  /** Follows a component or a constant, but not inside of itself. */
  private once(node: SyntaxNode, follow: () => void): void {
    if (this.open.has(node)) return;
    this.open.add(node);
    follow();
    this.open.delete(node);
  }

  private expression(node: SyntaxNode, place: Place): void {
    const parts = partsOf(node);
    switch (node.name) {
      case 'JSXElement':
        return this.element(node, place);
      case 'ParenthesizedExpression':
      case 'ArrayExpression':
      case 'PostfixExpression':
        return parts.forEach((part) => this.expression(part, place));
      case 'ConditionalExpression':
        return parts
          .slice(1)
          .forEach((part) => this.expression(part, { ...place, isConditional: true }));
      case 'BinaryExpression':
        if (childNamed(node, 'as', 'satisfies'))
          return parts.slice(0, 1).forEach((part) => this.expression(part, place));
        return parts
          .slice(-1)
          .forEach((part) => this.expression(part, { ...place, isConditional: true }));
      case 'CallExpression':
        return this.call(node, place);
      case 'VariableName':
        return this.variable(node, place);
      case 'MemberExpression':
        this.tree.isOpen = true;
        return;
    }
  }

  private call(node: SyntaxNode, place: Place): void {
    const list = childNamed(node, 'ArgList');
    const callback = list
      ? partsOf(list).find((part) => isFunction(part) && isCallbackOfMap(part, this.evaluator))
      : undefined;
    if (callback)
      return returnsOf(callback).forEach((part) =>
        this.expression(part, { ...place, isRepeated: true }),
      );
    const memoized =
      node.firstChild && /^(?:React\.)?useMemo$/.test(this.evaluator.text(node.firstChild)) && list
        ? partsOf(list).find(isFunction)
        : undefined;
    if (memoized) return returnsOf(memoized).forEach((part) => this.expression(part, place));
    const callee = node.firstChild ? this.evaluator.evaluate(node.firstChild) : undefined;
    if (callee?.kind !== 'function') {
      this.tree.isOpen = true;
      return;
    }
    this.once(callee.node, () =>
      returnsOf(callee.node).forEach((part) => this.expression(part, place)),
    );
  }

  private variable(node: SyntaxNode, place: Place): void {
    const name = this.evaluator.text(node);
    const binding = this.evaluator.scopes.find(name, node);
    if (name === 'undefined') return;
    const initial =
      binding?.kind === 'variable' && binding.path.length === 0 ? binding.initial : undefined;
    if (initial) this.once(initial, () => this.expression(initial, place));
    else this.tree.isOpen = true;
  }
}
