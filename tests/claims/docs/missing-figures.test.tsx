import { Bullet, BulletSubtype, Chart, Metric, type MetricDatum } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { render, renderChart } from '../render-chart';

const tiles = {
  plain: {},
  progress: { domainMax: 4, progressBarDirection: 'vertical' },
  trend: {
    trendShape: 'area',
    trend: [
      { x: 1, y: 2 },
      { x: 2, y: 3 },
    ],
  },
};

const texts = async (kind: keyof typeof tiles, value: unknown) => {
  const tile = { title: 'Load', color: '#6dccb1', valueFormatter: String, value, ...tiles[kind] };
  return (await renderChart(<Metric id="tile" data={[[tile as MetricDatum]]} />)).texts;
};

async function expectThrown() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const { kind, value } of combinations({
    kind: ['plain', 'progress', 'trend'],
    value: [null, undefined],
  })) {
    await expect(texts(kind, value)).rejects.toThrow(`properties of ${value} (reading 'length')`);
    await expect(texts(kind, [1, value])).rejects.toThrow(
      `properties of ${value} (reading 'length')`,
    );
    expect(await texts(kind, NaN)).toEqual(['Load', 'N/A']);
  }
  vi.restoreAllMocks();
}

describe('docs/metric-tiles', () => {
  it(
    'While data has not arrived, or if a result is empty, pass NaN as value: the tile shows "N/A". null throws.',
    expectThrown,
  );

  it('If data has no tile, nothing is drawn, and no message shows.', async () => {
    for (const data of [[], [[]]]) {
      const { texts, container } = await renderChart(<Metric id="tile" data={data} />);
      expect(texts).toEqual([]);
      expect(container.querySelector('.echMetric')).toBeNull();
    }
  });

  it(
    'A value of null or undefined throws "Cannot read properties of null (reading \'length\')". Pass NaN, which shows "N/A", or nonFiniteText of the theme.',
    expectThrown,
  );
});

describe('api/specs/Metric', () => {
  it(
    'A value of null or undefined throws, also in a tile with a trend or a bar. Pass NaN for a missing value: it shows "N/A".',
    expectThrown,
  );
});

describe('docs/missing-values', () => {
  it('In a Metric null throws; pass NaN.', expectThrown);
});

describe('docs/error-messages', () => {
  it('In a Metric, and in a Bullet without room, it is the value of a tile: pass NaN there, which shows "N/A".', async () => {
    await expectThrown();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const low = (value: unknown) =>
      render(
        <Chart size={{ width: 400, height: 60 }}>
          <Bullet
            id="bullet"
            subtype={BulletSubtype.horizontal}
            data={[
              [
                {
                  title: 'A',
                  value: value as number,
                  domain: [0, 9],
                  valueFormatter: String,
                  tickFormatter: String,
                },
              ],
            ]}
          />
        </Chart>,
      );
    await expect(low(null)).rejects.toThrow("properties of null (reading 'length')");
    expect((await low(NaN)).texts).toEqual(['A', 'N/A']);
    vi.restoreAllMocks();
  });
});

describe('reference/notes/MetricDatum', () => {
  it(
    "A number that is not finite shows the theme's metric.nonFiniteText; null and undefined throw, also as an item of an array.",
    expectThrown,
  );
});
