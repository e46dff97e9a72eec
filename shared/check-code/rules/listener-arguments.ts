import {
  childNamed,
  childrenOf,
  parametersOf,
  partsOf,
  returnsOf,
  type SyntaxNode,
} from '../source/syntax';
import { argumentOf, domMembers, listeners, membersOf, wholeOf } from './listeners';
import type { Report, Rule, RuleContext } from './rule';

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
      const domType =
        first?.type &&
        /\b(?:Mouse|Change|Keyboard|Drag|Touch|Synthetic|Form)Event\b/.exec(
          context.text(first.type),
        );
      if (first && domType) yield report(first.pattern, domType[0]);
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

export const calledListener: Rule = {
  code: 'handler-misuse/call',
  severity: 'error',
  about: 'a listener that is called while the chart renders: `onElementClick={open()}`',
  *check(context) {
    const { components, text, facts } = context;
    for (const element of components)
      for (const { name, node } of element.attributes) {
        if (!/^on[A-Z]/.test(name) || !facts.prop(element.component, name)) continue;
        const escape = node && childNamed(node, 'JSXEscape');
        const [call] = escape ? partsOf(escape) : [];
        if (!call || !returnsNothing(call, context)) continue;
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

/** Calls that are followed: a function can call itself. */
const callLimit = 5;

/** Whether an expression is a call of a function that returns no listener, for all that the file says. */
function returnsNothing(node: SyntaxNode, context: RuleContext, depth = 0): boolean {
  const callee = node.name === 'CallExpression' && depth < callLimit ? node.firstChild : undefined;
  if (!callee) return false;
  const name = context.text(callee);
  if (/^(?:set[A-Z]\w*|alert|console\.\w+)$/.test(name)) return true;
  const value = context.evaluator.evaluate(callee);
  // A parameter or a prop that is declared as a function.
  if (value.node.name === 'FunctionSignature')
    return /=>\s*(?:void|Promise<void>)$/.test(context.text(value.node));
  if (value.kind !== 'function') return false;
  const returned = returnsOf(value.node);
  return returned.every((expression) => returnsNothing(expression, context, depth + 1));
}
