import { isBarSeries, isSeries } from '../library';
import type { Element } from '../source/elements';
import type { SyntaxNode } from '../source/syntax';
import { optionsOf, type Value } from '../source/value';
import type { ChartFacts } from './chart-facts';
import type { LibraryElement, Report, Rule, RuleContext } from './rule';

/** A time in milliseconds of this range is later than 1980 and no plausible count. */
const isTimestamp = (value: Value): boolean =>
  value.kind === 'number' &&
  (value.time === 'ms' ||
    (value.value !== undefined && value.value > 3.2e11 && value.value < 1e13));

function* xyElements({ components }: RuleContext): Generator<LibraryElement> {
  for (const element of components) if (isSeries(element.component)) yield element;
}

/** Where the scale is chosen: the value of its prop, or the element without it. */
function placeOfScale(element: Element, prop: string): SyntaxNode {
  const value = element.value(prop);
  return value && value.kind === 'library'
    ? value.node
    : (element.attribute(prop)?.nameNode ?? element.nameNode);
}

const xValues = (element: LibraryElement, { values }: RuleContext): Value[] =>
  values
    .accessors(element, 'xAccessor')
    .flatMap((accessor) => values.column(element, accessor))
    .filter(({ kind }) => kind !== 'nothing');

/** Whether the labels of x are formatted as dates, so that times as categories are meant to be one. */
export const timesAsCategories: Rule = {
  code: 'scale-mismatch/times',
  severity: 'warning',
  about: 'times on an ordinal or linear scale, where they are categories or plain numbers',
  *check(context) {
    for (const element of xyElements(context)) {
      const scale = context.values.xScale(element);
      if (scale !== 'ordinal' && scale !== 'linear') continue;
      const times = xValues(element, context);
      if (times.length === 0 || !times.every(isTimestamp)) continue;
      // Bars for every bucket can be meant as categories if the order is.
      if (scale === 'ordinal' && isBarSeries(element.component) && element.attribute('xScaleType'))
        continue;
      yield {
        at: placeOfScale(element, 'xScaleType'),
        message: `The x values are times, but the scale is ${scale}${element.attribute('xScaleType') ? '' : ' by default'}, so that ${scale === 'ordinal' ? 'every time is a category, at the same distance from the next' : 'ticks are not at round dates'}. Use \`xScaleType={ScaleType.Time}\`.`,
        link: '/docs/scales',
        ...(element.attribute('xScaleType') || !context.scopes.find('ScaleType', element.node)
          ? {}
          : {
              fix: {
                title: 'Add xScaleType={ScaleType.Time}',
                edits: [
                  {
                    from: element.nameNode.to,
                    to: element.nameNode.to,
                    insert: ' xScaleType={ScaleType.Time}',
                  },
                ],
              },
            }),
      };
    }
  },
};

export const categoriesOnContinuous: Rule = {
  code: 'scale-mismatch/categories',
  severity: 'warning',
  about: 'texts on a linear or time scale, which becomes ordinal',
  *check(context) {
    for (const element of xyElements(context)) {
      const scale = context.values.xScale(element);
      if (!scale || scale === 'ordinal') continue;
      const texts = xValues(element, context);
      const first = texts.find(({ kind }) => kind === 'string');
      const isText = texts.length > 0 && texts.every(({ kind }) => kind === 'string');
      if (!first || !isText || first.kind !== 'string' || isNumber(first.value)) continue;
      const isDate = scale === 'time' || /^\d{4}-\d\d/.test(first.value ?? '');
      yield {
        at: placeOfScale(element, 'xScaleType'),
        message: `The x values are texts, but the scale is ${scale}${element.attribute('xScaleType') ? '' : ' by default'}. ${
          isDate
            ? 'Convert them to milliseconds, such as with `Date.parse`, for a time scale.'
            : 'Use `xScaleType={ScaleType.Ordinal}` for categories.'
        }`,
        link: isDate
          ? '/docs/dates#use-milliseconds-not-date-objects'
          : '/docs/scales#category-or-number',
      };
    }
  },
};

const isNumber = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));

export const logarithmOfZero: Rule = {
  code: 'scale-mismatch/log',
  severity: 'warning',
  about: 'values on both sides of zero, or zero, on a logarithmic scale',
  *check(context) {
    const { values } = context;
    for (const element of xyElements(context)) {
      if (values.literal(element, 'yScaleType', 'linear') !== 'log') continue;
      const numbers = values
        .accessors(element, 'yAccessors')
        .flatMap((accessor) => values.column(element, accessor))
        .flatMap((value) =>
          value.kind === 'number' && value.value !== undefined ? [value.value] : [],
        );
      const isMixed = numbers.some((value) => value > 0) && numbers.some((value) => value <= 0);
      if (!isMixed) continue;
      yield {
        at: placeOfScale(element, 'yScaleType'),
        message: `A logarithmic scale shows values on one side of zero only, but the data has ${numbers.some((value) => value < 0) ? 'negative values' : 'zeros'}. Use a linear or square root scale.`,
        link: '/docs/scales',
      };
    }
  },
};

export const differentScales: Rule = {
  code: 'scale-mismatch/series',
  severity: 'warning',
  about: 'series of a chart with different x scales, or of a group with different y scales',
  *check(context) {
    for (const chart of context.chartFacts) {
      const scales = chart.series.map(({ element }) => context.values.xScale(element));
      const first = scales[0];
      const other = scales.findIndex((scale) => scale !== first);
      const element = chart.series[other]?.element;
      if (other > 0 && element && first && scales[other] && !scales.includes(undefined)) {
        const isOrdinal = scales.includes('ordinal');
        yield {
          at: placeOfScale(element, 'xScaleType'),
          message: `The x scale of this series is ${scales[other] ?? ''}${element.attribute('xScaleType') ? '' : ' by default'}, that of another one is ${first}. All series of a chart share one, which becomes ${isOrdinal ? 'ordinal' : 'linear'}. Set the same \`xScaleType\`.`,
          link: '/docs/scales#when-the-series-of-a-chart-disagree',
        };
      }
      yield* differentYScales(chart, context);
    }
  },
};

function* differentYScales(chart: ChartFacts, { values }: RuleContext): Generator<Report> {
  const groups = new Map<string, string>();
  for (const { element } of chart.series) {
    const group = values.literal(element, 'groupId', '__global__');
    const scale = values.literal(element, 'yScaleType', 'linear');
    if (typeof group !== 'string' || typeof scale !== 'string') continue;
    const known = groups.get(group);
    if (known && known !== scale)
      yield {
        at: element.attribute('yScaleType')?.nameNode ?? element.nameNode,
        message: `The y scale of this series is ${scale}, that of another one in its group is ${known}, so that the scale becomes linear. Set the same \`yScaleType\`, or another \`groupId\`.`,
        link: '/docs/scales#when-the-series-of-a-chart-disagree',
      };
    else groups.set(group, scale);
  }
}

export const xDomainForm: Rule = {
  code: 'scale-mismatch/x-domain',
  severity: 'warning',
  about: '`xDomain` with limits on an ordinal scale, or with categories on a continuous one',
  *check({ chartFacts }) {
    for (const chart of chartFacts) {
      const domain = chart.setting('xDomain');
      const scale = chart.series.length > 0 ? chart.xScale : undefined;
      const at = chart.settings.at(-1)?.element.attribute('xDomain')?.nameNode;
      if (!domain || !scale || !at) continue;
      for (const option of optionsOf(domain)) {
        if (option.kind === 'object' && scale === 'ordinal')
          yield {
            at,
            message:
              'The x scale is ordinal, so that limits are ignored. List the categories: `xDomain={["a", "b"]}`, or set `xScaleType` of the series.',
            link: '/docs/domains#choose-and-order-categories',
          };
        if (option.kind === 'list' && scale !== 'ordinal' && option.node.name === 'ArrayExpression')
          yield {
            at,
            message: `The x scale is ${scale}, so that an array is ignored. Write \`xDomain={{ min, max }}\`.`,
            link: '/docs/domains#set-min-and-max-of-the-x-axis',
          };
      }
    }
  },
};

export const numbersAsCategories: Rule = {
  code: 'scale-mismatch/numbers',
  severity: 'warning',
  about: 'numbers at unequal distances on the ordinal scale that lines and bubbles have by default',
  *check(context) {
    for (const element of xyElements(context)) {
      if (isBarSeries(element.component) || context.values.xScale(element) !== 'ordinal') continue;
      if (!element.lacks('xScaleType')) continue;
      const values = xValues(element, context);
      const numbers = values.flatMap((value) =>
        value.kind === 'number' && value.value !== undefined ? [value.value] : [],
      );
      if (numbers.length < 3 || numbers.length !== values.length || values.some(isTimestamp))
        continue;
      const steps = new Set(numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0)));
      if (steps.size === 1) continue;
      yield {
        at: element.nameNode,
        message: `The x values are numbers, but the scale of \`${element.component}\` is ordinal by default, so that all are at the same distance, in the order of the rows. Use \`xScaleType={ScaleType.Linear}\`.`,
        link: '/docs/scales#category-or-number',
      };
    }
  },
};
