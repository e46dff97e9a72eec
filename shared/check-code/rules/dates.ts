import { isSeries } from '../library';
import { ancestor, type SyntaxNode } from '../source/syntax';
import { optionsOf, type Value } from '../source/value';
import { replace, type LibraryElement, type Report, type Rule, type RuleContext } from './rule';
import { isNumericText, mismatches } from './values';

/** A value that a chart reads as x, y or a limit. */
interface ReadValue {
  value: Value;
  /** Where it is read, if the value itself is not in the code. */
  reader: SyntaxNode;
  axis: 'x' | 'y';
  scale?: string;
}

/** Returns the values that accessors read from the data of the file. */
function* readValues(context: RuleContext): Generator<ReadValue> {
  const { values } = context;
  for (const element of context.components) {
    if (!isSeries(element.component) && element.component !== 'Heatmap') continue;
    const scale = values.xScale(element);
    const columns: ['x' | 'y', string][] = [['x', 'xAccessor']];
    if (isSeries(element.component)) columns.push(['y', 'yAccessors'], ['y', 'y0Accessors']);
    for (const [axis, prop] of columns)
      for (const accessor of values.accessors(element, prop))
        for (const value of values.column(element, accessor))
          yield { value, reader: accessor.node, axis, ...(scale && { scale }) };
  }
}

/** Returns limits and places on the x scale: those of `xDomain`, of annotations. */
function* placedValues(
  context: RuleContext,
): Generator<{ value: Value; element: LibraryElement; isX: boolean }> {
  for (const element of context.components) {
    const { component } = element;
    for (const option of optionsOf(
      element.value('xDomain') ??
        element.value('domain') ??
        element.value('dataValues') ??
        nothing(element),
    )) {
      if (component === 'Settings' || component === 'Axis') {
        for (const key of ['min', 'max'])
          for (const value of optionsOf(
            (option.kind === 'object' && option.fields.get(key)?.value) || option,
          ))
            if (value !== option) yield { value, element, isX: component === 'Settings' };
      } else if (option.kind === 'list') {
        const type = context.values.literal(element, 'domainType');
        for (const item of option.items.flatMap(optionsOf)) {
          if (item.kind !== 'object') continue;
          const place = item.fields.get('dataValue')?.value;
          if (place)
            for (const value of optionsOf(place)) yield { value, element, isX: type === 'xDomain' };
          const coordinates = item.fields.get('coordinates')?.value;
          if (coordinates?.kind === 'object')
            for (const [key, field] of coordinates.fields)
              for (const value of optionsOf(field.value))
                yield { value, element, isX: key.startsWith('x') };
        }
      }
    }
  }
}

const nothing = ({ node }: LibraryElement): Value => ({ kind: 'unknown', node });

/** Whether a value is written as an expression, and not known from a type only. */
const isExpression = ({ name }: SyntaxNode): boolean => !/Type$|^TypeName|Annotation/.test(name);

const datesPage = '/docs/dates#use-milliseconds-not-date-objects';

function dateReport(value: Value, reader: SyntaxNode, { text }: RuleContext): Report {
  const at =
    isExpression(value.node) && value.node.name !== 'VariableDefinition' ? value.node : reader;
  const code = text(at);
  const isNow = code === 'new Date()';
  const isNew = /^new Date\(/.test(code) && !isNow;
  const to = isNow ? 'Date.now()' : isNew ? `${code}.getTime()` : undefined;
  return {
    at,
    message: `This is a \`Date\` object, which charts do not accept: rows and annotations with it are left out without a message. Pass milliseconds: \`${to && to.length < 50 ? to : 'date.getTime()'}\`.`,
    link: datesPage,
    ...(to && { fix: replace(`Replace with ${to.length < 30 ? to : 'milliseconds'}`, at, to) }),
  };
}

export const dateObject: Rule = {
  code: 'date-object',
  severity: 'error',
  about: 'a `Date` object where milliseconds are needed: in data, limits and annotations',
  *check(context) {
    const seen = new Set<number>();
    for (const { value, reader } of readValues(context)) {
      if (value.kind !== 'date' || seen.has(reader.from)) continue;
      seen.add(reader.from);
      yield dateReport(value, reader, context);
    }
    for (const { value, element } of placedValues(context))
      if (value.kind === 'date') yield dateReport(value, element.nameNode, context);
    for (const { mismatch, attribute } of mismatches(context))
      if (mismatch.kind === 'type' && mismatch.value.kind === 'date' && mismatch.path.length > 0)
        yield dateReport(mismatch.value, attribute?.nameNode ?? mismatch.node, context);
  },
};

/** Seconds since 1970 of the years 2001 to 2100; as milliseconds they are in January and February 1970. */
const isSeconds = (value: Value): boolean =>
  value.kind === 'number' &&
  (value.time === 's' || (value.value !== undefined && value.value >= 1e9 && value.value < 4.2e9));

function secondsReport(value: Value, reader: SyntaxNode, { text }: RuleContext): Report {
  const at = isExpression(value.node) ? value.node : reader;
  const code = text(at);
  const isLiteral = at.name === 'Number';
  const isDivided =
    /^Date\.now\(\) \/ 1000$|^Math\.(?:floor|round|trunc)\(Date\.now\(\) \/ 1000\)$/.test(code);
  return {
    at,
    message: `This time is in seconds. Charts read milliseconds, so that it is a date in 1970. ${isLiteral ? 'Multiply it by 1000.' : 'Leave out the division, or multiply by 1000.'}`,
    link: '/docs/dates',
    ...(isLiteral && { fix: replace('Multiply by 1000', at, `${code} * 1000`) }),
    ...(isDivided && { fix: replace('Replace with Date.now()', at, 'Date.now()') }),
  };
}

export const seconds: Rule = {
  code: 'seconds',
  severity: 'error',
  about: 'seconds on a time scale, which takes milliseconds',
  *check(context) {
    const seen = new Set<number>();
    for (const { value, reader, axis, scale } of readValues(context)) {
      if (axis !== 'x' || scale !== 'time' || !isSeconds(value) || seen.has(reader.from)) continue;
      seen.add(reader.from);
      yield secondsReport(value, reader, context);
    }
    for (const { value, element, isX } of placedValues(context)) {
      const chart = context.chartFacts.find(({ parts }) =>
        parts.some((part) => part.element === element),
      );
      if (isX && chart?.xScale === 'time' && isSeconds(value))
        yield secondsReport(value, element.nameNode, context);
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

const toNumber = /^[-+]?[\d.,' ]+\s*[%€$]?$/;

export const textInPlaceOfNumber: Rule = {
  code: 'number-string',
  severity: 'warning',
  about:
    'numbers as texts: x values of a continuous scale, or y values that are no numbers, such as `1,024`',
  *check(context) {
    const seen = new Set<number>();
    for (const { value, reader, axis, scale } of readValues(context)) {
      if (value.kind !== 'string' || seen.has(reader.from)) continue;
      const isX =
        axis === 'x' &&
        scale !== undefined &&
        scale !== 'ordinal' &&
        (isNumericString(value.value) || isKey(value, context));
      const isY =
        axis === 'y' &&
        value.value !== undefined &&
        !Number.isFinite(Number(value.value)) &&
        toNumber.test(value.value);
      const isFormatted =
        axis === 'y' &&
        value.value === undefined &&
        /\.(?:toLocaleString|format)\([^)]*\)$/.test(context.text(value.node));
      if (!isX && !isY && !isFormatted) continue;
      seen.add(reader.from);
      const at = isExpression(value.node) ? value.node : reader;
      const number = isX ? value.value : undefined;
      yield {
        at,
        message: isX
          ? `${scale === 'time' ? 'The time' : 'The x value'} is a text, so that the scale becomes ordinal. Convert it: \`Number(…)\`.`
          : isFormatted
            ? 'A formatted number is a text: with a separator or a unit it counts as missing. Pass the number, and format it with `tickFormat`.'
            : `\`'${value.value ?? ''}'\` is no number for the chart and counts as missing. Convert it before.`,
        link: isX
          ? '/docs/scales#category-or-number'
          : '/docs/troubleshooting#some-bars-or-points-are-missing',
        ...(number !== undefined &&
          at.name === 'String' && {
            fix: replace(`Replace with ${number}`, at, String(Number(number))),
          }),
      };
    }
    yield* textsInPlaceOfNumbers(context);
  },
};

const isNumericString = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));

/** Whether a text is a key of an object, such as an entry of `Object.entries`, whose keys are numbers. */
function isKey({ node }: Value, { text }: RuleContext): boolean {
  return node.name === 'CallExpression' && /^Object\.(?:entries|keys)\(/.test(text(node));
}

/** Texts in props and objects that take numbers. */
function* textsInPlaceOfNumbers(context: RuleContext): Generator<Report> {
  for (const { mismatch, component, prop } of mismatches(context)) {
    if (!isNumericText(mismatch) || mismatch.kind !== 'type' || mismatch.value.kind !== 'string')
      continue;
    const { node } = mismatch;
    const text = mismatch.value.value ?? '';
    const number = Number(text);
    yield {
      at: node,
      message: `\`'${text}'\` is a text, but \`${[prop, ...mismatch.path].filter((step) => !/^\d+$/.test(step)).join('.')}\` needs a number.`,
      link: context.facts.link(component, prop),
      severity: 'error',
      ...(Number.isFinite(number) && {
        fix: replace(
          `Replace with ${number}`,
          node,
          node.name === 'JSXAttributeValue' ? `{${number}}` : String(number),
        ),
      }),
    };
  }
  yield* textSizes(context);
  for (const element of context.components)
    if (element.component === 'Partition') yield* textValues(element, context);
}

/** A size is a number of pixels or a length in CSS. */
function* textSizes({ components, facts }: RuleContext): Generator<Report> {
  for (const element of components) {
    const size = element.component === 'Chart' ? element.value('size') : undefined;
    const sides =
      size?.kind === 'object'
        ? [...size.fields.values()].map(({ value }) => value)
        : size
          ? [size]
          : [];
    for (const side of sides) {
      if (side.kind !== 'string' || !/^\d+(?:\.\d+)?$/.test(side.value ?? '')) continue;
      yield {
        at: side.node,
        message: `\`'${side.value ?? ''}'\` is no length in CSS. Write the number \`${side.value ?? ''}\` for pixels.`,
        link: facts.link('Chart', 'size'),
        fix: replace(
          `Replace with ${side.value ?? ''}`,
          side.node,
          side.node.name === 'JSXAttributeValue' ? `{${side.value ?? ''}}` : (side.value ?? ''),
        ),
      };
    }
  }
}

/** A partition adds up numbers: texts count as nothing. */
function* textValues(element: LibraryElement, context: RuleContext): Generator<Report> {
  const [accessor] = context.values.accessors(element, 'valueAccessor');
  if (accessor?.kind !== 'function') return;
  const text = context.values.column(element, accessor).find(({ kind }) => kind === 'string');
  if (!text) return;
  const at = isExpression(text.node)
    ? text.node
    : (element.attribute('valueAccessor')?.nameNode ?? element.nameNode);
  yield {
    at:
      ancestor(at, ({ name }) => name === 'JSXElement') === element.node || isExpression(text.node)
        ? at
        : element.nameNode,
    message: 'The value is a text. `valueAccessor` must return a number, or nothing is drawn.',
    link: context.facts.link('Partition', 'valueAccessor'),
  };
}
