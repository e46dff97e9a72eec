import type { ReactElement } from 'react';
import type { CardChart } from '../../shared/card-picture';
import { loadChartFont } from './load-chart-font';
import { loadChartsStylesheet } from './charts-stylesheet';

/**
 * Loads the library, its stylesheet, its font and an example.
 *
 * @param card - set if the chart is on a card
 * @returns the element to render.
 * @throws Error if one of them, except the font, fails to load; call it again to retry.
 */
export async function loadChart(id: string, card?: CardChart): Promise<ReactElement> {
  const [{ default: ThemedChart }, { registry }] = await Promise.all([
    import(/* webpackPrefetch: true */ '@theme/Example/ThemedChart'),
    import(/* webpackPrefetch: true */ '@site/.generated/examples/registry'),
    loadChartsStylesheet(),
    loadChartFont(),
  ]);
  const load = registry[id];
  if (!load) throw new Error(`no example has the id "${id}"`);
  return <ThemedChart chart={(await load()).default} card={card} />;
}
