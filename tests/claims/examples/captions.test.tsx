import {
  AreaSeries,
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  Chart,
  LabelOverflowConstraint,
  LineSeries,
  Position,
  Settings,
  type BulletDatum,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { elementIn, partOf, render, renderChart } from '../render-chart';

const rowsOf = (...values: number[]) => values.map((y, x) => ({ x, y }));
const accessors = { timeZone: 'utc', xAccessor: 'x', yAccessors: ['y'] };

describe('examples/axis/opposite-sides', () => {
  it('position chooses the side; unless the chart is turned by 90 or -90 degrees, top and bottom show x, left and right y.', async () => {
    for (const { rotation, position } of combinations({
      rotation: [0, 180, 90, -90],
      position: Object.values(Position),
    })) {
      const { debugState } = await renderChart(
        <>
          <Axis id="axis" position={position} />
          <LineSeries id="a" data={rowsOf(1, 2)} {...accessors} />
        </>,
        { rotation },
      );
      const isUpright = position === Position.Left || position === Position.Right;
      const showsX = isUpright === (rotation === 90 || rotation === -90);
      const { x, y } = partOf(debugState, 'axes');
      expect([x.length, y.length]).toEqual(showsX ? [1, 0] : [0, 1]);
    }
  });
});

describe('examples/mixed/bars-and-line', () => {
  it('Bars lie behind lines, in any order of declaration.', async () => {
    const bars = (
      <BarSeries key="bars" id="bars" color="#aa0000" data={rowsOf(9, 9)} {...accessors} />
    );
    const line = (
      <LineSeries
        key="line"
        id="line"
        color="#0000aa"
        data={rowsOf(5, 5)}
        {...accessors}
        lineSeriesStyle={{ line: { strokeWidth: 8 } }}
      />
    );
    for (const series of [
      [bars, line],
      [line, bars],
    ]) {
      const rendered = await renderChart(<>{series}</>);
      const [atLine = []] = await drawnAt(rendered, '#0000aa', [200]);
      const [atBar = []] = await drawnAt(rendered, '#aa0000', [200]);
      expect(atLine.length).toBeGreaterThan(5);
      expect(Math.min(...atBar)).toBeLessThan(Math.min(...atLine));
      expect(Math.max(...atBar)).toBeGreaterThan(Math.max(...atLine));
    }
  });
});

describe('examples/bar/value-labels', () => {
  it('The theme lifts the labels above the bars; overflowConstraints keeps those that are larger than their bar and drops those outside of the plot.', async () => {
    const labels = async (offsetY: number, overflowConstraints?: LabelOverflowConstraint[]) => {
      const { texts } = await renderChart(
        <BarSeries
          id="bars"
          data={rowsOf(0.1, 5, 9)}
          {...accessors}
          displayValueSettings={{
            showValueLabel: true,
            ...(overflowConstraints && { overflowConstraints }),
          }}
        />,
        {
          theme: {
            barSeriesStyle: {
              displayValue: { offsetY, alignment: { horizontal: 'center', vertical: 'top' } },
            },
          },
        },
      );
      return texts;
    };
    const onlyEdges = [LabelOverflowConstraint.ChartEdges];
    expect(await labels(20)).toEqual(['5']);
    expect(await labels(20, onlyEdges)).toEqual(['0.1', '5']);
    // Without the offset, a label hangs below the upper end of its bar.
    expect(await labels(0, onlyEdges)).toEqual(['5', '9']);
  });
});

describe('examples/bullet/vertical', () => {
  const cell = (title: string): BulletDatum => ({
    title,
    value: 30,
    domain: [0, 40],
    ticks: [0, 20, 40],
    valueFormatter: String,
    tickFormatter: (value) => `tick ${value}`,
  });
  const ticksOf = async (width: number, height: number) => {
    const { texts } = await render(
      <Chart size={{ width, height }}>
        <Bullet
          id="bullets"
          subtype={BulletSubtype.vertical}
          data={[[cell('first'), cell('second')]]}
        />
      </Chart>,
    );
    return texts.filter((text) => text.startsWith('tick ')).length;
  };

  it('Where cells are narrower than 140 pixels, or too low, tiles take the place of all bars.', async () => {
    expect(await ticksOf(290, 360)).toBeGreaterThan(0);
    expect(await ticksOf(270, 360)).toBe(0);
    expect(await ticksOf(290, 120)).toBe(0);
  });
});

describe('examples/legend/listeners', () => {
  it('onLegendItemOver and onLegendItemClick report the series of an entry, onLegendItemOut that the pointer has left it.', async () => {
    for (const Series of [LineSeries, AreaSeries, BarSeries]) {
      const listeners = {
        onLegendItemOver: vi.fn(),
        onLegendItemOut: vi.fn(),
        onLegendItemClick: vi.fn(),
      };
      const rendered = await render(
        <Chart size={{ height: 200 }}>
          <Settings showLegend {...listeners} />
          <Series id="first" data={rowsOf(1, 2)} {...accessors} />
          <Series id="second" data={rowsOf(1, 2)} {...accessors} />
        </Chart>,
      );
      const entry = elementIn(rendered.container, '.echLegendItem:nth-child(2)');
      const series = [[{ specId: 'second' }]];
      const mouse = (type: string, target: Element) =>
        target.dispatchEvent(new window.MouseEvent(type, { bubbles: true }));
      mouse('mouseover', entry);
      expect(listeners.onLegendItemOver.mock.calls).toMatchObject([series]);
      expect(listeners.onLegendItemOut).not.toHaveBeenCalled();
      mouse('mouseout', entry);
      expect(listeners.onLegendItemOut.mock.calls).toEqual([[]]);
      mouse('click', elementIn(entry, '.echLegendItem__label'));
      expect(listeners.onLegendItemClick.mock.calls).toMatchObject([series]);
    }
  });
});
