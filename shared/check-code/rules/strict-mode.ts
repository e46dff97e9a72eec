import type { Element } from '../source/elements';
import { childrenOf, type SyntaxNode } from '../source/syntax';
import { optionsOf } from '../source/value';
import type { Rule, RuleContext } from './rule';

/** Listeners that are never called in development under `StrictMode`. */
const silentInStrictMode = [
  'onElementClick',
  'onElementOver',
  'onElementOut',
  'onBrushEnd',
  'onProjectionClick',
  'onAnnotationClick',
  'onPointerUpdate',
  'onProjectionAreaChange',
];

export const strictMode: Rule = {
  code: 'strict-mode-listener',
  severity: 'warning',
  about: 'listeners that are never called in development, because the chart is under `StrictMode`',
  *check(context) {
    const { components, elements } = context;
    const inStrict = strictElements(context);
    for (const element of components) {
      if (element.component !== 'Settings') continue;
      let isStrict = inStrict.has(element.node.from);
      for (
        let parent = elements.parent(element);
        parent && !isStrict;
        parent = elements.parent(parent)
      )
        isStrict = isStrictMode(parent) || inStrict.has(parent.node.from);
      if (!isStrict) continue;
      for (const name of silentInStrictMode) {
        const attribute = element.attribute(name);
        if (!attribute || optionsOf(attribute.value).every(({ kind }) => kind === 'nothing'))
          continue;
        yield {
          at: attribute.nameNode,
          message: `\`${name}\` is never called in development, because the chart is in \`StrictMode\`. In production it is. To test it, leave \`StrictMode\` out around the chart.`,
          link: '/docs/install#strictmode',
        };
      }
    }
  },
};

const isStrictMode = ({ name }: Element): boolean => /(?:^|\.)StrictMode$/.test(name);

/** Returns the elements of components of the file that are rendered within `StrictMode`. */
function strictElements({ elements, evaluator, scopes }: RuleContext): Set<number> {
  const strict = new Set<number>();
  const visitedFunctions = new Set<number>();
  const visit = (node: SyntaxNode): void => {
    const element = node.name === 'JSXElement' ? elements.of(node) : undefined;
    if (element) {
      strict.add(node.from);
      const binding = /^[A-Z]\w*$/.test(element.name) ? scopes.find(element.name, node) : undefined;
      const value = binding ? evaluator.bound(binding, new Map()) : undefined;
      if (value?.kind === 'function' && !visitedFunctions.has(value.node.from)) {
        visitedFunctions.add(value.node.from);
        childrenOf(value.node).forEach(visit);
      }
    }
    childrenOf(node).forEach(visit);
  };
  for (const element of elements.all)
    if (isStrictMode(element)) childrenOf(element.node).forEach(visit);
  return strict;
}
