import type { SyntaxNode } from '../source/syntax';
import type { Value } from '../source/value';
import { byReader, isExpression, readValues, replaceAll, type ReadValue } from './read-values';
import { replace, type LibraryElement, type Report, type Rule, type RuleContext } from './rule';
import { isNumericText, mismatches } from './mismatches';

export const textInPlaceOfNumber: Rule = {
  code: 'number-string',
  severity: 'warning',
  about:
    'numbers as texts: x values of a continuous scale, or y values that are no numbers, such as `1,024`',
  *check(context) {
    for (const [reader, values] of byReader(readValues(context))) {
      const report = xReport(values, reader, context) ?? yReport(values, reader, context);
      if (report) yield report;
    }
  },
};

const isNumericString = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));

const placeOf = (value: Value, reader: SyntaxNode): SyntaxNode =>
  isExpression(value.node) ? value.node : reader;

/** Texts that are numbers make the x scale ordinal. */
function xReport(
  values: ReadValue[],
  reader: SyntaxNode,
  context: RuleContext,
): Report | undefined {
  const texts = values.flatMap(({ value, axis, scale }) => {
    const isText =
      axis === 'x' && scale !== undefined && scale !== 'ordinal' && value.kind === 'string';
    return isText && (isNumericString(value.value) || isKey(value, context)) ? [value] : [];
  });
  const [first] = texts;
  if (!first) return undefined;
  const fix = replaceAll('Replace with numbers', texts, ({ node }) =>
    node.name === 'String' ? String(Number(context.text(node).slice(1, -1))) : undefined,
  );
  return {
    at: placeOf(first, reader),
    message: `${values[0]?.scale === 'time' ? 'The time' : 'The x value'} is a text, so that the scale becomes ordinal. Convert it: \`Number(…)\`.`,
    link: '/docs/scales#category-or-number',
    ...(fix && { fix }),
  };
}

/** Whether a text is a key of an object, such as one of `Object.entries`, and the keys are numbers. */
const isKey = ({ node }: Value, { text }: RuleContext): boolean =>
  node.name === 'CallExpression' && /^Object\.(?:entries|keys)\(/.test(text(node));

/** Numbers with a separator or a unit. */
const formatted = /^[-+]?[\d.,' ]+\s*[%€$]?$/;

/** Y values that are no numbers count as missing. */
function yReport(
  values: ReadValue[],
  reader: SyntaxNode,
  context: RuleContext,
): Report | undefined {
  for (const { value, axis } of values) {
    if (axis !== 'y' || value.kind !== 'string') continue;
    const text = value.value;
    const isFormatted =
      text === undefined
        ? /\.(?:toLocaleString|format)\([^)]*\)$/.test(context.text(value.node))
        : !Number.isFinite(Number(text)) && formatted.test(text);
    if (!isFormatted) continue;
    return {
      at: placeOf(value, reader),
      message:
        text === undefined
          ? 'A formatted number is a text: with a separator or a unit it counts as missing. Pass the number, and format it with `tickFormat`.'
          : `\`'${text}'\` is no number for the chart and counts as missing. Convert it before.`,
      link: '/docs/troubleshooting#some-bars-or-points-are-missing',
    };
  }
  return undefined;
}

export const textInProp: Rule = {
  code: 'number-string/prop',
  severity: 'error',
  about: 'a number as text in a prop or an object that takes numbers',
  *check(context) {
    for (const { mismatch, component, prop } of mismatches(context)) {
      if (!isNumericText(mismatch) || mismatch.kind !== 'type') continue;
      if (mismatch.value.kind !== 'string') continue;
      const text = mismatch.value.value ?? '';
      const place = [prop, ...mismatch.path].filter((step) => !/^\d+$/.test(step)).join('.');
      yield {
        at: mismatch.node,
        message: `\`'${text}'\` is a text, but \`${place}\` needs a number.`,
        link: context.facts.link(component, prop),
        ...(isNumericString(text) && { fix: toNumber(mismatch.node, text) }),
      };
    }
  },
};

const toNumber = (node: SyntaxNode, text: string): ReturnType<typeof replace> =>
  replace(
    `Replace with ${Number(text)}`,
    node,
    node.name === 'JSXAttributeValue' ? `{${Number(text)}}` : String(Number(text)),
  );

export const textSize: Rule = {
  code: 'number-string/size',
  severity: 'error',
  about: '`size` of a chart as a text without a unit',
  *check({ components, facts }) {
    for (const element of components) {
      const size = element.component === 'Chart' ? element.value('size') : undefined;
      const sides =
        size?.kind === 'object' ? [...size.fields.values()].map(({ value }) => value) : [];
      for (const side of size && size.kind !== 'object' ? [size] : sides) {
        if (side.kind !== 'string' || !isNumericString(side.value)) continue;
        yield {
          at: side.node,
          message: `\`'${side.value ?? ''}'\` is no length in CSS. Write the number \`${side.value ?? ''}\` for pixels.`,
          link: facts.link('Chart', 'size'),
          fix: toNumber(side.node, side.value ?? ''),
        };
      }
    }
  },
};

export const textSlice: Rule = {
  code: 'number-string/slice',
  severity: 'error',
  about: 'values of a `Partition` that are texts, so that nothing is drawn',
  *check(context) {
    for (const element of context.components) {
      const report = element.component === 'Partition' ? sliceReport(element, context) : undefined;
      if (report) yield report;
    }
  },
};

function sliceReport(element: LibraryElement, { values, facts }: RuleContext): Report | undefined {
  const [accessor] = values.accessors(element, 'valueAccessor');
  if (accessor?.kind !== 'function') return undefined;
  const text = values.column(element, accessor).find(({ kind }) => kind === 'string');
  if (!text) return undefined;
  const reader = element.attribute('valueAccessor')?.nameNode ?? element.nameNode;
  return {
    at: placeOf(text, reader),
    message: 'The value is a text. `valueAccessor` must return a number, or nothing is drawn.',
    link: facts.link('Partition', 'valueAccessor'),
  };
}
