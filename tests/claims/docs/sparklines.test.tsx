import type { ComponentType } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type AxisProps,
  type PointStyle,
  type PointStyleAccessor,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { render, renderChart } from '../render-chart';
import { noMargins } from '../two-lines';

const grid = /stroke="#E3E8F2"[^>]* d="([^"]*)"/;
const area = {
  id: 'load',
  color: '#112233',
  data: [0.2, 0.8, 0.5].map((share, time) => ({ time, share })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'time',
  yAccessors: ['share'],
};

describe('docs/sparklines', () => {
  it('The hidden y axis takes no room but still sets the scale. It draws its grid lines until gridLine turns them off.', async () => {
    const draw = (axis: Partial<AxisProps>) =>
      renderChart(
        <>
          <Axis id="share" position={Position.Left} hide {...axis} />
          <AreaSeries {...area} />
        </>,
      );
    const { svg, texts } = await draw({ domain: { min: 0, max: 1 } });
    expect(texts).toEqual([]);
    // The line is as wide as the chart, and 0.8 is at 60 of 300 pixels.
    expect(svg).toContain('d="M0 240L300 60L600 150"');
    expect(svg).toMatch(grid);
    expect((await draw({ gridLine: { visible: false } })).svg).not.toMatch(grid);

    const { Servers } = codeOn<{ Servers: ComponentType<{ servers: unknown[] }> }>(
      'docs/sparklines',
      'Servers',
    );
    const table = await render(<Servers servers={[{ name: 'A', load: area.data }]} />);
    expect(table.svg).toContain('<path');
    expect(table.svg).not.toMatch(grid);
  });

  it("To mark the last value, set point: { visible: 'always', strokeWidth: 0 }, since 'never' hides the mark too. Return a style for its row from pointStyleAccessor, and { radius: 0 } for the other rows: Style single data points.", async () => {
    const last: PointStyleAccessor = ({ x }) =>
      x === 2 ? { radius: 5, fill: '#c8554f' } : { radius: 0 };
    const marks = async (visible: PointStyle['visible']) => {
      const { svg } = await renderChart(
        <AreaSeries
          {...area}
          areaSeriesStyle={{ point: { visible, strokeWidth: 0 } }}
          pointStyleAccessor={last}
        />,
      );
      return svg.match(/fill="#C8554F"/gi)?.length ?? 0;
    };
    expect(await marks('always')).toBe(1);
    expect(await marks('never')).toBe(0);
  });

  it('With the same domain in all rows they can be compared; without it each row fills its own height.', async () => {
    for (const Series of [AreaSeries, LineSeries, BarSeries]) {
      /** Returns the height of the largest value, as a share of the chart. */
      const height = async (largest: number, domain?: { min: number; max: number }) => {
        const { svg } = await render(
          <Chart size={{ width: 140, height: 100 }}>
            <Settings theme={noMargins} />
            <Axis
              id="y"
              position={Position.Left}
              hide
              domain={domain}
              gridLine={{ visible: false }}
            />
            <Series
              {...area}
              data={[0.2, 1, 0.5].map((share, time) => ({ time, share: share * largest }))}
            />
          </Chart>,
        );
        const paths = [...svg.matchAll(/(?:stroke|fill)="#123"[^>]* d="([^"]*)"/g)];
        const ys = paths.flatMap(([, path = '']) =>
          [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)),
        );
        return 1 - Math.min(...ys) / 100;
      };
      const oneScale = { min: 0, max: 1 };
      expect(await height(1, oneScale)).toBeCloseTo(1);
      expect(await height(0.4, oneScale)).toBeCloseTo(0.4);
      expect(await height(0.4)).toBeCloseTo(1);
    }
  });
});
