import type { Element } from '../source/elements';
import { optionsOf, type ObjectValue, type Value } from '../source/value';
import type { ChartFacts } from './chart-facts';
import type { Report, Rule, RuleContext } from './rule';
import { groupOf, mismatches } from './mismatches';

/** Returns the known entries of `dataValues`. */
function entriesOf(element: Element): ObjectValue[] {
  const value = element.value('dataValues');
  const lists = value ? optionsOf(value) : [];
  return lists
    .flatMap((list) => (list.kind === 'list' ? list.items.flatMap(optionsOf) : []))
    .filter((item): item is ObjectValue => item.kind === 'object');
}

/** Returns the categories on the x scale, if all of them are known. */
function categoriesOf(chart: ChartFacts, { values }: RuleContext): string[] | undefined {
  if (chart.xScale !== 'ordinal') return undefined;
  const categories: string[] = [];
  for (const { element } of chart.series) {
    const [accessor] = values.accessors(element, 'xAccessor');
    const { rows, isComplete } = values.rows(element);
    if (!accessor || !isComplete) return undefined;
    for (const row of rows) {
      const read = values.read(accessor, row);
      const literal = values.literalOf(read);
      if (literal === undefined) return undefined;
      categories.push(String(literal));
    }
  }
  return categories;
}

/** The kind of the x values, if it is known. */
function kindOfX(chart: ChartFacts, { values }: RuleContext): Value['kind'] | undefined {
  const kinds = new Set(
    chart.series.flatMap(({ element }) =>
      values
        .accessors(element, 'xAccessor')
        .flatMap((accessor) => values.column(element, accessor).map(({ kind }) => kind)),
    ),
  );
  const [kind] = kinds;
  return kinds.size === 1 ? kind : undefined;
}

export const annotationDomain: Rule = {
  code: 'annotation-mismatch/domain',
  severity: 'warning',
  about: 'a `domainType` that does not fit the value: a number on an x scale of categories',
  *check(context) {
    for (const chart of context.chartFacts)
      for (const { element } of chart.named('LineAnnotation')) {
        const type = context.values.literal(element, 'domainType');
        const attribute = element.attribute('domainType');
        const values = entriesOf(element).flatMap((entry) =>
          optionsOf(entry.fields.get('dataValue')?.value ?? entry),
        );
        if (!attribute || values.length === 0) continue;
        const at = attribute.value.kind === 'library' ? attribute.value.node : attribute.nameNode;
        const isNumber = values.every(({ kind }) => kind === 'number');
        const isText = values.every(
          (value) => value.kind === 'string' && !Number.isFinite(Number(value.value)),
        );
        const onCategories = chart.xScale === 'ordinal' && kindOfX(chart, context) === 'string';
        if (type === 'xDomain' && isNumber && onCategories)
          yield {
            at,
            message:
              'The value is a number, but x has categories, so that no line is drawn. For a value of y use `AnnotationDomainType.YDomain`.',
            link: context.facts.link('LineAnnotation', 'domainType'),
          };
        if (type === 'yDomain' && isText)
          yield {
            at,
            message:
              'The value is a text, but y has numbers, so that no line is drawn. For a value of x use `AnnotationDomainType.XDomain`.',
            link: context.facts.link('LineAnnotation', 'domainType'),
          };
      }
  },
};

export const unknownCategory: Rule = {
  code: 'annotation-mismatch/category',
  severity: 'warning',
  about: 'an annotation at a category that no row has',
  *check(context) {
    for (const chart of context.chartFacts) {
      const categories = categoriesOf(chart, context);
      if (!categories?.length || chart.isOpen || chart.setting('xDomain')) continue;
      for (const { element } of chart.named('LineAnnotation', 'RectAnnotation')) {
        if (
          element.component === 'LineAnnotation' &&
          context.values.literal(element, 'domainType') !== 'xDomain'
        )
          continue;
        for (const value of placesOnX(element)) {
          if (
            value.kind !== 'string' ||
            value.value === undefined ||
            categories.includes(value.value)
          )
            continue;
          yield {
            at: value.node,
            message: `No row has the x value \`${value.value}\`, so that the annotation is not drawn.`,
            link: '/docs/troubleshooting#an-annotation-is-not-visible',
          };
        }
      }
    }
  },
};

function placesOnX(element: Element): Value[] {
  return entriesOf(element).flatMap((entry) => {
    if (element.component === 'LineAnnotation')
      return optionsOf(entry.fields.get('dataValue')?.value ?? entry);
    const coordinates = entry.fields.get('coordinates')?.value;
    if (coordinates?.kind !== 'object') return [];
    return ['x0', 'x1'].flatMap((key) =>
      optionsOf(coordinates.fields.get(key)?.value ?? coordinates),
    );
  });
}

export const reversedRectangle: Rule = {
  code: 'annotation-mismatch/order',
  severity: 'warning',
  about: 'a rectangle whose `x0` is above `x1`, or `y0` above `y1`',
  *check({ components, facts }) {
    for (const element of components) {
      if (element.component !== 'RectAnnotation') continue;
      for (const entry of entriesOf(element)) {
        const coordinates = entry.fields.get('coordinates')?.value;
        if (coordinates?.kind !== 'object') continue;
        for (const axis of ['x', 'y']) {
          const low = coordinates.fields.get(`${axis}0`);
          const high = coordinates.fields.get(`${axis}1`);
          if (low?.value.kind !== 'number' || high?.value.kind !== 'number') continue;
          if (!((low.value.value ?? NaN) > (high.value.value ?? NaN))) continue;
          yield {
            at: low.key,
            message: `\`${axis}0\` is above \`${axis}1\`, so that the rectangle is not drawn. The lower value comes first.`,
            link: facts.link('RectAnnotation', 'dataValues'),
          };
        }
      }
    }
  },
};

export const annotationValue: Rule = {
  code: 'annotation-mismatch/value',
  severity: 'error',
  about: '`dataValues` of another shape, such as a number in place of `{ dataValue }`',
  *check(context) {
    const reported = new Set<unknown>();
    for (const found of mismatches(context)) {
      const { mismatch, attribute } = found;
      if (groupOf(found) !== 'annotation') continue;
      // The entries of a list have the same shape: the first one is enough.
      const isEntry = mismatch.kind === 'type' && mismatch.path.length < 2;
      if (isEntry && reported.has(attribute)) continue;
      if (isEntry) reported.add(attribute);
      const link = context.facts.link(found.component, 'dataValues');
      const shape =
        found.component === 'LineAnnotation'
          ? '{ dataValue: 10 }'
          : '{ coordinates: { x0, x1, y0, y1 } }';
      if (mismatch.kind === 'missing')
        yield {
          at: mismatch.node,
          message: `This entry lacks \`${mismatch.key}\`. An entry is \`${shape}\`.`,
          link,
        };
      else if (mismatch.kind === 'type' && mismatch.value.kind !== 'date')
        yield {
          at: mismatch.path.length === 0 && attribute ? attribute.nameNode : mismatch.node,
          message:
            mismatch.path.length < 2
              ? `\`dataValues\` is a list of entries \`${shape}\`.`
              : `\`${mismatch.path.at(-1) ?? ''}\` has a value of the wrong kind.`,
          link,
        };
    }
  },
};

export const markerSide: Rule = {
  code: 'annotation-mismatch/marker',
  severity: 'warning',
  about: '`markerPosition` at a side that the line does not reach, or without a marker',
  *check(context) {
    for (const chart of context.chartFacts) yield* markerReports(chart, context);
  },
};

function* markerReports(chart: ChartFacts, { values, facts }: RuleContext): Generator<Report> {
  for (const { element } of chart.named('LineAnnotation')) {
    const position = element.attribute('markerPosition');
    const side = values.literal(element, 'markerPosition');
    const type = values.literal(element, 'domainType');
    if (!position || typeof side !== 'string' || chart.isRotated === undefined) continue;
    const isAcross = (type === 'yDomain') !== chart.isRotated;
    const allowed = isAcross ? ['left', 'right'] : ['top', 'bottom'];
    if (typeof type !== 'string' || allowed.includes(side)) continue;
    yield {
      at: position.nameNode,
      message: `The marker of ${isAcross ? 'a line across the chart' : 'an upright line'} can be at the ${allowed.join(' or ')}: \`${side}\` is ignored.`,
      link: facts.link('LineAnnotation', 'markerPosition'),
    };
  }
}

export const textOnContinuous: Rule = {
  code: 'annotation-mismatch/text',
  severity: 'warning',
  about: 'an annotation at a text on a linear or time scale of x',
  *check(context) {
    for (const chart of context.chartFacts) {
      const scale = chart.series.length > 0 ? chart.xScale : undefined;
      if (!scale || scale === 'ordinal' || kindOfX(chart, context) === 'string') continue;
      for (const { element } of chart.named('LineAnnotation', 'RectAnnotation')) {
        const isLine = element.component === 'LineAnnotation';
        if (isLine && context.values.literal(element, 'domainType') !== 'xDomain') continue;
        for (const value of placesOnX(element))
          if (value.kind === 'string' && !Number.isFinite(Number(value.value)))
            yield {
              at: value.node,
              message: `This value is a text, but the x scale is ${scale}, so that the annotation is not drawn. ${scale === 'time' ? 'Pass milliseconds: `Date.parse(…)`.' : 'Pass a number.'}`,
              link: '/docs/troubleshooting#an-annotation-is-not-visible',
            };
      }
    }
  },
};

export const numberOnCategories: Rule = {
  code: 'annotation-mismatch/number',
  severity: 'warning',
  about: 'a rectangle at numbers on an x scale of categories',
  *check(context) {
    for (const chart of context.chartFacts) {
      if (chart.xScale !== 'ordinal' || kindOfX(chart, context) !== 'string') continue;
      for (const { element } of chart.named('RectAnnotation'))
        for (const value of placesOnX(element))
          if (value.kind === 'number')
            yield {
              at: value.node,
              message:
                'This value is a number, but x has categories, so that the rectangle is not drawn. Name the categories, or use `y0` and `y1` for a range of y.',
              link: context.facts.link('RectAnnotation', 'dataValues'),
            };
    }
  },
};

export const outsideDomain: Rule = {
  code: 'annotation-mismatch/outside',
  severity: 'warning',
  about: 'a line at a y value outside of the `domain` of its axis, which is not drawn',
  *check(context) {
    const { values } = context;
    for (const chart of context.chartFacts)
      for (const { element } of chart.named('LineAnnotation')) {
        if (values.literal(element, 'domainType') !== 'yDomain') continue;
        const group = values.literal(element, 'groupId', '__global__');
        const limits = chart.axes
          .filter((axis) => chart.showsX(axis.element) === false)
          .filter((axis) => values.literal(axis.element, 'groupId', '__global__') === group)
          .map((axis) => axis.element.value('domain'))
          .filter((domain) => domain !== undefined);
        const [domain] = limits;
        if (domain?.kind !== 'object' || limits.length > 1) continue;
        if (['padding', 'includeDataFromIds', 'fit'].some((key) => domain.fields.has(key)))
          continue;
        const limit = (key: string): number => {
          const value = domain.fields.get(key)?.value;
          return (value?.kind === 'number' ? value.value : undefined) ?? NaN;
        };
        for (const value of entriesOf(element).flatMap((entry) =>
          optionsOf(entry.fields.get('dataValue')?.value ?? entry),
        )) {
          if (value.kind !== 'number' || value.value === undefined) continue;
          if (!(value.value > limit('max')) && !(value.value < limit('min'))) continue;
          yield {
            at: value.node,
            message: `${value.value} is outside of the \`domain\` of the axis, so that the line is not drawn. Extend the domain.`,
            link: '/docs/annotations#a-line-outside-of-the-axis-is-not-drawn',
          };
        }
      }
  },
};
