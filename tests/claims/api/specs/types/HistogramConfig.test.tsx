import { BarSeries, HistogramModeAlignments, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../../render-chart';

const rows = [
  { x: 0, y: 3 },
  { x: 10, y: 7 },
];
const accessors = { data: rows, xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

/** Returns the drawing of a line whose points stand at the start or at the end of the buckets. */
async function drawing(
  alignment: 'start' | 'end',
  enableHistogramMode: boolean,
  xScaleType: 'linear' | 'time' = ScaleType.Linear,
): Promise<string> {
  const { svg } = await renderChart(
    <>
      <BarSeries
        id="bars"
        {...accessors}
        xScaleType={xScaleType}
        enableHistogramMode={enableHistogramMode}
      />
      <LineSeries
        id="line"
        {...accessors}
        xScaleType={xScaleType}
        histogramModeAlignment={
          alignment === 'start' ? HistogramModeAlignments.Start : HistogramModeAlignments.End
        }
      />
    </>,
  );
  return svg;
}

async function expectEffectInHistogramModeOnly() {
  expect(await drawing('start', false)).toBe(await drawing('end', false));
  expect(await drawing('start', true)).not.toBe(await drawing('end', true));
  const onTime = (alignment: 'start' | 'end') => drawing(alignment, false, ScaleType.Time);
  expect(await onTime('start')).not.toBe(await onTime('end'));
}

describe('api/specs/types/HistogramConfig', () => {
  it('Without bars in histogram mode it has no effect.', expectEffectInHistogramModeOnly);
});

describe('reference/notes/HistogramConfig', () => {
  it(
    'It has an effect only if a bar series of the chart is in histogram mode, as all bars on a time scale are.',
    expectEffectInHistogramModeOnly,
  );
});
