import { BarSeries, Chart } from '@elastic/charts';
import { cloneElement, useLayoutEffect, useRef, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { otherCharts } from '../every-chart';
import { render } from '../render-chart';

const bars = <BarSeries id="bars" data={[{ x: 'a', y: 1 }]} xAccessor="x" yAccessors={['y']} />;

describe('api/Chart', () => {
  it('Specs must be rendered inside of Chart.', async () => {
    await expect(render(bars)).rejects.toThrow();
    const { svg } = await render(<Chart size={{ height: 300 }}>{bars}</Chart>);
    expect(svg).toContain('<path');
  });

  it('renderer has no effect.', async () => {
    const [canvas, svg] = await Promise.all(
      (['canvas', 'svg'] as const).map((renderer) =>
        render(
          <Chart id="chart" renderer={renderer} size={{ height: 300 }}>
            {bars}
          </Chart>,
        ),
      ),
    );
    expect(svg!.container.querySelector('canvas')).not.toBeNull();
    expect(svg!.svg).toBe(canvas!.svg);
  });
});

/** Returns pictures of a chart: one taken before it has drawn, and one after. */
async function pictures(spec: ReactElement) {
  // jsdom has no pictures.
  const picture = vi
    .spyOn(window.HTMLCanvasElement.prototype, 'toDataURL')
    .mockReturnValue('data:');
  const taken: unknown[] = [];
  let take: (() => unknown) | undefined;
  const Pictured = () => {
    const chart = useRef<Chart>(null);
    useLayoutEffect(() => {
      take = () => chart.current?.getPNGSnapshot();
      taken.push(take());
    }, []);
    return (
      <Chart ref={chart} size={{ height: 300 }}>
        {spec}
      </Chart>
    );
  };
  await render(<Pictured />);
  taken.push(take!());
  picture.mockRestore();
  return taken;
}

async function expectNoPictureWithoutCanvas() {
  const { metric, wordCloud, heatmap, partition } = otherCharts;
  const noData = <BarSeries id="bars" data={[]} xAccessor="x" yAccessors={['y']} />;
  const noCells = cloneElement(heatmap, { data: [] });
  for (const spec of [metric, wordCloud, noData, noCells])
    expect(await pictures(spec)).toEqual([null, null]);
  for (const spec of [bars, heatmap, cloneElement(partition, { data: [] })]) {
    const [before, after] = await pictures(spec);
    expect(before).toBeNull();
    expect(after).toHaveProperty('blobOrDataUrl', 'data:');
  }
}

describe('api/Chart', () => {
  it(
    'getPNGSnapshot returns the drawing, without legend and title, or null when there is no canvas, as in metrics, word clouds, and XY charts and heatmaps without data; dispatchExternalPointerEvent connects charts.',
    expectNoPictureWithoutCanvas,
  );
});

describe('docs/export-png', () => {
  it(
    'null: the family has no canvas, an XY chart or a heatmap has no data, or the chart has not drawn yet: Know when a chart is drawn.',
    expectNoPictureWithoutCanvas,
  );
});

describe('reference/notes/Chart', () => {
  it(
    'getPNGSnapshot() returns the canvas as a data URL in blobOrDataUrl, without legend, title and other HTML; it returns null if the chart has no canvas, as metrics, word clouds, and cartesian charts and heatmaps without data.',
    expectNoPictureWithoutCanvas,
  );
});
