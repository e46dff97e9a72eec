import { Metric, type MetricDatum } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { elementIn, renderChart, unmountAll } from '../../render-chart';

const color = '#123456';
const trend = { trend: [1, 2, 3].map((x) => ({ x, y: x })), trendShape: 'area' };
const bar = { domainMax: 10, progressBarDirection: 'vertical' };

/** Returns the texts and the markup of a tile, and the background of the tile. */
async function tile(figure: object) {
  const datum = { title: 'Title', color, value: 4, valueFormatter: String, ...figure };
  const { texts, container } = await renderChart(
    <Metric id="metric" data={[[datum as MetricDatum]]} />,
  );
  const { innerHTML } = container;
  const background = elementIn(container, '.echMetric').style.backgroundColor;
  unmountAll();
  return {
    texts,
    background,
    hasTrend: innerHTML.includes('Sparkline'),
    hasBar: /class="[^"]*echSingleMetricProgress /.test(innerHTML),
    hasTarget: innerHTML.includes('echMeterTarget'),
    hasFill: innerHTML.includes('rgba(18, 52, 86, 1)') || innerHTML.includes('rgb(18, 52, 86)'),
  };
}

describe('api/specs/Metric', () => {
  it("color is the panel's background, or the progress bar's color where there is one.", async () => {
    const own = 'rgb(18, 52, 86)';
    expect((await tile({})).background).toBe(own);
    const withBar = await tile(bar);
    expect([withBar.background === own, withBar.hasFill]).toEqual([false, true]);
    // The area behind a trend has the color.
    expect((await tile(trend)).hasFill).toBe(true);
  });

  it('A figure has one or the other: with both keys it has neither, and a key that is undefined counts.', async () => {
    const parts = async (figure: object) => {
      const { hasTrend, hasBar } = await tile(figure);
      return [hasTrend, hasBar];
    };
    expect(await parts(trend)).toEqual([true, false]);
    expect(await parts(bar)).toEqual([false, true]);
    for (const both of [
      { ...trend, ...bar },
      { ...trend, domainMax: undefined },
      { ...bar, trend: undefined },
    ])
      expect(await parts(both)).toEqual([false, false]);
  });

  it('extra takes its value as a string: a number shows nothing.', async () => {
    expect((await tile({ extra: { label: 'Extra', value: '9' } })).texts).toContain('9');
    const { texts } = await tile({ extra: { label: 'Extra', value: 9 } });
    expect(texts).toEqual((await tile({})).texts);
  });

  it('A target shows only in tiles with a progress bar.', async () => {
    const shows = async (figure: object) => (await tile({ ...figure, target: 8 })).hasTarget;
    expect(await shows(bar)).toBe(true);
    for (const figure of [{}, trend]) expect(await shows(figure)).toBe(false);
  });

  it('value may be a string, which takes no valueFormatter, or an array of numbers or strings.', async () => {
    const shown = async (figure: object) => (await tile(figure)).texts.join(' ');
    expect(await shown({ value: 'text', valueFormatter: undefined })).toContain('text');
    expect(await shown({ value: 'text', valueFormatter: () => 'formatted' })).toContain('text');
    for (const value of [
      [1, 2],
      ['a', 'b'],
    ])
      for (const part of value) expect(await shown({ value })).toContain(String(part));
  });
});
