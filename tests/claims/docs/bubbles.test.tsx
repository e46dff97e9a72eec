import { BubbleSeries, ScaleType, Settings, type BubbleSeriesProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const data = [
  { x: 0, y: 1, users: 10, region: 'EU' },
  { x: 1, y: 2, users: 20, region: 'EU' },
  { x: 2, y: 3, users: 1000, region: 'US' },
  { x: 3, y: 3, users: 2000, region: 'US' },
];
const fill = '#123456';

/** Returns the radii of the bubbles, sorted. */
async function radii(props: Partial<BubbleSeriesProps>, markSizeRatio?: number): Promise<number[]> {
  const { svg } = await renderChart(
    <>
      <Settings theme={{ markSizeRatio }} />
      <BubbleSeries
        id="bubbles"
        data={data}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        bubbleSeriesStyle={{ point: { radius: 5, fill, strokeWidth: 0 } }}
        {...props}
      />
    </>,
  );
  const circles = svg.matchAll(new RegExp(`fill="${fill}"[^>]* d="M-([\\d.]+) 0`, 'g'));
  return [...circles].map(([, radius]) => Number(radius)).sort((a, b) => a - b);
}

describe('docs/bubbles', () => {
  it('radius is the size of all points.', async () => {
    expect(await radii({})).toEqual([5, 5, 5, 5]);
  });

  it('The area of a bubble grows with the value, from points with the radius of the style.', async () => {
    const [smallest, , half, largest] = (await radii({ markSizeAccessor: 'users' })) as number[];
    expect(smallest).toBe(5);
    expect((half! / largest!) ** 2).toBeCloseTo(0.5, 1);
  });

  it('markSizeRatio of the theme is roughly the radius of the largest one in pixels.', async () => {
    for (const ratio of [12, 30])
      expect(
        Math.abs((await radii({ markSizeAccessor: 'users' }, ratio))[3]! - ratio),
      ).toBeLessThan(1);
  });

  it('The size is relative to the smallest and largest value of its own series, so the largest bubble of each series has the same size.', async () => {
    const [a, b, c, d] = await radii({
      markSizeAccessor: 'users',
      splitSeriesAccessors: ['region'],
    });
    expect(a).toBe(b);
    expect(c).toBe(d);
    expect(c).toBeGreaterThan(a!);
  });
});
