import type { Attribute, Element } from '../source/elements';
import type { ChartFacts } from './chart-facts';
import { chartRule, isOn, report } from './no-effect';
import type { Report, RuleContext } from './rule';

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
