import {
  AreaSeries,
  Axis,
  BarSeries,
  LineSeries,
  Position,
  StackMode,
  type BarSeriesProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { renderChart } from '../render-chart';
import { barsOf } from '../bars-of';

const rows = [
  { x: 'a', part: 'p', y: 30 },
  { x: 'a', part: 'q', y: 50 },
];

async function stack(props: Partial<BarSeriesProps>) {
  const { debugState, svg } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} hide />
      <BarSeries
        id="bars"
        data={rows}
        xAccessor="x"
        yAccessors={['y']}
        splitSeriesAccessors={['part']}
        color="#123456"
        {...(props as object)}
      />
    </>,
  );
  return { end: Number(debugState!.axes!.y[0]!.values.at(-1)), bars: barsOf(svg, '#123456') };
}

describe('api/specs/xy/AreaSeries', () => {
  it('y0Accessors together with stackAccessors are ignored.', async () => {
    const lowerEnds = async (stackAccessors?: string[]) => {
      const { debugState } = await renderChart(
        <AreaSeries
          id="areas"
          data={[
            { x: 1, y: 50, from: 20 },
            { x: 2, y: 60, from: 20 },
          ]}
          xAccessor="x"
          yAccessors={['y']}
          y0Accessors={['from']}
          stackAccessors={stackAccessors}
        />,
      );
      return debugState!.areas![0]!.lines.y0?.points.map(({ y }) => y);
    };
    expect(await lowerEnds()).toEqual([20, 20]);
    expect(await lowerEnds(['x'])).toBeUndefined();
  });
});

describe('docs/stacking', () => {
  it('Any array that is not empty stacks them; the accessors are never read.', async () => {
    const accessor = vi.fn();
    expect((await stack({ stackAccessors: [accessor] })).end).toBe(80);
    expect((await stack({ stackAccessors: [] })).end).toBe(50);
    expect(accessor).not.toHaveBeenCalled();
  });

  it('stackMode has an effect only with stackAccessors.', async () => {
    const stackMode = StackMode.Percentage;
    expect((await stack({ stackMode })).end).toBe(50);
    expect((await stack({ stackMode, stackAccessors: ['x'] })).end).toBe(1);
  });

  it('Negative values count by their size: 20 and −20 are two halves.', async () => {
    const data = [
      { x: 'a', part: 'p', y: 20 },
      { x: 'a', part: 'q', y: -20 },
    ];
    const { bars } = await stack({
      data,
      stackMode: StackMode.Percentage,
      stackAccessors: ['x'],
    });
    expect(bars.map(({ height }) => Math.round(height))).toEqual([150, 150]);
  });

  it('stackAccessors with y0Accessors: the lower ends are ignored.', async () => {
    const data = [{ x: 'a', part: 'p', y: 50, from: 20 }];
    const { bars } = await stack({ data, y0Accessors: ['from'], stackAccessors: ['x'] });
    expect(bars[0]!.height).toBe(300);
  });
});

describe('docs/stacking', () => {
  it('fit in the domain of the axis does not remove the zero from stacks of bars and areas.', async () => {
    const start = async (Series: typeof BarSeries) => {
      const data = [100, 105].map((y, x) => ({ x: `${x}`, y }));
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={{ min: NaN, max: NaN, fit: true }} />
          {['a', 'b'].map((id) => (
            <Series
              key={id}
              id={id}
              data={data}
              xAccessor="x"
              yAccessors={['y']}
              stackAccessors={['x']}
            />
          ))}
        </>,
      );
      return debugState!.axes!.y[0]!.values[0];
    };
    expect(await start(BarSeries)).toBe(0);
    expect(await start(AreaSeries as unknown as typeof BarSeries)).toBe(0);
    // The zero of stacked lines is left out.
    expect(await start(LineSeries as unknown as typeof BarSeries)).toBe(100);
  });
});
