import type { Attribute } from '../source/elements';
import { optionsOf } from '../source/value';
import type { ChartFacts } from './chart-facts';
import type { Report, Rule, RuleContext } from './rule';

/** Whether a prop is set to something that is not off. */
export const isOn = (attribute: Attribute | undefined): attribute is Attribute =>
  !!attribute &&
  !optionsOf(attribute.value).every(
    (value) => value.kind === 'nothing' || (value.kind === 'boolean' && value.value === false),
  );

export const report = (attribute: Attribute, message: string, link: string): Report => ({
  at: attribute.nameNode,
  message,
  link,
});

/** Makes a rule that looks at each chart. */
export const chartRule = (
  code: string,
  about: string,
  find: (chart: ChartFacts, context: RuleContext) => Iterable<Report>,
): Rule => ({
  code,
  severity: 'warning',
  about,
  *check(context) {
    for (const chart of context.chartFacts) yield* find(chart, context);
  },
});
