import type { Family } from '../library';
import { chartRule, isOn, report } from './no-effect';

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
    const settings = chart.onlySettings;
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

export const legendValuesOfCategories = chartRule(
  'no-effect/legend-values',
  '`legendValues` of categories, of a heatmap, or others than `Value` of a partition',
  function* (chart, { facts, values }) {
    const settings = chart.onlySettings;
    const attribute = settings?.attribute('legendValues');
    const isShown = isOn(settings?.attribute('showLegend'));
    if (!attribute || !isShown || !isOn(attribute) || chart.isOpen) return;
    const link = facts.link('Settings', 'legendValues');
    if (chart.family === 'xy' && chart.series.length > 0 && chart.xScale === 'ordinal')
      yield report(
        attribute,
        '`legendValues` has no effect on an ordinal x scale, which bars, lines and bubbles have by default: nothing is computed. Set `xScaleType` to `ScaleType.Linear` or `ScaleType.Time` if x has numbers.',
        link,
      );
    if (chart.family === 'heatmap')
      yield report(
        attribute,
        '`legendValues` has no effect here: the legend of a heatmap has none.',
        link,
      );
    const { value } = attribute;
    if (chart.family === 'partition' && value.kind === 'list' && value.isComplete)
      for (const item of value.items) {
        const literal = values.literalOf(item);
        if (literal !== undefined && literal !== 'value')
          yield {
            at: item.node,
            message:
              'The legend of a partition has the value of each slice only: `LegendValue.Value`. Others stay empty.',
            link,
          };
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
  ['noResults', ['xy', 'heatmap'], 'XY charts and heatmaps'],
];

export const settingOfOtherFamily = chartRule(
  'no-effect/family',
  'settings that the family of the chart does not read, such as `rotation` of a pie',
  function* (chart, { facts }) {
    const settings = chart.onlySettings;
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

/** Settings that do nothing without another one. */
const dependent: [name: string, needed: string][] = [
  ['brushAxis', 'onBrushEnd'],
  ['minBrushDelta', 'onBrushEnd'],
  ['roundHistogramBrushValues', 'onBrushEnd'],
  ['allowBrushingLastHistogramBin', 'onBrushEnd'],
  ['pointerUpdateTrigger', 'onPointerUpdate'],
  ['pointerUpdateDebounce', 'onPointerUpdate'],
  ['legendActionOnHover', 'legendAction'],
];

export const dependentSetting = chartRule(
  'no-effect/setting',
  'settings that need another one: `brushAxis` without `onBrushEnd`',
  function* (chart, { facts }) {
    const settings = chart.onlySettings;
    if (!settings) return;
    for (const [name, needed] of dependent) {
      const attribute = settings.attribute(name);
      if (attribute && settings.lacks(needed))
        yield report(
          attribute,
          `\`${name}\` has no effect without \`${needed}\`.`,
          facts.link('Settings', name),
        );
    }
    const order = settings.attribute('orderOrdinalBinsBy');
    const scale = chart.series.length > 0 ? chart.xScale : undefined;
    if (isOn(order) && scale && scale !== 'ordinal')
      yield report(
        order,
        `\`orderOrdinalBinsBy\` sorts categories only, but the x scale is ${scale}.`,
        facts.link('Settings', 'orderOrdinalBinsBy'),
      );
  },
);

export const panelsWithoutGrid = chartRule(
  'no-effect/group-by',
  '`GroupBy` in a chart without `SmallMultiples`',
  function* (chart, { facts }) {
    if (chart.isOpen || chart.named('SmallMultiples').length > 0) return;
    for (const { element } of chart.named('GroupBy'))
      yield {
        at: element.nameNode,
        message:
          '`GroupBy` has no effect without `SmallMultiples`, which names it: `<SmallMultiples splitHorizontally="…" />`.',
        link: facts.link('GroupBy'),
      };
  },
);
