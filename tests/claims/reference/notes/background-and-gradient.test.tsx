import {
  AreaSeries,
  BarSeries,
  ScaleType,
  type AreaSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

const rows = [
  { x: 1, y: 2 },
  { x: 2, y: 4 },
];
const accessors = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

describe('reference/notes/BackgroundStyle', () => {
  it('It is never painted.', async () => {
    const rendered = async (background: object) =>
      renderChart(<BarSeries id="bars" data={rows} {...accessors} />, { theme: { background } });
    const fallback = await rendered({ color: 'transparent', fallbackColor: '#C03060' });
    expect(fallback.svg).not.toContain('#C03060');
    expect(fallback.container.innerHTML.toLowerCase()).not.toMatch(/#c03060|rgb\(192, 48, 96\)/);
    const painted = await rendered({ color: '#C03060' });
    expect(painted.svg + painted.container.innerHTML).toMatch(/#C03060|rgb\(192, 48, 96\)/);
    expect(drawingOf(await rendered({ color: 'transparent' }))).toBe(drawingOf(fallback));
  });
});

const drawing = async (gradient?: object) =>
  drawingOf(
    await renderChart(
      <AreaSeries
        id="area"
        data={rows}
        {...accessors}
        areaSeriesStyle={{ area: { gradient } } as RecursivePartial<AreaSeriesStyle>}
      />,
    ),
  );
const stops = [
  { offset: 0, color: '#102030' },
  { offset: 1, color: '#D0E0F0' },
];

describe('reference/notes/LinearGradient', () => {
  it("Always 'linear'. With anything else the plain fill is drawn.", async () => {
    const plain = await drawing();
    for (const type of ['radial', 'conic', undefined])
      expect(await drawing({ type, stops })).toBe(plain);
    expect(await drawing({ type: 'linear', stops })).not.toBe(plain);
  });
});
