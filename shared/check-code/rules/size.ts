import { isSeries } from '../library';
import type { Element } from '../source/elements';
import { ancestor, isFunction } from '../source/syntax';
import { optionsOf, type Value } from '../source/value';
import type { Rule, RuleContext } from './rule';

/** Styles that can give an element a height. */
const heightStyles =
  /height|blockSize|flex|aspectRatio|inset|^(?:top|bottom|position|grid\w*|display)$/i;

/** Whether an element has a height for all that the file says. */
function canHaveHeight(element: Element): boolean {
  if (!/^[a-z]/.test(element.name)) return element.name !== '';
  if (
    element.hasUnknownProps ||
    element.attribute('className') ||
    element.attribute('class') ||
    element.attribute('id')
  )
    return true;
  const style = element.value('style');
  if (!style) return false;
  if (style.kind !== 'object' || !style.isComplete) return true;
  return [...style.fields.keys()].some(
    (key) =>
      heightStyles.test(key) &&
      // A height in percent, as a chart has, does not resolve against a minimum or a maximum.
      !/^(?:min|max)(?:Height|BlockSize)$/.test(key) &&
      !(key === 'display' && isFlowing(style.fields.get('display')?.value)),
  );
}

const hasMinimum = (element: Element): boolean => {
  const style = element.value('style');
  return (
    style?.kind === 'object' && (style.fields.has('minHeight') || style.fields.has('minBlockSize'))
  );
};

const isFlowing = (value: Value | undefined): boolean =>
  value?.kind === 'string' && /^(?:flex|inline-flex|block|grid)$/.test(value.value ?? '');

/** Whether `size` leaves the height to the parent; `undefined` if that is not known. */
function needsParent(chart: Element): boolean | undefined {
  if (chart.hasUnknownProps || chart.isBroken) return undefined;
  const size = chart.value('size');
  if (!size) return true;
  if (size.kind === 'object') {
    const height = size.fields.get('height');
    return height ? isPercentage(height.value) : size.isComplete || undefined;
  }
  if (size.kind === 'list' && size.isComplete) {
    const [, height] = size.items;
    return height ? isPercentage(height) : true;
  }
  return isPercentage(size) || undefined;
}

const lacksHeight = (size: Value | undefined): boolean =>
  size?.kind === 'object' && size.isComplete && !size.fields.has('height');

const isPercentage = (value: Value): boolean =>
  optionsOf(value).some(
    (option) =>
      option.kind === 'nothing' ||
      (option.kind === 'string' && (option.value ?? '').trim().endsWith('%')),
  );

export const noHeight: Rule = {
  code: 'no-height',
  severity: 'warning',
  about: 'a `Chart` without a height in a parent without one: it is one pixel high',
  *check(context) {
    const { components, elements } = context;
    for (const element of components) {
      if (element.component !== 'Chart' || !needsParent(element)) continue;
      const parents: Element[] = [];
      for (let parent = elements.parent(element); parent; parent = elements.parent(parent))
        parents.push(parent);
      const own = parents.filter(
        ({ name }) => name !== '' && !/(?:^|\.)(?:Fragment|StrictMode|Suspense)$/.test(name),
      );
      const isHtml = own.length > 0 && /^[a-z]/.test(own[0]?.name ?? '');
      const isForgotten = own.length === 0 && lacksHeight(element.value('size'));
      const isFlat = isHtml && !own.some(canHaveHeight);
      // The parent of a component can be in another file.
      const isRoot =
        own.length === 0 &&
        !element.attribute('size') &&
        // The name of another library, which is reported.
        !element.attribute('height') &&
        !hasParentInFile(element, context);
      if (!isFlat && !isForgotten && !isRoot) continue;
      yield {
        at: element.nameNode,
        message: isFlat
          ? `This chart has no height, nor has its parent${own.some(hasMinimum) ? ', as a minimum does not count' : ''}: it is one pixel high. Set \`size={{ height: 240 }}\`, or give the parent a height.`
          : `This chart has no height of its own: ${isForgotten ? '`size` leaves it' : 'it leaves it'} to the parent, in which it is one pixel high unless the parent has one. Set \`size={{ height: 240 }}\` to be sure.`,
        link: '/docs/responsive-size#how-a-chart-gets-its-size',
        ...(isRoot && { severity: 'info' as const }),
        // Without a height of its own, the chart is not visible: no other one can be meant.
        ...(isFlat &&
          element.lacks('size') && {
            fix: {
              title: 'Set a height of 240 pixels',
              edits: [
                {
                  from: element.nameNode.to,
                  to: element.nameNode.to,
                  insert: ' size={{ height: 240 }}',
                },
              ],
            },
          }),
      };
    }
  },
};

/** Whether the file renders the component of a chart in a parent that can have a height. */
function hasParentInFile(chart: Element, { elements, evaluator, scopes }: RuleContext): boolean {
  const component = ancestor(chart.node, isFunction);
  return elements.all.some((element) => {
    const binding = /^[A-Z]\w*$/.test(element.name)
      ? scopes.find(element.name, element.node)
      : undefined;
    const value = binding && evaluator.bound(binding, new Map());
    if (value?.kind !== 'function' || value.node !== component) return false;
    const parent = elements.parent(element);
    return !!parent && canHaveHeight(parent);
  });
}

/** Numbers from which parts cannot be told apart. */
const limits = { slices: 16, fields: 20, lines: 36 };

export const tooManySlices: Rule = {
  code: 'too-many/slices',
  severity: 'info',
  about: `a pie of ${limits.slices} slices or more`,
  *check({ components, values, chartFacts }) {
    const split = new Set(
      chartFacts
        .filter((chart) => chart.named('SmallMultiples').length > 0)
        .flatMap(({ parts }) => parts.map(({ element }) => element)),
    );
    for (const element of components) {
      if (split.has(element)) continue;
      const layout = values.literal(element, 'layout', 'sunburst');
      const layers = element.component === 'Partition' ? element.value('layers') : undefined;
      const [layer] = layers?.kind === 'list' && layers.items.length === 1 ? layers.items : [];
      if (layout !== 'sunburst' || layer?.kind !== 'object') continue;
      const { rows, isComplete } = values.rows(element);
      const rollup = layer.fields.get('groupByRollup')?.value;
      const keys =
        rollup?.kind === 'function'
          ? rows.map((row) => values.literalOf(values.read(rollup, row)))
          : [];
      const count = keys.includes(undefined) ? rows.length : new Set(keys).size;
      if (
        !isComplete ||
        count < limits.slices ||
        (keys.includes(undefined) && keys.some((key) => key !== undefined))
      )
        continue;
      yield {
        at: element.nameNode,
        message: `A pie of ${count} slices cannot be read. Show the largest and merge the others, or use bars or a treemap.`,
        link: '/docs/pie-and-donut',
      };
    }
  },
};

export const tooManySeries: Rule = {
  code: 'too-many/series',
  severity: 'info',
  about: `a spec with ${limits.fields} fields or more, or a chart with ${limits.lines} series or more`,
  *check(context) {
    const { components, values } = context;
    for (const element of components) {
      if (!isSeries(element.component)) continue;
      const attribute = element.attribute('yAccessors');
      const fields = attribute?.value.kind === 'list' ? attribute.value.items.length : 0;
      if (attribute && fields >= limits.fields)
        yield {
          at: attribute.nameNode,
          message: `${fields} series in one chart cannot be told apart by color. Show fewer, merge small ones, or use small multiples.`,
          link: '/docs/small-multiples',
        };
      const [split] = values.accessors(element, 'splitSeriesAccessors');
      const names = split
        ? new Set(values.column(element, split).map((value) => values.literalOf(value)))
        : new Set();
      if (names.size >= limits.lines)
        yield {
          at: element.nameNode,
          message: `${names.size} series in one chart cannot be told apart by color. Show fewer, or use small multiples.`,
          link: '/docs/small-multiples',
        };
    }
    yield* manyElements(context);
  },
};

/** Series that `map` makes for the items of a list of the file. */
function* manyElements({
  chartFacts,
  evaluator,
}: RuleContext): Generator<{ at: Element['node']; message: string; link: string }> {
  for (const { series } of chartFacts)
    for (const { element, isRepeated } of series) {
      if (!isRepeated) continue;
      const count = evaluator.repetitions(element.node);
      if (count !== undefined && count >= limits.lines)
        yield {
          at: element.nameNode,
          message: `${count} series in one chart cannot be told apart by color. Show fewer, or use small multiples.`,
          link: '/docs/small-multiples',
        };
    }
}
