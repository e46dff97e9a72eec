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
