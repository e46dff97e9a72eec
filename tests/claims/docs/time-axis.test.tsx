import {
  Axis,
  BarSeries,
  LineSeries,
  Position,
  ScaleType,
  type AxisProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barWidths } from '../bar-widths';
import { renderChart } from '../render-chart';

const start = Date.UTC(2025, 1, 1);
const rows = Array.from({ length: 60 }, (_, index) => ({ x: start + index * 86_400_000, y: 1 }));

/** Returns the texts of a time axis for 60 days. */
async function labels(axis: Partial<AxisProps>): Promise<string[]> {
  const { texts } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} {...axis} />
      <LineSeries
        id="line"
        data={rows}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );
  return texts;
}

describe('docs/time-axis', () => {
  it('With them, tickFormat formats the tooltip only, and labelFormat has no effect.', async () => {
    const formats = { tickFormat: () => 'tick', labelFormat: () => 'label' };
    expect(await labels(formats)).toEqual(await labels({}));
    expect(await labels({ ...formats, timeAxisLayerCount: 0 })).toEqual(['label']);
  });

  it('Without a tickFormat this axis shows milliseconds such as 1738368000000.', async () => {
    expect(await labels({ timeAxisLayerCount: 0 })).toContain('1738368000000');
  });

  it('A single bar has no neighbor: it fills the plot, or is a millisecond wide when xDomain is wider.', async () => {
    const hour = 3_600_000;
    const min = Date.UTC(2025, 1, 1);
    const max = min + 23 * hour;
    const widthOfBar = async (xDomain?: SettingsProps['xDomain']) => {
      const { svg } = await renderChart(
        <BarSeries
          id="bar"
          color="#112234"
          data={[{ x: min, y: 1 }]}
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />,
        { xDomain, theme: { scales: { barsPadding: 0, histogramPadding: 0 } } },
      );
      return barWidths(svg, '#112234')[0];
    };
    expect(await widthOfBar()).toBe(600);
    expect(await widthOfBar({ min, max })).toBeLessThan(0.001);
    expect(await widthOfBar({ min, max, minInterval: hour })).toBe(25);
  });
});
