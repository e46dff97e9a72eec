import { BarSeries, Chart, PointerEventType, ScaleType } from '@elastic/charts';
import { cloneElement, createRef, useLayoutEffect, useRef, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { line, otherCharts } from '../every-chart';
import { mouse } from '../pointer';
import { render } from '../render-chart';

const bars = <BarSeries id="bars" data={[{ x: 'a', y: 1 }]} xAccessor="x" yAccessors={['y']} />;

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
  taken.push(take?.());
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
  it('Goal charts show neither, metric and bullet charts only with more than one item.', async () => {
    const [[tile], [bullet]] = [otherCharts.metric, otherCharts.bullet].map(
      ({ props }) => props.data[0],
    );
    const two = (spec: ReactElement, item: object) =>
      [[[item, item]], [[item], [item]]].map((data) => cloneElement(spec, { data }));
    const { goal, metric, bullet: bullets, ...families } = otherCharts;
    const shown = async (spec: ReactElement) => {
      const { texts } = await render(
        <Chart title="Visits by day" description="From a test" size={{ height: 300 }}>
          {spec}
        </Chart>,
      );
      return ['Visits by day', 'From a test'].filter((text) => texts.includes(text)).length;
    };
    for (const spec of [goal, metric, bullets]) expect(await shown(spec)).toBe(0);
    for (const spec of [
      bars,
      ...Object.values(families),
      ...two(metric, tile),
      ...two(bullets, bullet),
    ])
      expect(await shown(spec)).toBe(2);
  });

  it('Neither is a name for screen readers.', async () => {
    for (const [family, spec] of Object.entries({ bars, ...otherCharts })) {
      const { container } = await render(
        <Chart title="Visits by day" description="From a test" size={{ height: 300 }}>
          {spec}
        </Chart>,
      );
      const labels = [...container.querySelectorAll('*')].flatMap((element) => [
        element.getAttribute('aria-label'),
        ...['aria-labelledby', 'aria-describedby'].flatMap((attribute) =>
          (element.getAttribute(attribute)?.split(' ') ?? []).map(
            (id) => document.getElementById(id)?.textContent,
          ),
        ),
      ]);
      expect([family, labels.join()]).toEqual([
        family,
        expect.not.stringMatching(/Visits by day|From a test/),
      ]);
    }
  });

  it('Specs must be rendered inside of Chart.', async () => {
    await expect(render(bars)).rejects.toThrow();
    const { svg } = await render(<Chart size={{ height: 300 }}>{bars}</Chart>);
    expect(svg).toContain('<path');
  });

  it('id is a name of the whole page: of two charts with the same one, screen readers describe both as the first, and neither takes pointer events of the other.', async () => {
    const second = async (id: string) => {
      const chart = createRef<Chart>();
      const { container } = await render(
        <>
          <Chart id="first" size={{ height: 300 }}>
            {bars}
          </Chart>
          <Chart id={id} ref={chart} size={{ height: 300 }}>
            {line}
          </Chart>
        </>,
      );
      const [of1, of2] = [...container.querySelectorAll('figure')].map((figure) =>
        figure.getAttribute('aria-describedby'),
      );
      chart.current?.dispatchExternalPointerEvent({
        type: PointerEventType.Over,
        chartId: 'first',
        scale: ScaleType.Linear,
        x: 1,
        y: [],
        smHorizontalValue: null,
        smVerticalValue: null,
      });
      // The event makes the chart wait for its next drawing.
      await mouse(document.body, 'mousemove', 0, 0);
      const cursors = container.querySelectorAll('.echCrosshair__cursor line');
      return { sameDescription: of1 === of2, cursors: cursors.length };
    };
    expect(await second('second')).toEqual({ sameDescription: false, cursors: 1 });
    expect(await second('first')).toEqual({ sameDescription: true, cursors: 0 });
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
    expect(svg?.container.querySelectorAll('canvas').length).toBeGreaterThan(0);
    expect(svg?.svg).toBe(canvas?.svg);
  });

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
