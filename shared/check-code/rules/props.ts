import { editDistance, nearestName } from '../nearest-name';
import type { Library } from '../library';
import type { Attribute } from '../source/elements';
import type { Fix } from '../finding';
import { isAccessor, isAccessorList } from './accessor-props';
import { TypeComparison } from './compare-types';
import { remove, type LibraryElement, type Report, type Rule, type RuleContext } from './rule';

/** A prop that a component does not have. */
interface UnknownProp {
  /** The element, or a constant with the type of its props. */
  element: Pick<LibraryElement, 'component' | 'attribute'>;
  attribute: Attribute;
}

/** Props of React itself. */
const reactProps = new Set(['key', 'ref', 'children', 'dangerouslySetInnerHTML']);

function* unknownProps(context: RuleContext): Generator<UnknownProp> {
  for (const element of [...context.components, ...typedProps(context)])
    for (const attribute of element.attributes) {
      const { name } = attribute;
      const isKnown = reactProps.has(name) || name.includes('-');
      if (!isKnown && !context.facts.prop(element.component, name)) yield { element, attribute };
    }
}

/** Returns the constants that are declared as the props of a component: `const props: AxisProps = { … }`. */
function* typedProps({
  scopes,
  library,
  facts,
  evaluator,
}: RuleContext): Generator<UnknownProp['element'] & { attributes: Attribute[] }> {
  for (const { name, at, value } of scopes.typedConstants()) {
    const component = library.exportOf(name, at)?.replace(/Props$/, '');
    const object = facts.isComponent(component) ? evaluator.evaluate(value) : undefined;
    if (!component || object?.kind !== 'object') continue;
    const attributes = [...object.fields].map(([key, field]): Attribute => ({
      name: key,
      nameNode: field.key,
      get value() {
        return field.value;
      },
    }));
    yield {
      component,
      attributes,
      attribute: (prop) => attributes.find((each) => each.name === prop),
    };
  }
}

/** Why a prop does not exist. */
function reasonFor(
  { element, attribute: { name } }: UnknownProp,
  facts: Library,
): 'removed' | 'foreign' | 'unknown' {
  const former = facts.former(name, element.component);
  if (former) return former.since ? 'removed' : 'unknown';
  return facts.foreignProp(element.component, name) ? 'foreign' : 'unknown';
}

/** Renames a prop, if the other one accepts its value. A list can take the place of a single value, and of a list its only item. */
function rename(
  { element, attribute }: UnknownProp,
  to: string,
  context: RuleContext,
): Fix | undefined {
  const { facts, text } = context;
  const type = facts.prop(element.component, to)?.type;
  if (!type || !attribute.node || element.attribute(to)) return undefined;
  const edits = [{ from: attribute.nameNode.from, to: attribute.nameNode.to, insert: to }];
  const valueNode = attribute.node.lastChild;
  const { value } = attribute;
  if (typeof type === 'object' && 'list' in type && value.kind !== 'list') {
    if (
      value.kind !== 'string' ||
      value.value === undefined ||
      !valueNode ||
      valueNode.name === 'JSXIdentifier'
    )
      return undefined;
    edits.push({ from: valueNode.from, to: valueNode.to, insert: `{['${value.value}']}` });
  } else if (value.kind === 'list' && isAccessor(element.component, to) && !isAccessorList(to)) {
    const [item] = value.items;
    if (value.items.length !== 1 || !item || !valueNode || value.node.name !== 'ArrayExpression')
      return undefined;
    edits.push({ from: valueNode.from, to: valueNode.to, insert: `{${text(item.node)}}` });
  } else if (value.kind === 'unknown' || new TypeComparison(facts).compare(value, type).length > 0)
    return undefined;
  return { title: `Rename ${text(attribute.nameNode)} to ${to}`, edits };
}

export const unknownProp: Rule = {
  code: 'unknown-prop',
  severity: 'error',
  about: 'a prop that the component does not have, with the nearest one',
  *check(context) {
    const { facts } = context;
    for (const unknown of unknownProps(context)) {
      if (reasonFor(unknown, facts) !== 'unknown') continue;
      const { element, attribute } = unknown;
      const { component } = element;
      yield { at: attribute.nameNode, ...advice(unknown, context), link: facts.link(component) };
    }
  },
};

function advice(unknown: UnknownProp, context: RuleContext): Pick<Report, 'message' | 'fix'> {
  const { facts } = context;
  const { component } = unknown.element;
  const { name } = unknown.attribute;
  const start = `\`${component}\` has no prop \`${name}\``;
  const former = facts.former(name, component);
  if (former) {
    const fix = former.rename ? rename(unknown, former.rename, context) : undefined;
    return {
      message: `${start}, which is from an old version: ${former.use}.`,
      ...(fix && { fix }),
    };
  }
  const meant = facts.meantProp(component, name);
  if (meant) return { message: `${start}: ${meant}.` };
  const nearest = nearestName(name, Object.keys(facts.props(component)));
  const others = facts
    .componentsWith(name)
    .filter((other) => !other.startsWith('Tooltip') || other === 'Tooltip');
  const isTypo = nearest && editDistance(nearest.toLowerCase(), name.toLowerCase()) <= 1;
  if (others.length > 0 && !isTypo)
    return {
      message: `${start}. It is a prop of ${others
        .slice(0, 3)
        .map((other) => `\`${other}\``)
        .join(', ')}.`,
    };
  if (!nearest) return { message: `${start}. See its props on its page.` };
  const fix = rename(unknown, nearest, context);
  return { message: `${start}. Did you mean \`${nearest}\`?`, ...(fix && { fix }) };
}

export const foreignProp: Rule = {
  code: 'foreign-name/prop',
  severity: 'error',
  about:
    'a prop or an option of Recharts, Chart.js, ECharts, Highcharts, Nivo, MUI X, Victory or visx, with what it is here',
  *check(context) {
    const { facts } = context;
    for (const unknown of unknownProps(context)) {
      const { element, attribute } = unknown;
      const foreign = facts.foreignProp(element.component, attribute.name);
      if (!foreign || reasonFor(unknown, facts) !== 'foreign') continue;
      const fix = foreign.rename ? rename(unknown, foreign.rename, context) : undefined;
      yield {
        at: attribute.nameNode,
        message: `\`${attribute.name}\` is a name of ${foreign.libraries}, which \`${element.component}\` does not have. Here, ${foreign.use}.`,
        link: facts.link(element.component),
        ...(fix && { fix }),
      };
    }
  },
};

export const removedProp: Rule = {
  code: 'removed/prop',
  severity: 'error',
  about: 'a prop that a release since 70.0.1 removed',
  *check(context) {
    for (const unknown of unknownProps(context)) {
      const { element, attribute } = unknown;
      const former = context.facts.former(attribute.name, element.component);
      if (!former?.since) continue;
      const fix = former.rename ? rename(unknown, former.rename, context) : undefined;
      yield {
        at: attribute.nameNode,
        message: `\`${attribute.name}\` of \`${element.component}\` was removed in ${former.since}: ${former.use}.`,
        link: '/docs/changes',
        ...(fix && { fix }),
      };
    }
  },
};

export const deprecatedProp: Rule = {
  code: 'deprecated/prop',
  severity: 'warning',
  about: 'a prop that the library marks as deprecated',
  *check({ components, facts, source }) {
    for (const element of components)
      for (const { name, nameNode, node } of element.attributes) {
        const member = facts.prop(element.component, name);
        if (!member?.deprecated) continue;
        const fix =
          node && member.noEffect ? remove(`Remove ${name}`, node, source.text) : undefined;
        yield {
          at: nameNode,
          message: `\`${name}\` is deprecated. ${member.note ?? ''}`.trim(),
          link: facts.link(element.component, name),
          ...(fix && { fix }),
        };
      }
  },
};

export const ignoredProp: Rule = {
  code: 'no-effect/prop',
  severity: 'warning',
  about: 'a prop that the library never reads',
  *check({ components, facts, source }) {
    for (const element of components)
      for (const { name, nameNode, node } of element.attributes) {
        const member = facts.prop(element.component, name);
        if (!member?.noEffect || member.deprecated) continue;
        yield {
          at: nameNode,
          message:
            `\`${name}\` of \`${element.component}\` has no effect. ${(member.note ?? '').replace(/^(?:Has )?no effect[:.]\s*/i, '').replace(/^./, (letter) => letter.toUpperCase())}`.trim(),
          link: facts.link(element.component, name),
          ...(node && { fix: remove(`Remove ${name}`, node, source.text) }),
        };
      }
  },
};
