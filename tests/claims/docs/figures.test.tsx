import {
  Bullet,
  BulletSubtype,
  Chart,
  Goal,
  Metric,
  Settings,
  Wordcloud,
  type BulletDatum,
  type MetricDatum,
  type PartialTheme,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { render, renderChart } from '../render-chart';

const text = (value: number) => `${value}`;
const cell: BulletDatum = {
  title: 'Cell',
  value: 4,
  domain: [0, 9],
  valueFormatter: text,
  tickFormatter: text,
};
const bullet = (data: BulletDatum[][], height = 300) => (
  <Chart size={{ height }} title="Title of the chart">
    <Settings />
    <Bullet id="bullet" subtype={BulletSubtype.horizontal} data={data} />
  </Chart>
);
const gauge = (
  <Goal
    id="gauge"
    subtype="goal"
    domain={{ min: 0, max: 100 }}
    base={7}
    target={80}
    actual={62}
    bands={[100]}
    ticks={[0, 100]}
    labelMajor=""
    labelMinor=""
  />
);

describe('docs/gauge-and-bullet', () => {
  it('It shows only above a Bullet with more than one cell, and never above a Goal.', async () => {
    const single = await render(bullet([[cell]]));
    expect(single.texts).not.toContain('Title of the chart');
    const several = await render(bullet([[cell, cell]]));
    expect(several.texts).toContain('Title of the chart');
    const { texts } = await render(
      <Chart size={{ height: 300 }} title="Title of the chart">
        {gauge}
      </Chart>,
    );
    expect(texts).not.toContain('Title of the chart');
  });

  it('Without them it shows the base and the target there, never the measured value, so pass the text of actual yourself.', async () => {
    const { texts } = await renderChart(gauge);
    expect(texts).toEqual(expect.arrayContaining(['7', '80']));
    expect(texts).not.toContain('62');
  });

  it('A tile with a thin bar, without bands and ticks. The cells are too small: up to 140 × 50 px for a horizontal bar, 140 × 100 px for a vertical one, 160 × 160 px for arcs, each plus its header.', async () => {
    const drawn = await render(bullet([[cell]], 200));
    expect(drawn.container.querySelector('.echMetric')).toBeNull();
    const tile = await render(bullet([[cell]], 60));
    expect(tile.container.querySelector('.echMetric')).not.toBeNull();
    expect(tile.container.querySelector('[class*=Progress]')).not.toBeNull();
    expect([...tile.texts].sort()).toEqual(['4', 'Cell']);
    expect(drawn.texts).toContain('8');
    const isTile = async (subtype: BulletSubtype, width: number, height: number) => {
      const { container } = await render(
        <Chart size={{ width, height }}>
          <Bullet id="bullet" subtype={subtype} data={[[cell]]} />
        </Chart>,
      );
      return container.querySelector('.echMetric') !== null;
    };
    // A value of 22 pixels and paddings make a header of 35.6 pixels.
    const header = 35.6;
    for (const [subtype, width, height] of [
      [BulletSubtype.horizontal, 140, 50],
      [BulletSubtype.vertical, 140, 100],
      [BulletSubtype.halfCircle, 160, 160],
      [BulletSubtype.circle, 160, 160],
    ] as const) {
      expect(await isTile(subtype, width, 400)).toBe(true);
      expect(await isTile(subtype, width + 1, 400)).toBe(false);
      expect(await isTile(subtype, 400, height + header - 0.1)).toBe(true);
      expect(await isTile(subtype, 400, height + header + 0.1)).toBe(false);
    }
  });
});

const tile: MetricDatum = { title: 'Tile', color: '#6dccb1', value: 4, valueFormatter: text };

describe('docs/metric-tiles', () => {
  it('A tile takes trend or domainMax, not both: with both keys it shows neither, and a key that is undefined counts as present. trend: undefined alone throws.', async () => {
    const barIn = async (extra: object) => {
      const { container } = await renderChart(
        <Metric id="metric" data={[[{ ...tile, ...extra } as MetricDatum]]} />,
      );
      return container.querySelector('[class*=withProgressBar]');
    };
    const bar = { domainMax: 9, progressBarDirection: 'horizontal' };
    expect(await barIn(bar)).not.toBeNull();
    expect(await barIn({ ...bar, trend: undefined })).toBeNull();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(barIn({ trend: undefined })).rejects.toThrow(/undefined/);
    vi.restoreAllMocks();
  });

  it('The titles become buttons, which keyboards reach; a tile without a title has none.', async () => {
    const buttons = async (title?: string) => {
      const { container } = await renderChart(
        <Metric id="metric" data={[[{ ...tile, title } as MetricDatum]]} />,
        { onElementClick: () => undefined },
      );
      return [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
    };
    expect(await buttons('Tile')).toEqual(['Tile']);
    expect(await buttons()).toEqual([]);
  });

  it('extra shows nothing: its value has to be a string, and a low tile leaves it out, like the subtitle.', async () => {
    const withExtra = (value: unknown, height = 300) =>
      render(
        <Chart size={{ height }}>
          <Metric
            id="metric"
            data={[
              [
                {
                  ...tile,
                  subtitle: 'Below',
                  extra: { value, label: 'Change' },
                } as unknown as MetricDatum,
              ],
            ]}
          />
        </Chart>,
      );
    const low = (await withExtra('+5', 90)).texts;
    expect(low).toContain('Tile');
    expect(low).not.toContain('Change');
    expect(low).not.toContain('Below');
    expect((await withExtra('+5')).texts).toContain('Below');
    expect((await withExtra('+5')).texts).toContain('Change');
    expect((await withExtra(5)).texts).not.toContain('Change');
  });
});

describe('docs/word-clouds', () => {
  it('No tooltip, no legend, nothing from the theme but its background: every word brings its own color.', async () => {
    const cloud = async (theme: PartialTheme) => {
      const { container } = await renderChart(
        <Wordcloud id="cloud" data={[{ text: 'word', weight: 1, color: '#0077bb' }]} />,
        { theme, showLegend: true },
      );
      const background = container.querySelector<HTMLElement>('.echChartBackground')!.style;
      return {
        background: background.backgroundColor,
        words: container.querySelector('svg')!.innerHTML,
        legend: container.querySelector('.echLegendItem'),
      };
    };
    const plain = await cloud({});
    const red = await cloud({
      background: { color: 'red' },
      colors: { vizColors: ['red'] },
      axes: { tickLabel: { fontFamily: 'serif', fill: 'red' } },
      partition: { fillLabel: { textColor: 'red' } },
    });
    expect(red).toEqual({ ...plain, background: 'red' });
    expect(plain.background).not.toBe('red');
    expect(plain.legend).toBeNull();
  });

  it('The callback is not called when all words fit, so reset your message when the data changes.', async () => {
    const words = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        text: `word number ${index}`,
        weight: 1,
        color: '#0077bb',
      }));
    const outOfRoom = vi.fn();
    const cloud = (count: number) =>
      renderChart(
        <Wordcloud id="cloud" data={words(count)} maxFontSize={40} outOfRoomCallback={outOfRoom} />,
      );
    await cloud(1);
    expect(outOfRoom).not.toHaveBeenCalled();
    await cloud(40);
    expect(outOfRoom).toHaveBeenCalled();
  });
});
