import { BarSeries, Chart } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
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
