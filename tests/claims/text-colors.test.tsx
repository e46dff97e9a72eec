import {
  BarSeries,
  Heatmap,
  Metric,
  Partition,
  type BarSeriesProps,
  type MetricDatum,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { elementIn, renderChart, unmountAll } from './render-chart';

const theme = {
  metric: {
    textLightColor: '#fafafa',
    textDarkColor: '#0a0a0a',
    textSubtitleDarkColor: '#111213',
    textExtraDarkColor: '#212223',
  },
};
const [light, dark] = ['#eeeeee', '#111111'];

/** Returns whether a path of a chart is white. In these charts, only a text can be; the background is a rectangle. */
const hasWhite = (svg: string) => /<path[^>]* fill="(white|#fff)"/i.test(svg);

/** Returns the color of the value on a bar whose fill is black or almost white, in a light or dark series. */
async function labelOf(series: string, props: Partial<BarSeriesProps>) {
  const { svg, texts } = await renderChart(
    <BarSeries
      id="bar"
      color={series}
      data={[{ x: 'a', y: 5 }]}
      xAccessor="x"
      yAccessors={['y']}
      displayValueSettings={{ showValueLabel: true }}
      {...props}
    />,
  );
  expect(texts).toContain('5');
  return hasWhite(svg) ? 'white' : 'black';
}

/** Ways to fill one bar. */
const filled = (fill: string): Partial<BarSeriesProps>[] => [
  { styleAccessor: () => fill },
  { styleAccessor: () => ({ rect: { fill } }) },
  { barSeriesStyle: { rect: { fill } } },
];

describe('docs/colors', () => {
  it('the color of the series, not of a single bar', async () => {
    for (const { fill, series } of combinations({
      fill: [undefined, '#000001', '#fffff1'],
      series: [light, dark],
    }))
      for (const props of fill ? filled(fill) : [{}])
        expect(await labelOf(series, props)).toBe(series === light ? 'black' : 'white');
  });

  it('metric.textLightColor or metric.textDarkColor of the theme', async () => {
    const colorOf = async (cell: Partial<MetricDatum>) => {
      const tile = { title: 'Tile', color: light, value: 4, valueFormatter: String, ...cell };
      const { container } = await renderChart(<Metric id="m" data={[[tile as MetricDatum]]} />, {
        theme,
      });
      const { color } = elementIn(container, '.echMetricText').style;
      unmountAll();
      return color;
    };
    expect(await colorOf({ color: '#000000' })).toBe('rgb(250, 250, 250)');
    for (const color of ['#ffffff', '#6dccb1', '#888888'])
      expect(await colorOf({ color })).toBe('rgb(10, 10, 10)');
    // With a progress bar, the tile has the background of the theme.
    const bar = { domainMax: 8, progressBarDirection: 'vertical' } as const;
    for (const color of ['#000000', '#ffffff'])
      expect(await colorOf({ color, ...bar })).toBe('rgb(10, 10, 10)');
    // The subtitle and the second figure have colors of their own.
    const tile = { title: 'Tile', subtitle: 'Below', color: light, extra: { value: '3' } };
    const { container } = await renderChart(
      <Metric id="m" data={[[{ ...tile, value: 4, valueFormatter: String }]]} />,
      { theme },
    );
    const colorAt = (part: string) =>
      container.querySelector<HTMLElement>(`.echMetricText__${part}`)!.style.color;
    expect(colorAt('title') + colorAt('value')).toBe('');
    expect(colorAt('subtitle')).toBe('rgb(17, 18, 19)');
    expect(colorAt('extraBlock')).toBe('rgb(33, 34, 35)');
  });

  it('the slice', async () => {
    for (const [fillColor, expected] of [
      [light, false],
      [dark, true],
    ] as const) {
      const { svg, texts } = await renderChart(
        <Partition
          id="p"
          data={[{ name: 'A', value: 3 }]}
          valueAccessor={({ value }: { value: number }) => value}
          layers={[{ groupByRollup: () => 'A', shape: { fillColor } }]}
        />,
        { theme: { partition: { sectorLineWidth: 0 } } },
      );
      expect(texts.join()).toContain('A');
      expect(hasWhite(svg)).toBe(expected);
    }
  });

  it('the cell', async () => {
    for (const [color, expected] of [
      [light, false],
      [dark, true],
    ] as const) {
      const { svg } = await renderChart(
        <Heatmap
          id="h"
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color }] }}
          data={[{ x: 'a', y: 'b', value: 4 }]}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
        />,
        { theme: { heatmap: { cell: { label: { visible: true }, border: { strokeWidth: 0 } } } } },
      );
      expect(hasWhite(svg)).toBe(expected);
    }
  });

  it('Where a color is translucent, background of the theme counts too.', async () => {
    const onBackground = async (color: string) => {
      const { svg } = await renderChart(
        <BarSeries
          id="bar"
          color="rgba(128, 128, 128, 0.1)"
          data={[{ x: 'a', y: 5 }]}
          xAccessor="x"
          yAccessors={['y']}
          displayValueSettings={{ showValueLabel: true }}
        />,
        { theme: { background: { color } } },
      );
      return hasWhite(svg);
    };
    expect(await onBackground('#fefefe')).toBe(false);
    expect(await onBackground('#010101')).toBe(true);
  });
});

describe('docs/bars', () => {
  it('A value label does too: it is black or white by contrast with the series, so a bar that turns black can have a black label.', async () => {
    for (const props of filled('#000001')) expect(await labelOf(light, props)).toBe('black');
  });
});

describe('docs/metric-tiles', () => {
  it('The library chooses the light or the dark text color of the theme by contrast with the background.', async () => {
    const colors = await Promise.all(
      ['#000000', '#ffffff'].map(async (color) => {
        const tile = { title: 'Tile', color, value: 4, valueFormatter: String };
        const { container } = await renderChart(<Metric id="m" data={[[tile]]} />, { theme });
        return elementIn(container, '.echMetricText').style.color;
      }),
    );
    expect(colors).toEqual(['rgb(250, 250, 250)', 'rgb(10, 10, 10)']);
  });
});
