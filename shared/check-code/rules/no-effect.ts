import { familyOf, isBarSeries, isSeries, type Family } from '../library';
import type { Attribute, Element } from '../source/elements';
import { optionsOf } from '../source/value';
import type { ChartFacts } from './chart-facts';
import type { Report, Rule, RuleContext } from './rule';

/** Whether a prop is set to something that is not off. */
const isOn = (attribute: Attribute | undefined): attribute is Attribute =>
  !!attribute &&
  !optionsOf(attribute.value).every(
    (value) => value.kind === 'nothing' || (value.kind === 'boolean' && value.value === false),
  );

const report = (attribute: Attribute, message: string, link: string): Report => ({
  at: attribute.nameNode,
  message,
  link,
});

/** Makes a rule that looks at each chart. */
const chartRule = (
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

export const brushOnCategories = chartRule(
  'no-effect/brush',
  '`onBrushEnd` on an x scale of categories, or on a chart without brush',
  function* (chart, { facts }) {
    const settings = chart.settings.at(-1)?.element;
    const brush = settings?.attribute('onBrushEnd');
    if (!isOn(brush)) return;
    const link = facts.link('Settings', 'onBrushEnd');
    const { family } = chart;
    if (family === 'xy' && chart.series.length > 0 && chart.xScale === 'ordinal')
      yield report(
        brush,
        '`onBrushEnd` is never called here: an x scale of categories has no brush. Use `ScaleType.Linear` or `ScaleType.Time`, or `onElementClick`.',
        link,
      );
    else if (family && family !== 'xy' && family !== 'heatmap' && !chart.isOpen)
      yield report(
        brush,
        '`onBrushEnd` is never called here: only XY charts and heatmaps have a brush.',
        link,
      );
  },
);

export const clickWithoutTooltip = chartRule(
  'no-effect/click',
  'listeners for elements in a chart whose tooltip is off',
  function* (chart, { values, facts }) {
    const tooltip = chart.named('Tooltip').at(-1);
    if (
      !tooltip ||
      tooltip.isConditional ||
      chart.family !== 'xy' ||
      values.literal(tooltip.element, 'type') !== 'none'
    )
      return;
    for (const name of ['onElementClick', 'onElementOver', 'onElementOut']) {
      const attribute = chart.settings.at(-1)?.element.attribute(name);
      if (isOn(attribute))
        yield report(
          attribute,
          `\`${name}\` is never called while the tooltip has \`TooltipType.None\`, because elements under the pointer are found together with it. To hide the tooltip only, use \`customTooltip={() => null}\`.`,
          facts.link('Settings', name),
        );
    }
  },
);

export const clickOfOtherFamily = chartRule(
  'no-effect/listener',
  'listeners that the family of the chart never calls',
  function* (chart, { facts }) {
    const { family } = chart;
    const settings = chart.settings.at(-1)?.element;
    if (!settings || !family || chart.isOpen) return;
    for (const [name, families, words] of listenerFamilies) {
      const attribute = settings.attribute(name);
      if (isOn(attribute) && !families.includes(family))
        yield report(
          attribute,
          `\`${name}\` is never called here: only ${words} call it.`,
          facts.link('Settings', name),
        );
    }
  },
);

const clickable: Family[] = ['xy', 'partition', 'heatmap', 'goal', 'metric', 'wordcloud', 'flame'];

/** Listeners, the families that call them, and these in words. */
const listenerFamilies: [string, Family[], string][] = [
  ['onElementClick', clickable, 'other charts than bullet charts and time slips'],
  ['onElementOver', clickable, 'other charts than bullet charts and time slips'],
  ['onProjectionClick', ['xy'], 'XY charts'],
  ['onProjectionAreaChange', ['xy'], 'XY charts'],
  ['onPointerUpdate', ['xy', 'heatmap'], 'XY charts and heatmaps'],
  ['onAnnotationClick', ['xy'], 'XY charts'],
];

export const projectionClick = chartRule(
  'no-effect/projection-click',
  '`onProjectionClick` beside `onAnnotationClick`, which silences it',
  function* (chart, { facts }) {
    const settings = chart.settings.at(-1)?.element;
    const projection = settings?.attribute('onProjectionClick');
    if (isOn(projection) && isOn(settings?.attribute('onAnnotationClick')))
      yield report(
        projection,
        '`onProjectionClick` is never called while `onAnnotationClick` is set.',
        facts.link('Settings', 'onProjectionClick'),
      );
  },
);

export const annotationClick = chartRule(
  'no-effect/annotation-click',
  '`onAnnotationClick` for annotations with `hideTooltips`, which cannot be clicked',
  function* (chart, { facts, values }) {
    const click = chart.settings.at(-1)?.element.attribute('onAnnotationClick');
    const annotations = chart.named('LineAnnotation', 'RectAnnotation');
    if (!isOn(click) || chart.isOpen || chart.family !== 'xy') return;
    const link = facts.link('Settings', 'onAnnotationClick');
    if (annotations.length === 0)
      yield report(
        click,
        '`onAnnotationClick` is never called: this chart has no annotation.',
        link,
      );
    else if (
      annotations.every(({ element }) => values.literal(element, 'hideTooltips', false) === true)
    )
      yield report(
        click,
        '`onAnnotationClick` is never called: annotations with `hideTooltips` cannot be clicked.',
        link,
      );
    else if (
      annotations.every(
        ({ element }) => element.component === 'LineAnnotation' && element.lacks('marker'),
      )
    )
      yield report(
        click,
        '`onAnnotationClick` is never called: only the `marker` of a line can be clicked, and there is none.',
        link,
      );
  },
);

/** Props of `Settings` about the legend. `legendSort` also sorts the tooltip. */
const legendProps = [
  'legendPosition',
  'legendLayout',
  'legendValues',
  'legendTitle',
  'legendSize',
  'legendAction',
  'legendActionOnHover',
  'legendColorPicker',
  'customLegend',
  'onLegendItemClick',
  'onLegendItemOver',
  'onLegendItemOut',
  'legendMaxDepth',
  'flatLegend',
  'legendStrategy',
];

export const legendWithoutLegend = chartRule(
  'no-effect/legend',
  'props of the legend without `showLegend`, or in a chart that has none',
  function* (chart, { facts }) {
    const settings = chart.settings.at(-1)?.element;
    if (!settings || settings.hasUnknownProps || chart.isOpen) return;
    const isShown = isOn(settings.attribute('showLegend'));
    const { family } = chart;
    const hasLegend = family === undefined || ['xy', 'partition', 'heatmap'].includes(family);
    if (isShown && !hasLegend) {
      const shown = settings.attribute('showLegend');
      if (shown)
        yield report(
          shown,
          '`showLegend` shows nothing here: only XY charts, partitions and heatmaps have a legend.',
          facts.link('Settings', 'showLegend'),
        );
    }
    if (!isShown)
      for (const name of legendProps) {
        const attribute = settings.attribute(name);
        if (isOn(attribute))
          yield report(
            attribute,
            `\`${name}\` has no effect without \`showLegend\`.`,
            facts.link('Settings', name),
          );
      }
  },
);

/** Props of `Settings` that some families read only, with these families and the words for them. */
const familySettings: [string, Family[], string][] = [
  ['rotation', ['xy'], 'XY charts'],
  ['brushAxis', ['xy'], 'XY charts'],
  ['minBrushDelta', ['xy'], 'XY charts'],
  ['pointBuffer', ['xy'], 'XY charts'],
  ['orderOrdinalBinsBy', ['xy'], 'XY charts'],
  ['xDomain', ['xy', 'heatmap'], 'XY charts, and heatmaps with a time scale'],
  ['legendMaxDepth', ['partition'], 'partitions'],
  ['flatLegend', ['partition'], 'partitions'],
  ['legendStrategy', ['partition'], 'partitions'],
  ['ariaTableCaption', ['partition'], 'partitions'],
];

export const settingOfOtherFamily = chartRule(
  'no-effect/family',
  'settings that the family of the chart does not read, such as `rotation` of a pie',
  function* (chart, { facts }) {
    const settings = chart.settings.at(-1)?.element;
    const { family } = chart;
    if (!settings || !family || chart.isOpen) return;
    for (const [name, families, words] of familySettings) {
      const attribute = settings.attribute(name);
      if (isOn(attribute) && !families.includes(family))
        yield report(
          attribute,
          `\`${name}\` has no effect here: only ${words} read it.`,
          facts.link('Settings', name),
        );
    }
  },
);

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

export const ignoredByAxis = chartRule(
  'no-effect/axis',
  'props of an axis that its scale does not read, such as `labelFormat` of a time axis with layers',
  function* (chart, context) {
    const scale = chart.series.length > 0 ? chart.xScale : undefined;
    for (const { element } of chart.axes) {
      const showsX = chart.showsX(element);
      if (showsX === undefined) continue;
      yield* axisReports(
        element,
        chart,
        showsX,
        showsX ? scale : yScaleOf(chart, element, context),
        context,
      );
    }
  },
);

function yScaleOf(chart: ChartFacts, axis: Element, { values }: RuleContext): string | undefined {
  const group = values.literal(axis, 'groupId', '__global__');
  const scales = chart.series
    .filter(({ element }) => values.literal(element, 'groupId', '__global__') === group)
    .map(({ element }) => values.literal(element, 'yScaleType', 'linear'));
  const [scale] = scales;
  return !chart.isOpen && typeof scale === 'string' && scales.every((each) => each === scale)
    ? scale
    : undefined;
}

function* axisReports(
  element: Element,
  chart: ChartFacts,
  showsX: boolean,
  scale: string | undefined,
  { facts, values }: RuleContext,
): Generator<Report> {
  const set = (name: string): Attribute | undefined => {
    const attribute = element.attribute(name);
    return isOn(attribute) ? attribute : undefined;
  };
  const link = (name: string): string => facts.link('Axis', name);
  const ticks = set('ticks');
  const digits = set('maximumFractionDigits');
  if (scale === 'ordinal') {
    if (ticks)
      yield report(
        ticks,
        '`ticks` has no effect on an axis of categories, which has a tick for each.',
        link('ticks'),
      );
    if (digits)
      yield report(
        digits,
        '`maximumFractionDigits` has no effect on an axis of categories.',
        link('maximumFractionDigits'),
      );
  }
  if (scale === 'time' && digits)
    yield report(
      digits,
      '`maximumFractionDigits` has no effect on a time axis.',
      link('maximumFractionDigits'),
    );
  const duplicates = set('showDuplicatedTicks');
  if (duplicates && scale && scale !== 'time')
    yield report(
      duplicates,
      '`showDuplicatedTicks` has an effect on time axes only.',
      link('showDuplicatedTicks'),
    );
  const layers = values.literal(element, 'timeAxisLayerCount', 2);
  const layerCount = element.attribute('timeAxisLayerCount');
  if (layerCount && (!showsX || (scale && scale !== 'time')) && layers !== 0)
    yield report(
      layerCount,
      `\`timeAxisLayerCount\` has an effect on an x axis of times only${showsX ? `, and this scale is ${scale ?? ''}` : ''}.`,
      link('timeAxisLayerCount'),
    );
  const format = set('labelFormat');
  const hasLayers =
    showsX && scale === 'time' && chart.rotation === 0 && typeof layers === 'number' && layers > 0;
  if (format && hasLayers)
    yield report(
      format,
      'A time axis with rows of dates has formats of its own. `labelFormat` needs `timeAxisLayerCount={0}`.',
      link('labelFormat'),
    );
  if (ticks && hasLayers)
    yield report(
      ticks,
      'A time axis with rows of dates chooses its ticks. `ticks` needs `timeAxisLayerCount={0}`.',
      link('ticks'),
    );
}

/** Props of `Partition` that some layouts read only. */
const layoutProps: [string, string[], string][] = [
  ['fillOutside', ['sunburst'], 'a sunburst'],
  ['clockwiseSectors', ['sunburst'], 'a sunburst'],
  ['specialFirstInnermostSector', ['sunburst'], 'a sunburst'],
  ['topGroove', ['treemap', 'mosaic'], 'a treemap or a mosaic'],
];

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
