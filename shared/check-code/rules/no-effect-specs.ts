import { familyOf, isBarSeries, isSeries } from '../library';
import { isOn, report } from './no-effect';
import type { Rule } from './rule';

export const stackModeAlone: Rule = {
  code: 'no-effect/stack-mode',
  severity: 'warning',
  about: '`stackMode` without `stackAccessors`',
  *check({ components, facts }) {
    for (const element of components) {
      const mode = element.attribute('stackMode');
      if (!isOn(mode) || !isSeries(element.component) || !element.lacks('stackAccessors')) continue;
      yield report(
        mode,
        '`stackMode` has no effect without `stackAccessors`. Add `stackAccessors={[…]}` with the field of x.',
        facts.link(element.component, 'stackMode'),
      );
    }
  },
};

export const ignoredBySeries: Rule = {
  code: 'no-effect/series',
  severity: 'warning',
  about:
    'props that this type of series does not read: `displayValueSettings` of lines, `markSizeAccessor` of bars',
  *check({ components, facts, values }) {
    for (const element of components) {
      if (!isSeries(element.component)) continue;
      const link = (prop: string): string => facts.link(element.component, prop);
      const labels = element.attribute('displayValueSettings');
      if (isOn(labels) && !isBarSeries(element.component))
        yield report(
          labels,
          `\`displayValueSettings\` has no effect on \`${element.component}\`: only bars have labels.`,
          link('displayValueSettings'),
        );
      const sizes = element.attribute('markSizeAccessor');
      if (isOn(sizes) && isBarSeries(element.component))
        yield report(
          sizes,
          '`markSizeAccessor` has no effect on bars, which have no points.',
          link('markSizeAccessor'),
        );
      const histogram = element.attribute('enableHistogramMode');
      if (
        element.component === 'BarSeries' &&
        histogram?.value.kind === 'boolean' &&
        histogram.value.value === false &&
        values.xScale(element) === 'time'
      )
        yield report(
          histogram,
          'Bars on a time scale always are in histogram mode, also with `enableHistogramMode={false}`.',
          link('enableHistogramMode'),
        );
      const lower = element.attribute('y0Accessors');
      if (isOn(lower) && isOn(element.attribute('stackAccessors')))
        yield report(
          lower,
          '`y0Accessors` is ignored for stacked series. Remove `stackAccessors` for a range between two values.',
          link('y0Accessors'),
        );
      const format = element.attribute('markFormat');
      if (isOn(format) && element.lacks('markSizeAccessor'))
        yield report(
          format,
          '`markFormat` has no effect without `markSizeAccessor`.',
          link('markFormat'),
        );
    }
  },
};

/** Props of `Partition` that some layouts read only. */
const layoutProps: [string, string[], string][] = [
  ['fillOutside', ['sunburst'], 'a sunburst'],
  ['clockwiseSectors', ['sunburst'], 'a sunburst'],
  ['specialFirstInnermostSector', ['sunburst'], 'a sunburst'],
  ['topGroove', ['treemap', 'mosaic'], 'a treemap or a mosaic'],
];

export const ignoredByScale: Rule = {
  code: 'no-effect/scale',
  severity: 'warning',
  about:
    'props that the scale does not read: `xNice` with categories, `timeZone` of a heatmap without times',
  *check({ components, facts, values }) {
    for (const element of components) {
      const scale = values.xScale(element);
      const props: [name: string, isRead: boolean, words: string][] =
        element.component === 'Heatmap'
          ? [
              ['timeZone', scale === 'time', 'a time scale'],
              ['xSortPredicate', scale === 'ordinal', 'an ordinal scale'],
            ]
          : isSeries(element.component)
            ? [['xNice', scale !== 'ordinal', 'a linear scale']]
            : [];
      for (const [name, isRead, words] of props) {
        const attribute = element.attribute(name);
        if (scale && isOn(attribute) && !isRead)
          yield report(
            attribute,
            `\`${name}\` has an effect on ${words} only, and this one is ${scale}.`,
            facts.link(element.component, name),
          );
      }
    }
  },
};

export const ignoredByTile: Rule = {
  code: 'no-effect/tile',
  severity: 'warning',
  about: '`target` of a tile without a progress bar, which does not show it',
  *check({ components, facts }) {
    for (const element of components) {
      const data = element.component === 'Metric' ? element.value('data') : undefined;
      const rows = data?.kind === 'list' ? data.items : [];
      for (const tile of rows.flatMap((row) => (row.kind === 'list' ? row.items : []))) {
        const target = tile.kind === 'object' ? tile.fields.get('target') : undefined;
        if (tile.kind !== 'object' || !tile.isComplete || !target || tile.fields.has('domainMax'))
          continue;
        yield {
          at: target.key,
          message: '`target` shows only in tiles with a progress bar: add `domainMax`.',
          link: facts.link('Metric', 'data'),
        };
      }
    }
  },
};

export const ignoredByLayout: Rule = {
  code: 'no-effect/layout',
  severity: 'warning',
  about: 'props of `Partition` that its layout does not read',
  *check({ components, values, facts }) {
    for (const element of components) {
      if (element.component !== 'Partition') continue;
      const layout = values.literal(element, 'layout', 'sunburst');
      for (const [name, layouts, words] of layoutProps) {
        const attribute = element.attribute(name);
        if (attribute && typeof layout === 'string' && !layouts.includes(layout))
          yield report(
            attribute,
            `\`${name}\` has an effect on ${words} only.`,
            facts.link('Partition', name),
          );
      }
      const radius = element.attribute('radiusOutside');
      if (radius && element.lacks('fillOutside'))
        yield report(
          radius,
          '`radiusOutside` has no effect without `fillOutside`.',
          facts.link('Partition', 'radiusOutside'),
        );
    }
  },
};

export const ignoredByTooltip: Rule = {
  code: 'no-effect/tooltip',
  severity: 'warning',
  about: 'props of `Tooltip` that `customTooltip` or the family of the chart does not read',
  *check({ components, facts, chartFacts }) {
    for (const element of components) {
      if (element.component !== 'Tooltip') continue;
      const isCustom = isOn(element.attribute('customTooltip'));
      for (const name of ['header', 'body', 'footer', 'headerFormatter', 'maxTooltipItems']) {
        const attribute = element.attribute(name);
        if (isCustom && isOn(attribute))
          yield report(
            attribute,
            `\`${name}\` has no effect together with \`customTooltip\`, which replaces the whole tooltip.`,
            facts.link('Tooltip', name),
          );
      }
      const format = element.attribute('headerFormatter');
      const header = element.value('header');
      const isReplaced =
        header?.kind === 'function' ||
        header?.kind === 'library' ||
        (header?.kind === 'string' && header.value === 'none');
      if (!isCustom && isOn(format) && isReplaced)
        yield report(
          format,
          "`headerFormatter` is used only while `header` is `'default'`.",
          facts.link('Tooltip', 'headerFormatter'),
        );
      const chart = chartFacts.find(({ parts }) => parts.some((part) => part.element === element));
      const family = chart?.isOpen ? undefined : chart?.family;
      if (family === 'metric' || family === 'wordcloud' || family === 'timeslip')
        yield {
          at: element.nameNode,
          message: `\`Tooltip\` has no effect here: ${family === 'metric' ? 'metrics' : family === 'wordcloud' ? 'word clouds' : 'time slips'} have no tooltip.`,
          link: facts.link('Tooltip'),
        };
    }
  },
};

export const ignoredByAnnotation: Rule = {
  code: 'no-effect/annotation',
  severity: 'warning',
  about: 'props of an annotation that need another one: `markerBody` without `marker`',
  *check({ components, facts }) {
    for (const element of components) {
      if (element.component === 'LineAnnotation') {
        for (const name of ['markerBody', 'markerPosition', 'markerDimensions']) {
          const attribute = element.attribute(name);
          if (isOn(attribute) && element.lacks('marker'))
            yield report(
              attribute,
              `\`${name}\` has no effect without \`marker\`.`,
              facts.link('LineAnnotation', name),
            );
        }
      }
      const dimension = element.attribute('outsideDimension');
      if (element.component === 'RectAnnotation' && isOn(dimension) && element.lacks('outside'))
        yield report(
          dimension,
          '`outsideDimension` has no effect without `outside`.',
          facts.link('RectAnnotation', 'outsideDimension'),
        );
      const details = element.attribute('customTooltipDetails');
      if (
        familyOf(element.component) === 'xy' &&
        isOn(details) &&
        isOn(element.attribute('customTooltip'))
      )
        yield report(
          details,
          '`customTooltipDetails` has no effect together with `customTooltip`.',
          facts.link(element.component, 'customTooltipDetails'),
        );
    }
  },
};
