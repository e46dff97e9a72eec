import type { Family } from '../library';
import { chartRule, isOn, report } from './no-effect';

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
