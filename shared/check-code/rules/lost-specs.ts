import { isSpec } from '../library';
import { ancestor, everyNode, isFunction, type SyntaxNode } from '../source/syntax';
import type { Rule, RuleContext } from './rule';

const page = '/docs/troubleshooting';

/** Hooks that render their component again on their own. */
const hooksWithState =
  /^(?:React\.)?use(?:State|Reducer|Context|SyncExternalStore|Query|Selector|SWR|Theme|Translation)$/;

/** Returns the first hook in a function that has state. */
function stateIn(node: SyntaxNode, { source, text }: RuleContext): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  everyNode(source, (part) => {
    if (found || part.name !== 'CallExpression' || part.from < node.from || part.to > node.to)
      return;
    if (part.firstChild && hooksWithState.test(text(part.firstChild))) found = part;
  });
  return found;
}

export const stateInChart: Rule = {
  code: 'lost-specs/state',
  severity: 'warning',
  about: 'a component with state inside of a `Chart`: after an update, only its specs are left',
  *check(context) {
    const { chartFacts, scopes, evaluator, text } = context;
    const seen = new Set<SyntaxNode>();
    for (const { parts } of chartFacts)
      for (const { element, via } of parts) {
        const binding =
          element.component || via || !/^[A-Z]/.test(element.name)
            ? undefined
            : scopes.find(element.name, element.node);
        const value = binding && evaluator.bound(binding, new Map());
        const hasSpecs = parts.some(
          (part) => part.via === element && isSpec(part.element.component),
        );
        // A chart with a single component renders all of its specs again.
        const isAlone = parts.every((part) => part.element === element || part.via === element);
        if (value?.kind !== 'function' || !hasSpecs || isAlone || seen.has(element.node)) continue;
        seen.add(element.node);
        const hook = stateIn(value.node, context)?.firstChild;
        if (!hook) continue;
        yield {
          at: element.nameNode,
          message: `\`${element.name}\` uses \`${text(hook)}\` inside of \`Chart\`. When it renders again on its own, the chart has only its specs. Keep the state in the component around the chart, and pass it down as props.`,
          link: `${page}#the-chart-becomes-empty-after-an-update`,
        };
      }
  },
};

export const constantSpec: Rule = {
  code: 'lost-specs/constant',
  severity: 'warning',
  about: 'a spec that is the same element in every render: a constant, `useMemo` or `memo`',
  *check(context) {
    const { chartFacts, scopes, text } = context;
    for (const { parts, chart } of chartFacts)
      for (const { element, via } of parts) {
        const { node, nameNode } = element;
        const isInside = node.from >= chart.node.from && node.to <= chart.node.to;
        const binding = element.component || via ? undefined : scopes.find(element.name, node);
        const initial = binding?.kind === 'variable' ? binding.initial : undefined;
        const isMemo = !!initial && /^(?:React\.)?memo\(/.test(text(initial));
        const isConstant =
          isSpec(element.component) &&
          !isInside &&
          (!ancestor(node, isFunction) || !!ancestor(node, (each) => isUseMemo(each, context)));
        if (!isConstant && !isMemo) continue;
        yield {
          at: nameNode,
          message: isMemo
            ? `\`${element.name}\` is wrapped in \`memo\`, so that it does not render with the others, and the chart loses its specs. Memoize the component around the chart instead.`
            : `This \`${element.component ?? ''}\` is the same element in every render, so that React does not render it again, and the chart loses it after an update. Return it from a component.`,
          link: `${page}#an-axis-or-a-series-disappears-after-an-update`,
        };
      }
  },
};

const isUseMemo = ({ name, firstChild }: SyntaxNode, { text }: RuleContext): boolean =>
  name === 'CallExpression' && !!firstChild && /^(?:React\.)?useMemo$/.test(text(firstChild));
