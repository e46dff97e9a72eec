import { familyOf, isSeries, isSpec, type Family } from '../library';
import type { Element } from '../source/elements';
import { ancestor, isFunction } from '../source/syntax';
import type { Rule, RuleContext } from './rule';

/** Whether an element of the file is rendered in a chart. */
function inCharts({ chartFacts }: RuleContext): Set<number> {
  return new Set(chartFacts.flatMap(({ parts }) => parts.map(({ element }) => element.node.from)));
}

/** Whether an element is written within HTML, or beside a chart. */
function isOutside(element: Element, { elements }: RuleContext): boolean {
  let isInHtml = false;
  for (let parent = elements.parent(element); parent; parent = elements.parent(parent)) {
    if (parent.component === 'Chart') return false;
    if (/^[a-z]/.test(parent.name)) isInHtml = true;
    else if (
      parent.name !== '' &&
      !parent.component &&
      !/(?:^|\.)(?:Fragment|StrictMode|Suspense|\w*Provider)$/.test(parent.name)
    )
      return false;
    if (elements.all.some((each) => each.component === 'Chart' && elements.parent(each) === parent))
      return true;
  }
  return isInHtml;
}

export const outsideChart: Rule = {
  code: 'wrong-parent/outside',
  severity: 'error',
  about: 'a spec outside of a `Chart`, where it throws',
  *check(context) {
    const inside = inCharts(context);
    for (const element of context.components) {
      const { component } = element;
      if (!isSpec(component) || inside.has(element.node.from)) continue;
      if (!isOutside(element, context) && !isRendered(element, context)) continue;
      yield {
        at: element.nameNode,
        message: `\`${component}\` is outside of \`Chart\`, where it throws. Put it between the tags of a \`Chart\`.`,
        link: '/docs/error-messages#could-not-find-react-redux-context-value-please-ensure-the-component-is-wrapped-in-a-provider',
      };
    }
  },
};

/** Whether an element is what `render` of React gets. */
function isRendered({ node }: Element, { text }: RuleContext): boolean {
  const list = node.parent;
  const callee = list?.name === 'ArgList' ? list.parent?.firstChild : undefined;
  return !!callee && /\.render$/.test(text(callee)) && !ancestor(node, isFunction);
}

export const insideSpec: Rule = {
  code: 'wrong-parent/nested',
  severity: 'error',
  about: 'a spec between the tags of another spec',
  *check(context) {
    const { components, elements, facts } = context;
    for (const element of components) {
      if (!isSpec(element.component)) continue;
      const parent = elements.parent(element);
      if (!parent || !isSpec(parent.component)) continue;
      yield {
        at: element.nameNode,
        message: `\`${element.component}\` stands in \`${parent.component ?? ''}\`, which takes no children. Put both side by side into the \`Chart\`.`,
        link: facts.link('Chart', 'children'),
      };
    }
  },
};

export const childrenOfSpec: Rule = {
  code: 'wrong-parent/children',
  severity: 'error',
  about: 'an element between the tags of a spec, which takes no children',
  *check({ elements, facts }) {
    for (const element of elements.all) {
      const parent = isSpec(element.component) ? undefined : elements.parent(element);
      if (!parent || !isSpec(parent.component) || element.name === '') continue;
      const isTooltip = parent.component === 'Tooltip';
      yield {
        at: element.nameNode,
        message: `\`${parent.component ?? ''}\` takes no children, so that \`${element.name}\` is not shown. ${isTooltip ? 'Pass a component as `customTooltip`, `header`, `body` or `footer`.' : 'Everything about a spec is in its props.'}`,
        link: facts.link(parent.component ?? 'Chart'),
      };
    }
  },
};

export const chartInChart: Rule = {
  code: 'wrong-parent/chart',
  severity: 'error',
  about: 'a `Chart` or another element that draws something itself within a `Chart`',
  *check({ chartFacts, facts, elements }) {
    for (const { parts, chart } of chartFacts)
      for (const { element } of parts) {
        const isInside = element.component === 'Chart' || element.component === 'Meter';
        if (!isInside || elements.parent(element) === undefined || element === chart) continue;
        yield {
          at: element.nameNode,
          message:
            element.component === 'Chart'
              ? 'A `Chart` contains another one. Put them side by side.'
              : '`Meter` is no spec: it draws itself, outside of a `Chart`.',
          link: facts.link(element.component ?? 'Chart'),
        };
      }
  },
};

export const severalSettings: Rule = {
  code: 'settings-twice',
  severity: 'warning',
  about: 'a second `Settings` in a chart, which replaces the first',
  *check({ chartFacts, facts }) {
    for (const { settings } of chartFacts) {
      const always = settings.filter(({ isConditional }) => !isConditional);
      // What is written in the chart is where it can be joined.
      const ownFirst = always
        .slice(1)
        .map((part) => (part.via ? (always.find(({ via }) => !via) ?? part) : part));
      const sometimes = always.length > 0 ? settings.filter((part) => part.isConditional) : [];
      for (const { element } of new Set([...ownFirst, ...sometimes]))
        yield {
          at: element.nameNode,
          message:
            'This chart has a second `Settings`. The later one replaces the earlier one as a whole: write all settings into one.',
          link: facts.link('Settings'),
        };
    }
  },
};

export const severalTooltips: Rule = {
  code: 'settings-twice/tooltip',
  severity: 'warning',
  about: 'a second `Tooltip` in a chart, which replaces the first',
  *check({ chartFacts, facts }) {
    for (const chart of chartFacts)
      for (const { element, isConditional } of chart.named('Tooltip').slice(1)) {
        // Of two that exclude each other, one is rendered.
        if (isConditional && chart.named('Tooltip').every((part) => part.isConditional)) continue;
        yield {
          at: element.nameNode,
          message:
            'This chart has a second `Tooltip`. The later one replaces the earlier one as a whole: write all props into one.',
          link: facts.link('Tooltip'),
        };
      }
  },
};

/** Families in the words of a sentence. */
const familyNames: Record<Family, string> = {
  xy: 'an XY chart',
  partition: 'a partition',
  heatmap: 'a heatmap',
  goal: 'a goal',
  bullet: 'a bullet chart',
  metric: 'a metric',
  wordcloud: 'a word cloud',
  flame: 'a flame chart',
  timeslip: 'a time slip',
};

export const mixedFamilies: Rule = {
  code: 'mixed-families',
  severity: 'error',
  about: 'specs of two families in one chart, of which only the first is drawn',
  *check({ chartFacts }) {
    for (const { parts, family } of chartFacts) {
      const inFamilies = parts.filter(({ element }) => familyOf(element.component));
      const isCertain = inFamilies.some(({ isConditional }) => !isConditional);
      const specs = inFamilies.filter(
        ({ isConditional }, index) => !isConditional || (isCertain && index > 0),
      );
      const [first] = specs;
      if (!first || !family) continue;
      const others = specs.filter(({ element }) => familyOf(element.component) !== family);
      const [other] = others;
      if (!other) continue;
      const isAxisOnly =
        family === 'xy' && !specs.some(({ element }) => isSeries(element.component));
      const reported = isAxisOnly
        ? specs.filter(({ element }) => familyOf(element.component) === 'xy')
        : others;
      const drawn = familyOf(other.element.component) ?? 'xy';
      for (const { element } of reported)
        yield {
          at: element.nameNode,
          message: isAxisOnly
            ? `An \`${element.component ?? ''}\` before a \`${other.element.component ?? ''}\` makes an empty XY chart of it. Remove it: ${familyNames[drawn]} has labels of its own.`
            : `A chart draws one family, here ${familyNames[family]}, because \`${first.element.component ?? ''}\` comes first. Put \`${element.component ?? ''}\` into a \`Chart\` of its own.`,
          link: isAxisOnly
            ? '/docs/troubleshooting#a-heatmap-shows-an-empty-xy-chart'
            : '/docs/troubleshooting#nothing-is-drawn',
        };
    }
  },
};

/** Families of which a chart draws one spec. */
const singleFamilies = new Set([
  'Partition',
  'Heatmap',
  'Metric',
  'Goal',
  'Bullet',
  'Wordcloud',
  'Flame',
  'Timeslip',
]);

export const severalSpecs: Rule = {
  code: 'mixed-families/several',
  severity: 'warning',
  about: 'a second `Partition`, `Metric` or the like in a chart, which is not drawn',
  *check({ chartFacts, facts }) {
    for (const { parts } of chartFacts) {
      const seen = new Set<string>();
      for (const { element, isConditional, isRepeated } of parts) {
        const { component } = element;
        if (!component || !singleFamilies.has(component) || isConditional) continue;
        if (seen.has(component) || isRepeated)
          yield {
            at: element.nameNode,
            message: `A chart draws one \`${component}\`. ${component === 'Metric' || component === 'Bullet' ? 'Put all cells into its `data`.' : 'Give each one a `Chart` of its own, or use `SmallMultiples`.'}`,
            link: facts.link(component),
          };
        seen.add(component);
      }
    }
  },
};
