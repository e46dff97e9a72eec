import { BarSeries, HistogramBarSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { combinations } from '../combinations';
import { axisOf, partOf, renderChart, unmountAll, type Series } from '../render-chart';
import { showExample } from '../show-example';

/** Returns the values of the ticks of an example, and the x values of its bars. */
async function scalesOf(id: string) {
  const [state] = (await showExample(id)).states();
  const ends = (side: 'x' | 'y') => {
    const { values } = axisOf(state, side);
    return [values[0], values.at(-1)].map(Number).sort((one, other) => one - other);
  };
  const xs = partOf(state, 'bars').flatMap(({ bars }) => bars.map(({ x }) => Number(x)));
  return { x: ends('x'), y: ends('y'), data: [Math.min(...xs), Math.max(...xs)] };
}

/** Expects an example whose axes have ticks at round numbers beyond its data. */
async function expectRoundEnds(id: string, x: number[], data: number[]) {
  const scales = await scalesOf(id);
  expect(scales).toMatchObject({ x, data });
  expect(scales.y[0]).toBe(0);
  expect(Number(scales.y[1]) % 50).toBe(0);
}

describe('examples/bar/numeric', () => {
  it('xDomain and yNice end the scales at round numbers.', () =>
    expectRoundEnds('bar/numeric', [1985, 2025], [1988, 2024]));
});

describe('examples/histogram/no-gaps', () => {
  it('xDomain and yNice add room up to round numbers.', () =>
    expectRoundEnds('histogram/no-gaps', [120, 300], [130, 295]));
});

describe('examples/histogram/outliers', () => {
  it('xDomain lets the scale begin at 0 instead of 3 seconds.', async () => {
    const { x, data } = await scalesOf('histogram/outliers');
    expect([x[0], data[0]]).toEqual([0, 3]);
  });
});

describe('examples/bar', () => {
  it('xDomain lets it begin and end at round numbers; xNice would leave the bars too wide.', async () => {
    for (const { Series, padding } of combinations({
      Series: [BarSeries, HistogramBarSeries] as Series[],
      padding: [0, 0.25],
    })) {
      /** Returns the width of a bar as a share of the distance of two bars. */
      const share = async (xNice: boolean) => {
        const { svg } = await renderChart(
          <Series
            id="bars"
            color="#123456"
            data={Array.from({ length: 37 }, (_, index) => ({ x: 1988 + index, y: 1 }))}
            xScaleType={ScaleType.Linear}
            xNice={xNice}
            xAccessor="x"
            yAccessors={['y']}
          />,
          {
            theme: { scales: { barsPadding: padding, histogramPadding: padding } },
            ...(!xNice && { xDomain: { min: 1985, max: 2025 } }),
          },
        );
        unmountAll();
        const [first, second] = barsOf(svg, '#123456');
        return first!.width / (second!.x - first!.x);
      };
      expect(await share(false)).toBeCloseTo(1 - padding, 1);
      expect(await share(true)).toBeGreaterThan(1.05 * (await share(false)));
    }
  });
});
