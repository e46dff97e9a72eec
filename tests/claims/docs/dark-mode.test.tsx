import fs from 'node:fs';
import { createRequire } from 'node:module';
import {
  BarSeries,
  DARK_THEME,
  Heatmap,
  LIGHT_THEME,
  Metric,
  Partition,
  Wordcloud,
} from '@elastic/charts';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const library = createRequire(import.meta.url).resolve('@elastic/charts');

/** Returns selector, property and value of all declarations of a stylesheet of the library. */
function declarationsOf(name: string) {
  const file = library.replace(/dist\/.*$/, `dist/${name}.css`);
  const found: { place: string; prop: string; value: string }[] = [];
  postcss.parse(fs.readFileSync(file, 'utf8')).walkDecls(({ parent, prop, value }) => {
    const place = parent?.type === 'rule' ? (parent as postcss.Rule).selector : '';
    found.push({ place, prop, value });
  });
  return found;
}

const [light, dark] = ['light', 'dark'].map((mode) => declarationsOf(`theme_only_${mode}`)) as [
  ReturnType<typeof declarationsOf>,
  ReturnType<typeof declarationsOf>,
];
const color = /#[\da-f]{3,8}|rgba?\([^)]*\)/gi;

describe('docs/dark-mode', () => {
  it('theme_only_light.css and theme_only_dark.css have the same rules with other colors.', () => {
    const places = (list: typeof light) => list.map(({ place, prop }) => [place, prop]);
    expect(places(dark)).toEqual(places(light));
    expect(dark).not.toEqual(light);
  });

  it('Charts keep their layout while the other file loads, because both have the same sizes.', () => {
    const withoutColors = (list: typeof light) =>
      list.map((each) => ({ ...each, value: each.value.replaceAll(color, '') }));
    expect(withoutColors(dark)).toEqual(withoutColors(light));
  });

  it('The font of the whole page changed: theme_light.css and theme_dark.css set it. Use the files with only in their name.', () => {
    const setsFont = (list: typeof light) =>
      list.some(({ place, prop }) => /\bbody\b/.test(place) && prop === 'font-family');
    for (const mode of ['light', 'dark'])
      expect(setsFont(declarationsOf(`theme_${mode}`))).toBe(true);
    expect([setsFont(light), setsFont(dark)]).toEqual([false, false]);
  });

  it('legend, tooltip and the text of an empty chart', () => {
    for (const part of ['echLegendItem', 'echTooltip', 'echReactiveChart_noResults']) {
      const colors = (list: typeof light) =>
        list.filter(({ place, prop }) => place === `.${part}` && prop === 'color');
      expect(colors(light)).not.toEqual([]);
      expect(colors(light)).not.toEqual(colors(dark));
    }
  });

  it('the text color of your page', () => {
    for (const part of ['echChartTitle', 'echChartDescription']) {
      const props = light.filter(({ place }) => place.includes(part)).map(({ prop }) => prop);
      expect(props).toContain('font-size');
      expect(props).not.toContain('color');
    }
  });

  it('DARK_THEME paints #0B1628 behind the chart.', () => {
    expect(DARK_THEME.background.color).toBe('#0B1628');
  });

  it('Colors that you pass stay: bands of a heatmap, fillColor of a partition, metric tiles, words, meters.', async () => {
    const own = '#2255bb';
    for (const chart of [
      <Heatmap
        id="heatmap"
        data={[{ x: 'a', y: 'b', value: 1 }]}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 5, color: own }] }}
      />,
      <Partition
        id="pie"
        data={[{ value: 3 }]}
        valueAccessor={({ value }) => value}
        layers={[{ groupByRollup: () => 'All', shape: { fillColor: own } }]}
      />,
      <Metric id="m" data={[[{ title: 'A', color: own, value: 3, valueFormatter: String }]]} />,
      <Wordcloud id="words" data={[{ text: 'A', weight: 1, color: own }]} />,
      <BarSeries
        id="bars"
        color={own}
        data={[{ x: 'a', y: 1 }]}
        xAccessor="x"
        yAccessors={['y']}
      />,
    ])
      for (const baseTheme of [LIGHT_THEME, DARK_THEME]) {
        const { svg, container } = await renderChart(chart, { baseTheme });
        const html = container.querySelector('.echContainer')!.innerHTML;
        expect(svg + html).toMatch(/#25B|#2255bb|rgba?\(34, ?85, ?187/);
      }
  });
});
