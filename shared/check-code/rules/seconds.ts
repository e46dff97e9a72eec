import type { SyntaxNode } from '../source/syntax';
import { optionsOf, type Value } from '../source/value';
import { byReader, isExpression, placedValues, readValues, replaceAll } from './read-values';
import { replace, type Report, type Rule, type RuleContext } from './rule';

/** Seconds since 1970 of the years 2001 to 2100; as milliseconds they are in January and February 1970. */
const isSeconds = (value: Value): boolean =>
  value.kind === 'number' &&
  (value.time === 's' || (value.value !== undefined && value.value >= 1e9 && value.value < 4.2e9));

function secondsReport(times: Value[], reader: SyntaxNode, { text }: RuleContext): Report {
  const first = times.find(({ node }) => isExpression(node));
  const at = first?.node ?? reader;
  const fix = replaceAll('Convert to milliseconds', times, ({ node }) => {
    const code = text(node);
    if (node.name === 'Number') return `${code} * 1000`;
    return nowInSeconds.test(code) ? 'Date.now()' : undefined;
  });
  return {
    at,
    message: `This time is in seconds. Charts read milliseconds, so that it is a date in 1970. ${at.name === 'Number' ? 'Multiply it by 1000.' : 'Leave out the division, or multiply by 1000.'}`,
    link: '/docs/dates',
    ...(fix && { fix }),
  };
}

const nowInSeconds =
  /^(?:Date\.now\(\) \/ 1000|Math\.(?:floor|round|trunc)\(Date\.now\(\) \/ 1000\))$/;

export const seconds: Rule = {
  code: 'seconds',
  severity: 'error',
  about: 'seconds on a time scale, which takes milliseconds',
  *check(context) {
    for (const [reader, values] of byReader(readValues(context))) {
      const times = values.filter(({ axis, scale }) => axis === 'x' && scale === 'time');
      const numbers = times.map(({ value }) => value).filter(({ kind }) => kind === 'number');
      const inSeconds = numbers.filter(isSeconds);
      // Without a unit, all values must be in this range: a count of milliseconds can begin in 1970.
      const isCertain = inSeconds.some((value) => value.kind === 'number' && value.time === 's');
      const known = numbers.filter((value) => value.kind === 'number' && value.value !== undefined);
      if (inSeconds.length > 0 && (isCertain || inSeconds.length === known.length))
        yield secondsReport(inSeconds, reader, context);
    }
    for (const { value, element, isX } of placedValues(context)) {
      const chart = context.chartFacts.find(({ parts }) =>
        parts.some((part) => part.element === element),
      );
      if (isX && chart?.xScale === 'time' && isSeconds(value))
        yield secondsReport([value], element.nameNode, context);
    }
  },
};

/** Usual lengths of buckets in seconds. In milliseconds they are shorter than two minutes, or unusual. */
const secondsOfBuckets = new Set([
  60, 300, 600, 900, 1800, 3600, 7200, 21600, 43200, 86400, 604800,
]);

export const secondsOfInterval: Rule = {
  code: 'seconds/interval',
  severity: 'warning',
  about: '`minInterval` in seconds on a time scale',
  *check({ chartFacts, facts }) {
    for (const chart of chartFacts) {
      const domain = chart.setting('xDomain');
      if (chart.xScale !== 'time' || !domain) continue;
      for (const option of optionsOf(domain)) {
        const interval =
          option.kind === 'object' ? option.fields.get('minInterval')?.value : undefined;
        if (interval?.kind !== 'number' || !secondsOfBuckets.has(interval.value ?? 0)) continue;
        yield {
          at: interval.node,
          message: `\`minInterval\` is in milliseconds on a time scale: ${interval.value ?? 0} seconds are ${(interval.value ?? 0) * 1000}.`,
          link: facts.link('Settings', 'xDomain'),
          ...(interval.node.name === 'Number' && {
            fix: replace('Multiply by 1000', interval.node, String((interval.value ?? 0) * 1000)),
          }),
        };
      }
    }
  },
};

export const secondsInFormat: Rule = {
  code: 'seconds/format',
  severity: 'warning',
  about:
    'a `tickFormat` of x that multiplies by 1000, on a time scale, whose values are in seconds then',
  *check(context) {
    for (const chart of context.chartFacts) {
      if (chart.series.length === 0 || chart.xScale !== 'time') continue;
      for (const { element } of chart.axes) {
        const format = chart.showsX(element) ? element.value('tickFormat') : undefined;
        if (format?.kind !== 'function') continue;
        const multiplied = context
          .nodesNamed('BinaryExpression')
          .find(
            (node) =>
              node.from > format.node.from &&
              node.to < format.node.to &&
              /^\w+ \* 1_?000$/.test(context.text(node)),
          );
        if (!multiplied) continue;
        yield {
          at: multiplied,
          message:
            'The label multiplies the time by 1000, but a time scale takes milliseconds: convert the data instead of the label, or all times are in 1970.',
          link: '/docs/dates',
        };
      }
    }
  },
};
