import { isSeries } from '../library';
import { optionsOf } from '../source/value';
import type { Rule } from './rule';

export const domainOnXAxis: Rule = {
  code: 'axis-mismatch/domain',
  severity: 'error',
  about: '`domain` on the axis that shows x, which throws',
  *check({ chartFacts }) {
    for (const chart of chartFacts) {
      if (chart.series.length === 0) continue;
      for (const { element } of chart.axes) {
        const domain = element.attribute('domain');
        if (
          !domain ||
          chart.showsX(element) !== true ||
          optionsOf(domain.value).every(({ kind }) => kind === 'nothing')
        )
          continue;
        yield {
          at: domain.nameNode,
          message: `This axis shows x${chart.isRotated ? ', because the chart is rotated' : ''}: \`domain\` throws here. Set the limits as \`xDomain\` of \`Settings\`.`,
          link: '/docs/error-messages#axis-x-custom-domain-for-xdomain-should-be-defined-in-settings',
        };
      }
    }
  },
};

export const reversedDomain: Rule = {
  code: 'axis-mismatch/limits',
  severity: 'error',
  about: '`min` above `max` in `domain` of an axis, or in `xDomain`',
  *check({ components, facts }) {
    for (const { component, value } of components.flatMap((element) =>
      ['domain', 'xDomain'].flatMap((prop) => {
        const found =
          element.component === 'Axis' || element.component === 'Settings'
            ? element.value(prop)
            : undefined;
        return found ? [{ component: element.component, value: found }] : [];
      }),
    )) {
      if (value.kind !== 'object') continue;
      const min = value.fields.get('min');
      const max = value.fields.get('max');
      if (min?.value.kind !== 'number' || max?.value.kind !== 'number') continue;
      if (
        min.value.value === undefined ||
        max.value.value === undefined ||
        !(min.value.value > max.value.value)
      )
        continue;
      yield {
        at: min.key,
        message: `\`min\` is above \`max\`: ${component === 'Axis' ? 'this throws' : 'the range is ignored'}. Swap them.`,
        link: facts.link(component, component === 'Axis' ? 'domain' : 'xDomain'),
      };
    }
  },
};

export const axisWithoutSeries: Rule = {
  code: 'axis-mismatch/group',
  severity: 'warning',
  about: 'a `groupId` of an axis or an annotation that no series has',
  *check({ chartFacts, values }) {
    for (const chart of chartFacts) {
      if (chart.isOpen || chart.series.length === 0) continue;
      const groups = chart.series.flatMap(({ element }) => [
        values.literal(element, 'groupId', '__global__'),
        element.attribute('useDefaultGroupDomain')
          ? values.literal(element, 'useDefaultGroupDomain')
          : '',
      ]);
      if (groups.includes(undefined) || groups.includes(true)) continue;
      for (const { element } of chart.named('Axis', 'LineAnnotation', 'RectAnnotation')) {
        const group = element.attribute('groupId');
        const name = group && values.literalOf(group.value);
        if (!group || typeof name !== 'string' || groups.includes(name)) continue;
        if (element.component === 'Axis' && chart.showsX(element) !== false) continue;
        if (
          element.component === 'LineAnnotation' &&
          values.literal(element, 'domainType') !== 'yDomain'
        )
          continue;
        const known = [...new Set(groups)].filter((each) => each && each !== '__global__');
        yield {
          at: group.node ?? group.nameNode,
          message: `No series of this chart has the \`groupId\` \`${name}\`, so that this \`${element.component ?? ''}\` is not drawn. ${known.length > 0 ? `The series have ${known.map((each) => `\`${String(each)}\``).join(', ')}.` : 'Give the series the same `groupId`.'}`,
          link:
            element.component === 'Axis'
              ? '/docs/troubleshooting#an-axis-is-missing'
              : '/docs/two-axes',
        };
      }
    }
  },
};

export const axisOfOtherFamily: Rule = {
  code: 'axis-mismatch/two-sides',
  severity: 'info',
  about: 'two y axes for the same group at different sides, which show the same scale',
  *check({ chartFacts, values }) {
    for (const chart of chartFacts) {
      if (chart.isOpen || chart.series.length < 2) continue;
      const axes = chart.axes.filter(
        ({ element }) =>
          chart.showsX(element) === false && values.literal(element, 'hide', false) === false,
      );
      const [first, second] = axes;
      if (!first || !second || axes.length !== 2 || first.isConditional || second.isConditional)
        continue;
      const groups = axes.map(({ element }) => values.literal(element, 'groupId', '__global__'));
      const positions = axes.map(({ element }) => values.literal(element, 'position', 'left'));
      const isSame =
        groups[0] !== undefined && groups[0] === groups[1] && positions[0] !== positions[1];
      const distinctFormats = axes.every(
        ({ element }) => element.attribute('tickFormat') ?? element.attribute('title'),
      );
      if (!isSame || !distinctFormats || !isSeries(chart.series[0]?.element.component)) continue;
      yield {
        at: second.element.nameNode,
        message:
          'Both y axes show the same scale, because neither has a `groupId`. For a second scale, give this axis and its series the same `groupId`.',
        link: '/docs/two-axes',
      };
    }
  },
};

export const unknownPanels: Rule = {
  code: 'axis-mismatch/panels',
  severity: 'error',
  about: '`SmallMultiples` that names no `GroupBy` of the chart',
  *check({ chartFacts, facts }) {
    for (const chart of chartFacts) {
      if (chart.isOpen) continue;
      const ids = chart.named('GroupBy').map(({ element }) => element.value('id'));
      if (ids.some((id) => id && (id.kind !== 'string' || id.value === undefined))) continue;
      const known = ids.flatMap((id) => (id?.kind === 'string' ? [id.value] : []));
      for (const { element } of chart.named('SmallMultiples'))
        for (const prop of ['splitHorizontally', 'splitVertically', 'splitZigzag']) {
          const value = element.value(prop);
          if (value?.kind !== 'string' || value.value === undefined || known.includes(value.value))
            continue;
          yield {
            at: value.node,
            message: `No \`GroupBy\` of this chart has the id \`${value.value}\`, so that the chart is not split. ${known.length > 0 ? `There is ${known.map((id) => `\`${id ?? ''}\``).join(', ')}.` : 'Add one.'}`,
            link: facts.link('SmallMultiples', prop),
          };
        }
    }
  },
};
