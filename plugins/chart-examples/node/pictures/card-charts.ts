import { createElement, type ComponentType } from 'react';
import type { ChartProps } from '@elastic/charts';

/** Components of `site-charts.tsx` that the picture of a card replaces. */
export type ChartComponents = Record<'Axis' | 'Chart' | 'Settings', unknown>;

/** Families whose cards show what other cards omit, because their examples are about it. */
const about = { legend: 'legend', axisTitles: 'axis' };

/**
 * Returns components with which an example renders for a card: a chart of the given height, without titles and
 * legend, for which a card has no room.
 *
 * @param family - family of the example, which determines what is omitted
 */
export function cardCharts<Charts extends ChartComponents>(
  charts: Charts,
  { family, height }: { family: string; height: number },
): Charts {
  const untitled = { title: undefined, description: undefined };
  return {
    ...charts,
    Chart: withProps<ChartProps>(charts.Chart, { ...untitled, size: { height } }),
    ...(family !== about.legend && { Settings: withProps(charts.Settings, { showLegend: false }) }),
    ...(family !== about.axisTitles && { Axis: withProps(charts.Axis, { title: undefined }) }),
  };
}

/** Returns a component that overrides props of another. */
const withProps = <Props extends object>(component: unknown, overrides: Partial<Props>) =>
  function Overridden(props: Props) {
    return createElement(component as ComponentType<Props>, { ...props, ...overrides });
  };
