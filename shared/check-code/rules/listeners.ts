import { childNamed, childrenOf, partsOf, type SyntaxNode } from '../source/syntax';
import { optionsOf, type FunctionValue } from '../source/value';
import type { LibraryElement, RuleContext } from './rule';

/** A listener of the file. */
export interface Listener {
  element: LibraryElement;
  name: string;
  value: FunctionValue;
}

export function* listeners({ components }: RuleContext): Generator<Listener> {
  for (const element of components)
    for (const { name, value } of element.attributes)
      if (/^on[A-Z]/.test(name))
        for (const option of optionsOf(value))
          if (option.kind === 'function') yield { element, name, value: option };
}

/** Returns the members that a function reads from one of its names. */
export function membersOf(
  node: SyntaxNode,
  name: string,
  { text }: RuleContext,
): { member: string; node: SyntaxNode }[] {
  const found: { member: string; node: SyntaxNode }[] = [];
  const visit = (part: SyntaxNode): void => {
    if (part.name === 'MemberExpression') {
      const [object] = partsOf(part);
      const property = childNamed(part, 'PropertyName');
      const target = object?.name === 'PostfixExpression' ? object.firstChild : object;
      if (target?.name === 'VariableName' && text(target) === name && property)
        found.push({ member: text(property), node: part });
    }
    childrenOf(part).forEach(visit);
  };
  childrenOf(node).forEach(visit);
  return found;
}

/** Returns the outermost member expression that reads from a member: `e.target.value` for `e.target`. */
export function wholeOf(node: SyntaxNode): SyntaxNode {
  return node.parent?.name === 'MemberExpression' && node.parent.firstChild?.from === node.from
    ? wholeOf(node.parent)
    : node;
}

/** Members of events of the DOM, which listeners of charts do not get. */
export const domMembers = new Set([
  'target',
  'currentTarget',
  'preventDefault',
  'stopPropagation',
  'persist',
  'nativeEvent',
  'clientX',
  'clientY',
  'pageX',
  'pageY',
  'offsetX',
  'offsetY',
]);

/** Says what a listener gets. */
export const argumentOf = (name: string): string =>
  ({
    onElementClick: 'It gets a list of the clicked elements: `([element]) => …`.',
    onElementOver: 'It gets a list of the hovered elements: `([element]) => …`.',
    onBrushEnd: 'It gets the range: `({ x }) => …`.',
    onProjectionClick: 'It gets the values at the pointer: `({ x, y }) => …`.',
    onAnnotationClick: 'It gets the annotations: `({ lines, rects }) => …`.',
    onPointerUpdate: 'It gets the position of the pointer: its `x` and `type`.',
    onLegendItemClick: 'It gets a list of series: `([series]) => …`.',
    onLegendItemOver: 'It gets a list of series: `([series]) => …`.',
    onRenderChange: 'It gets `true` or `false`.',
  })[name] ?? 'It gets no argument.';
