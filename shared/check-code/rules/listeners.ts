import type { Element } from '../source/elements';
import {
  ancestor,
  childNamed,
  childrenOf,
  isFunction,
  parametersOf,
  partsOf,
  type SyntaxNode,
} from '../source/syntax';
import { optionsOf, type FunctionValue } from '../source/value';
import type { LibraryElement, Report, Rule, RuleContext } from './rule';

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

/** Members of events of the DOM, which listeners of charts do not get. */
const domMembers = new Set([
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

/** A listener of the file. */
interface Listener {
  element: LibraryElement;
  name: string;
  value: FunctionValue;
}

function* listeners({ components }: RuleContext): Generator<Listener> {
  for (const element of components)
    for (const { name, value } of element.attributes)
      if (/^on[A-Z]/.test(name))
        for (const option of optionsOf(value))
          if (option.kind === 'function') yield { element, name, value: option };
}

/** Returns the members that a function reads from one of its names. */
function membersOf(
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
function wholeOf(node: SyntaxNode): SyntaxNode {
  return node.parent?.name === 'MemberExpression' && node.parent.firstChild?.from === node.from
    ? wholeOf(node.parent)
    : node;
}

export const domEvent: Rule = {
  code: 'handler-misuse/event',
  severity: 'error',
  about: 'a listener that treats its argument as an event of the DOM',
  *check(context) {
    for (const { element, name, value } of listeners(context)) {
      if (element.component !== 'Settings') continue;
      const [first] = parametersOf(value.node);
      const report = (at: SyntaxNode, member: string): Report => ({
        at,
        message: `\`${name}\` gets no event of the DOM, so that \`${member}\` does not exist. ${argumentOf(name)}`,
        link: context.facts.link('Settings', name),
      });
      if (first?.pattern.name === 'VariableDefinition')
        for (const { member, node } of membersOf(value.node, context.text(first.pattern), context))
          if (domMembers.has(member)) yield report(wholeOf(node), member);
      if (first?.pattern.name === 'ObjectPattern')
        for (const property of childrenOf(first.pattern)) {
          const key = property.name === 'PatternProperty' ? property.firstChild : null;
          if (key && domMembers.has(context.text(key))) yield report(key, context.text(key));
        }
    }
  },
};

/** Says what a listener gets. */
const argumentOf = (name: string): string =>
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

export const brushArguments: Rule = {
  code: 'handler-misuse/arguments',
  severity: 'error',
  about: 'a listener with arguments that it does not get: `onBrushEnd={(min, max) => …}`',
  *check(context) {
    for (const { element, name, value } of listeners(context)) {
      if (element.component !== 'Settings') continue;
      const parameters = parametersOf(value.node);
      const [first, second] = parameters;
      const list = childNamed(value.node, 'ParamList');
      const link = context.facts.link('Settings', name);
      const limit = argumentCount[name];
      if (limit !== undefined && parameters.length > limit && list)
        yield {
          at: list,
          message: `\`${name}\` is called with ${limit === 0 ? 'no argument' : limit === 1 ? 'one argument' : `${limit} arguments`}. ${argumentOf(name)}`,
          link,
        };
      // The second argument has the pressed keys.
      else if (
        (name === 'onBrushEnd' || name === 'onElementClick') &&
        list &&
        second &&
        second.pattern.name === 'VariableDefinition' &&
        !/^(?:options?|_|keys?|modifiers?)/i.test(context.text(second.pattern)) &&
        !second.type
      )
        yield {
          at: list,
          message: `\`${name}\` gets one value, then the pressed keys. ${argumentOf(name)}`,
          link,
        };
      else if (first?.pattern.name === 'ArrayPattern' && objectListeners.has(name))
        yield {
          at: first.pattern,
          message: `\`${name}\` gets an object, not a list. ${argumentOf(name)}`,
          link,
        };
      else if (
        first?.pattern.name === 'ObjectPattern' &&
        listListeners.has(name) &&
        !onlyDom(first.pattern, context)
      )
        yield {
          at: first.pattern,
          message: `\`${name}\` gets a list, not an object. ${argumentOf(name)}`,
          link,
        };
    }
  },
};

const onlyDom = (pattern: SyntaxNode, { text }: RuleContext): boolean =>
  childrenOf(pattern).some(
    (property) => !!property.firstChild && domMembers.has(text(property.firstChild)),
  );

/** Listeners with a fixed number of arguments. */
const argumentCount: Record<string, number> = {
  onElementOver: 1,
  onElementOut: 0,
  onProjectionClick: 1,
  onPointerUpdate: 1,
  onRenderChange: 1,
  onWillRender: 0,
  onResize: 0,
  onProjectionAreaChange: 1,
  onAnnotationClick: 1,
  onLegendItemOver: 1,
  onLegendItemOut: 0,
  onLegendItemClick: 1,
};

const objectListeners = new Set([
  'onBrushEnd',
  'onProjectionClick',
  'onAnnotationClick',
  'onPointerUpdate',
  'onProjectionAreaChange',
]);
const listListeners = new Set([
  'onElementClick',
  'onElementOver',
  'onLegendItemClick',
  'onLegendItemOver',
]);

/** What an element of `onElementClick` has in XY charts is in `geometry` and `series`: a pair. */
export const elementMembers: Rule = {
  code: 'handler-misuse/element',
  severity: 'error',
  about:
    'a listener that reads the row from the wrong place: an XY element is a pair of geometry and series',
  *check(context) {
    for (const { element, name, value } of listeners(context)) {
      if (!/^onElement(?:Click|Over)$/.test(name)) continue;
      const chart = context.chartFacts.find(({ settings }) =>
        settings.some((part) => part.element === element),
      );
      const pair = pairs[chart?.family ?? ''];
      if (!pair) continue;
      const [first] = parametersOf(value.node);
      const link = context.facts.link('Settings', name);
      const item = first?.pattern.name === 'ArrayPattern' ? partsOf(first.pattern)[0] : undefined;
      if (item?.name === 'VariableDefinition')
        for (const { member, node } of membersOf(value.node, context.text(item), context))
          if (
            /^(?:datum|x|y|value|data|payload|geometry|series|key|specId|id|index|label)$/.test(
              member,
            )
          )
            yield {
              at: node,
              message: `Each element is a pair, so that \`.${member}\` is undefined. Write ${pair}.`,
              link,
            };
      if (item?.name === 'ObjectPattern')
        yield {
          at: item,
          message: `Each element is a pair. Write ${pair}.`,
          link,
        };
      if (first?.pattern.name === 'VariableDefinition')
        for (const { member, node } of membersOf(value.node, context.text(first.pattern), context))
          if (
            /^(?:datum|x|y|value|payload|geometry|series|dataIndex|activePayload|activeLabel|data|name)$/.test(
              member,
            )
          )
            yield {
              at: node,
              message: `\`${name}\` gets a list of elements, so that \`.${member}\` is undefined. Write ${pair}.`,
              link,
            };
    }
  },
};

/** What an element of `onElementClick` is, by family. */
const pairs: Record<string, string> = {
  xy: '`([[geometry, series]]) => …`; the row is `geometry.datum`',
  partition: '`([[layers, series]]) => …`; each layer has `groupByRollup` and `value`',
  heatmap: '`([[cell, series]]) => …`; the values are in `cell.datum`',
  wordcloud: '`([[word, series]]) => …`',
};

/** What `onBrushEnd` gets has `x` and `y`. */
export const brushMembers: Rule = {
  code: 'handler-misuse/brush',
  severity: 'error',
  about: 'a listener that reads members which its argument does not have, such as `min` of a brush',
  *check(context) {
    for (const { name, value } of listeners(context)) {
      const wrong = Object.hasOwn(wrongMembers, name) ? wrongMembers[name] : undefined;
      const [first] = parametersOf(value.node);
      if (!wrong || !first || first.type) continue;
      const report = (at: SyntaxNode, member: string): Report => ({
        at,
        message: `The argument of \`${name}\` has no \`${member}\`. ${wrong.use}`,
        link: context.facts.link('Settings', name),
      });
      if (first.pattern.name === 'VariableDefinition')
        for (const { member, node } of membersOf(value.node, context.text(first.pattern), context))
          if (wrong.members.includes(member)) yield report(node, member);
      if (first.pattern.name === 'ObjectPattern')
        for (const property of childrenOf(first.pattern)) {
          const key = property.name === 'PatternProperty' ? property.firstChild : null;
          if (key && wrong.members.includes(context.text(key)))
            yield report(key, context.text(key));
        }
    }
  },
};

const wrongMembers: Record<string, { members: string[]; use: string }> = {
  onBrushEnd: {
    members: [
      'min',
      'max',
      'from',
      'to',
      'start',
      'end',
      'startIndex',
      'endIndex',
      'x0',
      'x1',
      'selection',
      'range',
      'domain',
    ],
    use: 'The range is `x`, a pair: `({ x }) => x && setRange({ min: x[0], max: x[1] })`.',
  },
  onProjectionClick: {
    members: ['datum', 'value', 'xValue', 'yValue'],
    use: 'The values at the pointer are `x` and `y`.',
  },
  onAnnotationClick: {
    members: ['datum', 'id', 'annotation'],
    use: 'The annotations are `lines` and `rects`.',
  },
  onLegendItemClick: {
    members: ['key', 'name', 'label', 'specId', 'id', 'color', 'seriesName', 'dataKey'],
    use: 'It is a list of series: `([series]) => series?.key`.',
  },
  onLegendItemOver: {
    members: ['key', 'name', 'label', 'specId', 'id', 'color', 'seriesName', 'dataKey'],
    use: 'It is a list of series: `([series]) => series?.key`.',
  },
  onPointerUpdate: {
    members: ['datum', 'value', 'activeLabel', 'activePayload'],
    use: 'The value under the pointer is `x`.',
  },
};

export const calledListener: Rule = {
  code: 'handler-misuse/call',
  severity: 'error',
  about: 'a listener that is called while the chart renders: `onElementClick={open()}`',
  *check({ components, text, facts }) {
    for (const element of components)
      for (const { name, node } of element.attributes) {
        if (!/^on[A-Z]/.test(name) || !(name in facts.props(element.component))) continue;
        const escape = node && childNamed(node, 'JSXEscape');
        const [call] = escape ? partsOf(escape) : [];
        const list = call?.name === 'CallExpression' ? childNamed(call, 'ArgList') : undefined;
        const callee = call?.firstChild;
        if (!call || !list || callee?.name !== 'VariableName' || !/^set[A-Z]/.test(text(callee)))
          continue;
        yield {
          at: call,
          message: `\`${text(call)}\` is called while the chart renders. Pass a function: \`() => ${text(call)}\`.`,
          link: facts.link(element.component, name),
          fix: {
            title: 'Make it a function',
            edits: [{ from: call.from, to: call.from, insert: '() => ' }],
          },
        };
      }
  },
};

/** Whether a listener sets state, directly or through a function of the file. */
export function setsState(node: SyntaxNode, context: RuleContext): SyntaxNode | undefined {
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
