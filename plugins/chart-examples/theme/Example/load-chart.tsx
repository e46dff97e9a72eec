import type { ReactElement } from 'react';
import { loadChartsStylesheet } from './charts-stylesheet';

/**
 * Fetches the library, its stylesheet, its font and one example.
 *
 * @returns the chart, ready to be put on the page.
 * @throws Error when one of them cannot be fetched; calling again tries again.
 */
export async function loadChart(id: string): Promise<ReactElement> {
  const [{ default: ThemedChart }, { registry }] = await Promise.all([
    import('@theme/Example/ThemedChart'),
    import('@site/.generated/examples/registry'),
    loadChartsStylesheet(),
    // A canvas does not redraw when a font arrives: have it before the first measure.
    document.fonts.load('12px Inter'),
  ]);
  const load = registry[id];
  if (!load) throw new Error(`no example has the id "${id}"`);
  return <ThemedChart chart={(await load()).default} />;
}
