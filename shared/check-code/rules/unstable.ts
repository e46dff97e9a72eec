import {
  ancestor,
  childNamed,
  childrenOf,
  isFunction,
  parametersOf,
  partsOf,
  type SyntaxNode,
} from '../source/syntax';
import { listeners } from './listeners';
import type { Rule, RuleContext } from './rule';

/** Whether a listener sets state, directly or through a function of the file. */
function setsState(node: SyntaxNode, context: RuleContext): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  const visited = new Set<SyntaxNode>();
  const visit = (part: SyntaxNode): void => {
    if (found || visited.has(part)) return;
    visited.add(part);
    const callee = part.name === 'CallExpression' ? part.firstChild : undefined;
    if (callee?.name === 'VariableName') {
      if (isSetter(context.text(callee), callee, context)) found = part;
      const called = context.evaluator.evaluate(callee);
      if (called.kind === 'function') visit(called.node);
    }
    childrenOf(part).forEach(visit);
  };
  visit(node);
  return found;
}

function isSetter(name: string, at: SyntaxNode, { scopes, text }: RuleContext): boolean {
  const binding = scopes.find(name, at);
  if (binding?.kind !== 'variable' || !binding.initial) return false;
  return (
    binding.path.length === 1 && /^(?:React\.)?use(?:State|Reducer)\b/.test(text(binding.initial))
  );
}

export const stateInRender: Rule = {
  code: 'unstable-prop/render',
  severity: 'error',
  about: 'state that changes with every drawing, which redraws the chart for ever',
  *check(context) {
    for (const { name, value } of listeners(context)) {
      if (name !== 'onWillRender' && name !== 'onRenderChange') continue;
      const call = setsState(value.node, context);
      const list = call && childNamed(call, 'ArgList');
      const [argument] = list ? partsOf(list) : [];
      if (!call) continue;
      const isNew = !!argument && createsValue(argument, context);
      if (name === 'onRenderChange' && !isNew) continue;
      const attribute =
        ancestor(value.node, ({ name: kind }) => kind === 'JSXAttribute')?.firstChild ?? call;
      yield {
        at: attribute,
        message:
          name === 'onWillRender'
            ? 'Setting state in `onWillRender` renders the chart again, which calls it again. Use `onRenderChange`, and set a value that settles.'
            : '`onRenderChange` sets a new value with every drawing, which draws the chart again, for ever. Set a value that settles, such as `true`.',
        link: '/docs/render-complete',
      };
    }
  },
};

/** Whether an expression is a new object or another value each time. */
function createsValue(node: SyntaxNode, context: RuleContext): boolean {
  if (
    node.name === 'ObjectExpression' ||
    node.name === 'ArrayExpression' ||
    node.name === 'NewExpression'
  )
    return true;
  if (isFunction(node)) {
    const [previous] = parametersOf(node);
    const body = partsOf(node).at(-1);
    if (!previous || !body) return false;
    return (
      body.name !== 'VariableName' &&
      context.text(body).includes(context.text(previous.pattern)) &&
      /[-+*]|\{|\[|!/.test(context.text(body))
    );
  }
  return (
    /^(?:Date\.now|Math\.random|performance\.now)\(/.test(context.text(node)) ||
    (node.name === 'BinaryExpression' && /\+/.test(context.text(node)))
  );
}

export const randomKey: Rule = {
  code: 'unstable-prop/key',
  severity: 'error',
  about: 'a `key` that is new with every render, so that the chart starts again each time',
  *check({ components, text }) {
    for (const element of components) {
      const key = element.attribute('key');
      const value = key?.node?.lastChild;
      if (
        !key ||
        !value ||
        !/Math\.random\(|Date\.now\(|crypto\.randomUUID\(|\bnanoid\(|\buuid(?:v4)?\(|new Date\(\)|performance\.now\(/.test(
          text(value),
        )
      )
        continue;
      yield {
        at: key.nameNode,
        message: `The \`key\` is new with every render, so that ${element.component === 'Chart' ? 'the chart is made anew each time and loses its state' : 'this spec is made anew each time'}. Remove it, or use one that stays.`,
        link: '/docs/how-a-chart-works#what-a-re-render-costs-and-what-to-memoize',
      };
    }
  },
};

export const componentInRender: Rule = {
  code: 'unstable-prop/component',
  severity: 'warning',
  about:
    'a component that is created in another one and used in the chart: it is new with every render',
  *check({ chartFacts, scopes }) {
    for (const { parts, chart } of chartFacts) {
      const component = ancestor(chart.node, isFunction);
      for (const { element, via } of parts) {
        if (element.component || !/^[A-Z]\w*$/.test(element.name) || via) continue;
        const binding = scopes.find(element.name, element.node);
        const isInside =
          binding &&
          component &&
          binding.definition.from > component.from &&
          binding.definition.to < component.to;
        if (
          !isInside ||
          (binding.kind !== 'function' &&
            !(binding.kind === 'variable' && binding.initial && isFunction(binding.initial)))
        )
          continue;
        yield {
          at: element.nameNode,
          message: `\`${element.name}\` is created with every render, so that its specs are removed and added each time. Move it out of the component.`,
          link: '/docs/how-a-chart-works#what-a-re-render-costs-and-what-to-memoize',
        };
      }
    }
  },
};
