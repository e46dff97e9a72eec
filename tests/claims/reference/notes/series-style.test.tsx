import { AreaSeries, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

const series = {
  id: 'series',
  data: [1, null, 3, null, 5, 6].map((y, x) => ({ x, y })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};
/** Returns a drawing without the ids of its clip paths, which differ between drawings. */
const shapes = (svg: string) => svg.replaceAll(/cl_\w+/g, 'clip');

const style = { point: { visible: 'never' } } as const;
const styleWithIsolatedPoint = {
  ...style,
  isolatedPoint: { visible: 'always', radius: 20, fill: '#112233', stroke: '#112233' },
} as const;

async function expectNoEffectOnLines() {
  const without = await renderChart(<LineSeries {...series} lineSeriesStyle={style} />);
  const withStyle = await renderChart(
    <LineSeries {...series} lineSeriesStyle={styleWithIsolatedPoint} />,
  );
  expectSameDot(without.svg, withStyle.svg);
}

async function expectNoEffectOnAreas() {
  const without = await renderChart(<AreaSeries {...series} areaSeriesStyle={style} />);
  const withStyle = await renderChart(
    <AreaSeries {...series} areaSeriesStyle={styleWithIsolatedPoint} />,
  );
  expectSameDot(without.svg, withStyle.svg);
}

function expectSameDot(without: string, withStyle: string) {
  expect(shapes(withStyle)).toBe(shapes(without));
  // The value between two gaps is drawn as a dot.
  expect(without).toContain('transform="translate(240 150)"');
}

describe('reference/notes/LineSeriesSpec', () => {
  it('isolatedPoint has no effect.', expectNoEffectOnLines);
});

describe('reference/notes/LineSeriesStyle', () => {
  it('No effect: the renderer does not read it.', expectNoEffectOnLines);
});

describe('reference/notes/AreaSeriesSpec', () => {
  it('isolatedPoint has no effect.', expectNoEffectOnAreas);
});

describe('reference/notes/AreaSeriesStyle', () => {
  it('No effect: the renderer does not read it.', expectNoEffectOnAreas);
});
