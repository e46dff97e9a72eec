import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  LineSeries,
  RectAnnotation,
  ScaleType,
  Tooltip,
  TooltipType,
  type TooltipProps,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { partition } from '../../../chart-types';
import { combinations } from '../../../combinations';
import { heatmap } from '../../../every-chart';
import { tooltipAt } from '../../../pointer';
import { renderChart, unmountAll, type Series } from '../../../render-chart';

const rows = [3, 5, 2, 8].map((y, index) => ({ x: index + 1, y }));
const props = {
  id: 'series',
  data: rows.map(({ x, y }) => ({ x, y, size: 10 * y })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};

/** Returns the text of the tooltip at a position. */
async function tooltipText(spec: ReactElement, tooltip: TooltipProps, x = 300, y = 100) {
  const { container } = await renderChart(
    <>
      <Tooltip {...tooltip} />
      {spec}
    </>,
  );
  const text = (await tooltipAt(container, x, y))?.textContent;
  unmountAll();
  return text;
}

describe('api/specs/global/Tooltip', () => {
  it('headerFormatter writes the header of XY charts; heatmaps and partitions have none by default.', async () => {
    const families = { xy: <LineSeries {...props} />, heatmap, partition };
    for (const [family, spec] of Object.entries(families)) {
      const text = await tooltipText(spec, {});
      const formatted = await tooltipText(spec, { headerFormatter: () => 'Formatted' });
      const without = await tooltipText(spec, { header: 'none' });
      expect(text, family).toBeTruthy();
      if (family === 'xy') {
        expect(formatted).toMatch(/^Formatted/);
        expect(without).not.toBe(text);
      } else expect([formatted, without], family).toEqual([text, text]);
    }
  });

  it('An annotation under the pointer shows its tooltip in place of this one, in a rectangle except on a bar or a point.', async () => {
    for (const { Series, type } of combinations({
      Series: [BarSeries, LineSeries, AreaSeries, BubbleSeries] as unknown as Series[],
      type: [TooltipType.VerticalCursor, TooltipType.Crosshairs, TooltipType.Follow],
    })) {
      const at = (x: number, y: number) =>
        tooltipText(
          <>
            <RectAnnotation
              id="rectangle"
              dataValues={[{ coordinates: { x0: 1, x1: 3 }, details: 'Rectangle' }]}
            />
            <Series {...props} />
          </>,
          { type },
          x,
          y,
        );
      // Above the second bar, and beside all points.
      expect(await at(240, 20), type).toBe('Rectangle');
      const isBar = Series === (BarSeries as unknown as Series);
      const onMark = isBar ? await at(225, 200) : await at(200, 112);
      expect(onMark, type).toContain('series5');
      expect(onMark, type).not.toContain('Rectangle');
    }
  });

  it('footer="default" shows nothing.', async () => {
    const spec = <LineSeries {...props} />;
    const text = await tooltipText(spec, {});
    expect(await tooltipText(spec, { footer: 'default' })).toBe(text);
    expect(await tooltipText(spec, { footer: () => <i>Footer</i> })).toBe(`${text}Footer`);
  });
});

describe('api/specs/types/MarkFormatter', () => {
  it('The tooltip shows the formatted size beside the value.', async () => {
    for (const Series of [LineSeries, AreaSeries, BubbleSeries] as unknown as Series[]) {
      const size = (markFormat?: (value: number) => string) =>
        tooltipText(
          <Series {...props} markSizeAccessor="size" markFormat={markFormat} />,
          {},
          200,
          112,
        );
      expect(await size()).toMatch(/series5\s\(50\)/);
      expect(await size((value) => `${value} sold`)).toMatch(/series5\s\(50 sold\)/);
    }
  });
});
