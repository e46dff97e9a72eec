import { BarSeries, Chart, PointerEventType, ScaleType } from '@elastic/charts';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { line } from '../every-chart';
import { mouse } from '../pointer';
import { render } from '../render-chart';

const bars = <BarSeries id="bars" data={[{ x: 'a', y: 1 }]} xAccessor="x" yAccessors={['y']} />;

describe('api/Chart', () => {
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
      chart.current!.dispatchExternalPointerEvent({
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
    expect(svg!.container.querySelector('canvas')).not.toBeNull();
    expect(svg!.svg).toBe(canvas!.svg);
  });
});
