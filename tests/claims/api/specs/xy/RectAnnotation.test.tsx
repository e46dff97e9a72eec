import {
  AreaSeries,
  BarSeries,
  LineSeries,
  RectAnnotation,
  ScaleType,
  type RectAnnotationSpec,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../../combinations';
import { tooltipAt } from '../../../pointer';
import { renderChart, unmountAll } from '../../../render-chart';
import { noMargins } from '../../../two-lines';

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

const kinds = { bar: BarSeries, line: LineSeries, area: AreaSeries };

/**
 * Returns the tooltip over a rectangle that fills the plot, of the annotation or of the series: on a bar or a point, or
 * above it.
 */
async function tooltipOn(
  kind: keyof typeof kinds,
  onMark: boolean,
  { details, ...props }: Partial<RectAnnotationSpec> & { details?: string } = {},
) {
  const Series = kinds[kind];
  const { container } = await renderChart(
    <>
      <RectAnnotation
        id="range"
        dataValues={[{ coordinates: { y0: 0 }, details }]}
        {...(props as object)}
      />
      <Series
        id="series"
        data={[0, 1, 2].map((x) => ({ x, y: x === 2 ? 10 : 5 }))}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
    { theme: noMargins },
  );
  // The second of three values: half as high as the plot, 600 × 300 pixels.
  const tooltip = await tooltipAt(container, 300, onMark ? (kind === 'bar' ? 250 : 150) : 20);
  unmountAll();
  return {
    of: tooltip?.classList.contains('echAnnotation') ? 'annotation' : 'series',
    text: tooltip?.textContent,
  };
}

async function expectSeriesOnMarks(detailsOfRectangle: (string | undefined)[]) {
  for (const { kind, details, zIndex } of combinations({
    kind: ['bar', 'line', 'area'],
    details: detailsOfRectangle,
    zIndex: [-1, 1],
  })) {
    expect((await tooltipOn(kind, false, { details, zIndex })).of, kind).toBe('annotation');
    expect((await tooltipOn(kind, true, { details, zIndex })).of, kind).toBe('series');
  }
}

describe('reference/notes/RectAnnotationDatum', () => {
  it('Without it an empty tooltip appears, and takes the place of the series tooltip except on a bar or a point: set hideTooltips on the annotation then.', async () => {
    await expectSeriesOnMarks([undefined]);
    expect(await tooltipOn('bar', false)).toEqual({ of: 'annotation', text: '' });
    expect((await tooltipOn('bar', false, { hideTooltips: true })).of).toBe('series');
  });
});

describe('api/specs/xy/RectAnnotation', () => {
  it("While the pointer is on the rectangle, its tooltip takes the place of the series' one, except on a bar or a point.", async () => {
    await expectSeriesOnMarks([undefined, 'details']);
  });

  it('Without details, and without a custom tooltip, this tooltip is an empty box.', async () => {
    for (const { kind, details, custom } of combinations({
      kind: ['bar', 'line', 'area'],
      details: [undefined, 'details'],
      custom: [undefined, 'customTooltip', 'customTooltipDetails'],
    })) {
      const { text } = await tooltipOn(kind, false, {
        details,
        ...(custom && { [custom]: () => <b>own</b> }),
      });
      expect(text, kind).toBe(custom ? 'own' : (details ?? ''));
    }
  });

  it('zIndex is -1 by default, which is under the series.', async () => {
    const byDefault = await drawnFills();
    expect(new Set(byDefault).size).toBe(2);
    expect(await drawnFills(-1)).toEqual(byDefault);
    expect(await drawnFills(1)).toEqual([...byDefault].reverse());
  });
});
