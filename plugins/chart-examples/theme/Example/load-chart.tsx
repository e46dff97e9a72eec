import type { ReactElement } from 'react';
import { loadChartFont } from './load-chart-font';
import { loadChartsStylesheet } from './charts-stylesheet';

/**
 * Fetches the library, its stylesheet, its font and one example.
 *
 * @returns the chart, ready to be put on the page.
 * @throws Error when one of them, other than the font, cannot be fetched; calling again tries again.
 */
export async function loadChart(id: string): Promise<ReactElement> {
  const [{ default: ThemedChart }, { registry }] = await Promise.all([
    import(/* webpackPrefetch: true */ '@theme/Example/ThemedChart'),
    import(/* webpackPrefetch: true */ '@site/.generated/examples/registry'),
    loadChartsStylesheet(),
    loadChartFont(),
  ]);
  const load = registry[id];
  if (!load) throw new Error(`no example has the id "${id}"`);
  return <ThemedChart chart={(await load()).default} />;
}
