import { BarSeries, RectAnnotation } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../../render-chart';

/** Returns the fills of the annotation and of the bar in the order in which they are drawn. */
async function drawnFills(zIndex?: number) {
  const { svg } = await renderChart(
    <>
      <BarSeries
        id="bars"
        data={[{ x: 'a', y: 4 }]}
        xAccessor="x"
        yAccessors={['y']}
        color="#00ff00"
      />
      <RectAnnotation
        id="range"
        dataValues={[{ coordinates: { y0: 1, y1: 2 } }]}
        style={{ fill: '#ff0000', opacity: 1 }}
        {...(zIndex !== undefined && { zIndex })}
      />
    </>,
  );
  const fills = [...svg.matchAll(/fill="([^"]+)"/g)].map(([, fill = '']) => fill);
  return fills.filter((fill) => fill === 'red' || fill === 'lime' || /ff00/i.test(fill));
}

describe('api/specs/xy/RectAnnotation', () => {
  it('zIndex is -1 by default, which is under the series.', async () => {
    const byDefault = await drawnFills();
    expect(new Set(byDefault).size).toBe(2);
    expect(await drawnFills(-1)).toEqual(byDefault);
    expect(await drawnFills(1)).toEqual([...byDefault].reverse());
  });
});
