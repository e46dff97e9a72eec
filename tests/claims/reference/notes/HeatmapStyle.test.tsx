import { Heatmap, ScaleType, type HeatmapProps, type PartialTheme } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

type HeatmapTheme = NonNullable<PartialTheme['heatmap']>;

const hour = 3_600_000;

const chart = (heatmap: HeatmapTheme, props: Partial<HeatmapProps> = {}) =>
  renderChart(
    <Heatmap
      id="heatmap"
      data={Array.from({ length: 24 }, (_, index) => ({ x: index * hour, y: 'row', value: index }))}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
      xScale={{ type: ScaleType.Ordinal }}
      xSortPredicate="dataIndex"
      xAxisLabelFormatter={(x) => `Hour number ${Number(x) / hour}`}
      colorScale={{ type: 'bands', bands: [{ start: 0, end: 30, color: '#aaeecc' }] }}
      {...props}
    />,
    { theme: { heatmap } },
  );
const drawing = async (heatmap: HeatmapTheme) => drawingOf(await chart(heatmap));

const timeScale: Partial<HeatmapProps> = {
  xScale: { type: ScaleType.Time, interval: { type: 'fixed', unit: 'h', value: 1 } },
  timeZone: 'UTC',
};

/** Expects that none of the styles changes the drawing, and that another one does. */
async function expectNoEffect(base: HeatmapTheme, styles: object[], other: object) {
  const plain = await drawing(base);
  for (const style of styles) expect(await drawing(style)).toBe(plain);
  expect(await drawing(other)).not.toBe(plain);
}

describe('reference/notes/HeatmapStyle', () => {
  it('maxHeight, align: no effect.', () =>
    expectNoEffect(
      {},
      [{ cell: { maxHeight: 20 } }, { cell: { maxHeight: 'fill' } }, { cell: { align: 'start' } }],
      { cell: { maxWidth: 9 } },
    ));

  it('label.textColor, label.maxWidth: no effect.', () => {
    const label = { visible: true, minFontSize: 6, maxFontSize: 12 };
    return expectNoEffect(
      { cell: { label } },
      [
        { cell: { label: { ...label, textColor: '#cc3366' } } },
        { cell: { label: { ...label, maxWidth: 1 } } },
      ],
      { cell: { label: { ...label, maxFontSize: 7 } } },
    );
  });

  it('top and bottom have no effect.', () => {
    const padding = { top: 0, bottom: 0, left: 5, right: 5 };
    return expectNoEffect(
      { yAxisLabel: { padding } },
      [
        { yAxisLabel: { padding: { ...padding, top: 40 } } },
        { yAxisLabel: { padding: { ...padding, bottom: 40 } } },
      ],
      { yAxisLabel: { padding: { ...padding, right: 40 } } },
    );
  });

  it('top is the distance to the cells, left and right the least distance between labels of an unrotated time axis; bottom has no effect.', async () => {
    const padding = { top: 5, bottom: 5, left: 5, right: 5 };
    const rotation = 0;
    const withPadding = (sides: object) => ({
      xAxisLabel: { rotation, padding: { ...padding, ...sides } },
    });
    await expectNoEffect(withPadding({}), [withPadding({ bottom: 30 })], withPadding({ top: 30 }));
    const labels = async (sides: object) =>
      (await chart(withPadding(sides), timeScale)).texts.length;
    expect(await labels({ left: 60 })).toBeLessThan(await labels({}));
    expect(await labels({ right: 60 })).toBeLessThan(await labels({}));
  });

  it('With 0 they are never turned: a time axis leaves out labels that collide, a category axis lets them overlap.', async () => {
    const labels = async (rotation: number, props: Partial<HeatmapProps> = {}) => {
      const { texts, svg } = await chart({ xAxisLabel: { rotation } }, props);
      return {
        areTurned: /transform="(rotate|matrix)/.test(svg),
        count: texts.filter((text) => text.startsWith('Hour number')).length,
      };
    };
    expect(await labels(0)).toEqual({ areTurned: false, count: 24 });
    expect(await labels(1)).toEqual({ areTurned: true, count: 24 });
    const onTimeAxis = await labels(0, timeScale);
    expect(onTimeAxis.areTurned).toBe(false);
    expect(onTimeAxis.count).toBeGreaterThan(1);
    expect(onTimeAxis.count).toBeLessThan(24);
  });
});
