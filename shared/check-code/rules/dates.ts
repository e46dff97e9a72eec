import type { SyntaxNode } from '../source/syntax';
import type { Value } from '../source/value';
import { byReader, isExpression, placedValues, readValues, replaceAll } from './read-values';
import type { Report, Rule, RuleContext } from './rule';
import { mismatches } from './mismatches';

export const dateObject: Rule = {
  code: 'date-object',
  severity: 'error',
  about: 'a `Date` object where milliseconds are needed: in data, limits and annotations',
  *check(context) {
    for (const [reader, values] of byReader(readValues(context))) {
      const dates = values.map(({ value }) => value).filter(({ kind }) => kind === 'date');
      if (dates.length > 0) yield dateReport(dates, reader, context);
    }
    for (const { value, element } of placedValues(context))
      if (value.kind === 'date') yield dateReport([value], element.nameNode, context);
    for (const { mismatch, attribute } of mismatches(context))
      if (mismatch.kind === 'type' && mismatch.value.kind === 'date' && mismatch.path.length > 0)
        yield dateReport([mismatch.value], attribute?.nameNode ?? mismatch.node, context);
  },
};

function dateReport(dates: Value[], reader: SyntaxNode, { text }: RuleContext): Report {
  const first = dates.find(({ node }) => isExpression(node) && node.name !== 'VariableDefinition');
  const at = first?.node ?? reader;
  const toTime = (value: Value): string | undefined => {
    const code = text(value.node);
    if (code === 'new Date()') return 'Date.now()';
    return /^new Date\(/.test(code) ? `${code}.getTime()` : undefined;
  };
  const sample = first && toTime(first);
  const fix = replaceAll('Replace with milliseconds', dates, toTime);
  return {
    at,
    message: `This is a \`Date\` object, which charts do not accept: rows and annotations with it are left out without a message. Pass milliseconds: \`${sample && sample.length < 50 ? sample : 'date.getTime()'}\`.`,
    link: '/docs/dates#use-milliseconds-not-date-objects',
    ...(fix && { fix }),
  };
}
