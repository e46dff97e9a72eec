import { childrenOf, parametersOf, partsOf, type SyntaxNode } from '../source/syntax';
import { listeners, membersOf } from './listeners';
import type { Report, Rule } from './rule';

/** What an element of `onElementClick` has in XY charts is in `geometry` and `series`: a pair. */
export const elementMembers: Rule = {
  code: 'handler-misuse/element',
  severity: 'error',
  about:
    'a listener that reads the row from the wrong place: an XY element is a pair of geometry and series',
  *check(context) {
    for (const { element, name, value } of listeners(context)) {
      if (!/^onElement(?:Click|Over)$/.test(name)) continue;
      const chart = context.chartFacts.find(({ settings }) =>
        settings.some((part) => part.element === element),
      );
      const pair = pairs[chart?.family ?? ''];
      if (!pair) continue;
      const [first] = parametersOf(value.node);
      const link = context.facts.link('Settings', name);
      const item = first?.pattern.name === 'ArrayPattern' ? partsOf(first.pattern)[0] : undefined;
      if (item?.name === 'VariableDefinition')
        for (const { member, node } of membersOf(value.node, context.text(item), context))
          if (
            /^(?:datum|x|y|value|data|payload|geometry|series|key|specId|id|index|label)$/.test(
              member,
            )
          )
            yield {
              at: node,
              message: `Each element is a pair, so that \`.${member}\` is undefined. Write ${pair}.`,
              link,
            };
      if (item?.name === 'ObjectPattern')
        yield {
          at: item,
          message: `Each element is a pair. Write ${pair}.`,
          link,
        };
      if (first?.pattern.name === 'VariableDefinition')
        for (const { member, node } of membersOf(value.node, context.text(first.pattern), context))
          if (
            /^(?:datum|x|y|value|payload|geometry|series|dataIndex|activePayload|activeLabel|data|name)$/.test(
              member,
            )
          )
            yield {
              at: node,
              message: `\`${name}\` gets a list of elements, so that \`.${member}\` is undefined. Write ${pair}.`,
              link,
            };
    }
  },
};

/** What an element of `onElementClick` is, by family. */
const pairs: Record<string, string> = {
  xy: '`([[geometry, series]]) => …`; the row is `geometry.datum`',
  partition: '`([[layers, series]]) => …`; each layer has `groupByRollup` and `value`',
  heatmap: '`([[cell, series]]) => …`; the values are in `cell.datum`',
  wordcloud: '`([[word, series]]) => …`',
};

/** What `onBrushEnd` gets has `x` and `y`. */
export const brushMembers: Rule = {
  code: 'handler-misuse/brush',
  severity: 'error',
  about: 'a listener that reads members which its argument does not have, such as `min` of a brush',
  *check(context) {
    for (const { name, value } of listeners(context)) {
      const wrong = Object.hasOwn(wrongMembers, name) ? wrongMembers[name] : undefined;
      const [first] = parametersOf(value.node);
      if (!wrong || !first || first.type) continue;
      const report = (at: SyntaxNode, member: string): Report => ({
        at,
        message: `The argument of \`${name}\` has no \`${member}\`. ${wrong.use}`,
        link: context.facts.link('Settings', name),
      });
      if (first.pattern.name === 'VariableDefinition')
        for (const { member, node } of membersOf(value.node, context.text(first.pattern), context))
          if (wrong.members.includes(member)) yield report(node, member);
      if (first.pattern.name === 'ObjectPattern') {
        const keys = childrenOf(first.pattern).flatMap((property) => {
          const key = property.name === 'PatternProperty' ? property.firstChild : undefined;
          return key && wrong.members.includes(context.text(key)) ? [key] : [];
        });
        const [key] = keys;
        if (key) yield report(key, keys.map((each) => context.text(each)).join('` and `'));
      }
    }
  },
};

const wrongMembers: Record<string, { members: string[]; use: string }> = {
  onBrushEnd: {
    members: [
      'min',
      'max',
      'from',
      'to',
      'start',
      'end',
      'startIndex',
      'endIndex',
      'x0',
      'x1',
      'selection',
      'range',
      'domain',
    ],
    use: 'The range is `x`, a pair: `({ x }) => x && setRange({ min: x[0], max: x[1] })`.',
  },
  onProjectionClick: {
    members: ['datum', 'value', 'xValue', 'yValue'],
    use: 'The values at the pointer are `x` and `y`.',
  },
  onAnnotationClick: {
    members: ['datum', 'id', 'annotation'],
    use: 'The annotations are `lines` and `rects`.',
  },
  onLegendItemClick: {
    members: ['key', 'name', 'label', 'specId', 'id', 'color', 'seriesName', 'dataKey'],
    use: 'It is a list of series: `([series]) => series?.key`.',
  },
  onLegendItemOver: {
    members: ['key', 'name', 'label', 'specId', 'id', 'color', 'seriesName', 'dataKey'],
    use: 'It is a list of series: `([series]) => series?.key`.',
  },
  onPointerUpdate: {
    members: ['datum', 'value', 'activeLabel', 'activePayload'],
    use: 'The value under the pointer is `x`.',
  },
};
