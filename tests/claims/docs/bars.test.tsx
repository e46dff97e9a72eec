import type { ComponentType } from 'react';
import {
  Axis,
  BarSeries,
  DomainPaddingUnit,
  Position,
  ScaleType,
  type BarSeriesProps,
  type YDomainRange,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { boxesOf, type Box } from '../boxes-of';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawingOf } from '../drawing-of';
import { drawnAt } from '../drawn-at';
import { tooltipLabelsAt } from '../pointer';
import { render, renderChart, type Rendered } from '../render-chart';
import { twoFields } from '../two-lines';

const accessors = { xAccessor: 'x', yAccessors: ['y'], color: '#123456' };

async function bars(props: Partial<BarSeriesProps>) {
  const { svg } = await renderChart(
    <BarSeries id="bars" data={[]} {...accessors} {...(props as object)} />,
  );
  return barsOf(svg, '#123456');
}

const rows = ['a', 'b', 'c'].map((x, index) => ({ x, y: index + 1 }));

async function expectCutOff() {
  const lengths = async (domain?: YDomainRange) => {
    const rendered = await renderChart(
      <>
        <Axis id="y" position={Position.Left} domain={domain} hide />
        <BarSeries
          id="bars"
          data={[
            { x: 'a', y: 1000 },
            { x: 'b', y: -1 },
          ]}
          minBarHeight={10}
          {...accessors}
        />
      </>,
    );
    const columns = await drawnAt(rendered, accessors.color, [150, 450]);
    return columns.map(({ length }) => length);
  };
  const [tall = 0, short] = await lengths();
  expect(tall).toBeGreaterThan(250);
  expect(short).toBeLessThan(2);
  const padded = { min: NaN, max: NaN, padding: 20, paddingUnit: DomainPaddingUnit.Pixel };
  expect((await lengths(padded))[1]).toBe(10);
}

describe('reference/notes/BarSeriesSpec', () => {
  it('At the edge of the plot it is cut off.', expectCutOff);
});

describe('docs/bars', () => {
  it('A bar is that wide in the middle of its step, or narrower where the step leaves it less room, so that it is also a maximum width:', async () => {
    const widths = async (count: number, rect: object) => {
      const data = Array.from({ length: count }, (_, x) => ({ x: `${x}`, y: 1 }));
      const drawn = await bars({ data, barSeriesStyle: { rect } });
      return new Set(drawn.map(({ width }) => Math.round(width * 10) / 10));
    };
    expect(await widths(5, { widthPixel: 20 })).toEqual(new Set([20]));
    const [middle] = await bars({
      data: [{ x: 'a', y: 1 }],
      barSeriesStyle: { rect: { widthPixel: 20 } },
    });
    expect(middle).toMatchObject({ x: 290, width: 20 });
    // A step is 10 px wide, of which a quarter is the gap.
    expect(await widths(60, { widthPixel: 20 })).toEqual(new Set([7.5]));
  });

  it('bars of a fifth of the room between two gaps, or of their share of it beside other series', async () => {
    for (const { count, isStacked } of combinations({
      count: [1, 2, 3],
      isStacked: [false, true],
    })) {
      const { svg } = await renderChart(
        <>
          {Array.from({ length: count }, (_, index) => (
            <BarSeries
              key={index}
              id={`${index}`}
              data={rows.map((row) => ({ ...row }))}
              barSeriesStyle={{ rect: { widthRatio: 0.2 } }}
              {...accessors}
              {...(isStacked && { stackAccessors: ['x'] })}
            />
          ))}
        </>,
      );
      const drawn = barsOf(svg, '#123456');
      expect(drawn).toHaveLength(3 * count);
      const share = isStacked ? 1 : count;
      for (const { width } of drawn) expect(width).toBeCloseTo(((600 / 3) * 0.75 * 0.2) / share, 1);
    }
  });

  it('Outside of histogram mode a quarter of each step is a gap by default.', async () => {
    const [first] = await bars({ data: rows });
    expect(first!.width).toBeCloseTo((600 / 3) * 0.75, 0);
    const linear = await bars({
      data: rows.map(({ y }) => ({ x: y, y })),
      xScaleType: ScaleType.Linear,
    });
    const step = linear[1]!.x - linear[0]!.x;
    expect(linear[0]!.width).toBeCloseTo(step * 0.75, 0);
    for (const xScaleType of [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time]) {
      const data = rows.map(({ y }) => ({ x: y, y }));
      const inMode = await bars({ data, xScaleType, enableHistogramMode: true });
      expect(inMode[0]!.width / (inMode[1]!.x - inMode[0]!.x)).toBeCloseTo(0.95, 2);
    }
  });

  it('minBarHeight={4} draws bars at least 4 pixels long. A value of zero still gets none, nor does the value at which a log scale begins, 1 by default.', async () => {
    const data = [
      { x: 'a', y: 1000 },
      { x: 'b', y: 1 },
      { x: 'c', y: 0 },
    ];
    const heights = async (props: Partial<BarSeriesProps>) =>
      (await bars({ data, minBarHeight: 4, ...props })).map(({ height }) => height);
    expect(await heights({})).toEqual([300, 4]);
    expect(await heights({ stackAccessors: ['x'] })).toEqual([300, 4]);
    expect(await heights({ yScaleType: ScaleType.Log })).toEqual([300]);
    const { svg } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} hide domain={{ min: 0.1, max: 1000 }} />
        <BarSeries
          id="bars"
          data={[...data, { x: 'd', y: 0.1 }]}
          yScaleType={ScaleType.Log}
          minBarHeight={4}
          {...accessors}
        />
      </>,
    );
    expect(barsOf(svg, accessors.color).map(({ height }) => height)).toEqual([300, 75]);
  });

  it('A short negative bar beside long positive ones reaches beyond the plot and is cut off, like a short one on the tallest stack: add padding to the domain.', async () => {
    await expectCutOff();
    const visibleLength = async (domain?: YDomainRange) => {
      const rendered = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={domain} hide />
          {[1000, 1].map((y) => (
            <BarSeries
              key={y}
              id={`series-${y}`}
              data={[{ x: 'a', y }]}
              stackAccessors={['x']}
              minBarHeight={10}
              {...accessors}
              color={y === 1 ? '#123456' : '#ffcc00'}
            />
          ))}
        </>,
      );
      const [column = []] = await drawnAt(rendered, accessors.color, [300]);
      return column.length;
    };
    expect(await visibleLength()).toBeLessThan(2);
    const padded = { min: NaN, max: NaN, padding: 20, paddingUnit: DomainPaddingUnit.Pixel };
    expect(await visibleLength(padded)).toBeGreaterThanOrEqual(10);
  });

  it('The label of a negative bar stands at zero then: top is the upper edge of a bar.', async () => {
    const { svg } = await renderChart(
      <BarSeries
        id="bars"
        data={[
          { x: 'a', y: 5 },
          { x: 'b', y: -5 },
        ]}
        {...accessors}
        displayValueSettings={{ showValueLabel: true }}
      />,
      {
        theme: {
          barSeriesStyle: {
            displayValue: {
              alignment: { horizontal: 'center', vertical: 'top' },
              fill: { color: '#7c8696' },
            },
          },
        },
      },
    );
    const labels = svg.matchAll(/fill="#7C8696" transform="translate\(\d+ ([\d.]+)\)/g);
    // Zero is in the middle of 300 pixels.
    expect([...labels].map(([, y]) => Number(y))).toEqual([0, 150]);
  });

  it('alignment puts the label at the end of its bar; without it the label of a tall bar stands in the middle.', async () => {
    const heights = ({ svg }: Rendered) =>
      [...svg.matchAll(/fill="#7C8696" transform="translate\(\d+ ([\d.]+)\)/g)].map(([, y]) =>
        Math.round(Number(y)),
      );
    const { Weights } = codeOn<{ Weights: ComponentType }>('docs/bars', 'Weights');
    // The bars begin at 24 and 162 of 172 pixels, and labels are lifted by 20.
    expect(heights(await render(<Weights />))).toEqual([4, 142]);

    const unaligned = await renderChart(
      <BarSeries
        id="bars"
        data={rows.slice(0, 1)}
        {...accessors}
        displayValueSettings={{ showValueLabel: true }}
      />,
      { theme: { barSeriesStyle: { displayValue: { offsetY: 0, fill: { color: '#7c8696' } } } } },
    );
    const [height = 0] = heights(unaligned);
    expect(Math.abs(height - 150)).toBeLessThan(20);
  });

  it('For one color per category that the legend explains, split by the category. Add stackAccessors, or each bar is as narrow as if all of them stood side by side.', async () => {
    const split = { data: rows, splitSeriesAccessors: ['x'] };
    const widths = async (props: Partial<BarSeriesProps>) =>
      (await bars({ ...split, ...props })).map(({ width }) => Math.round(width));
    expect(await widths({})).toEqual([50, 50, 50]);
    expect(await widths({ stackAccessors: ['x'] })).toEqual([150, 150, 150]);
  });

  it('valueFormatter gets the value alone.', async () => {
    const valueFormatter = vi.fn((value: number) => `${value}`);
    await bars({
      data: [{ x: 'A', y: 3, share: 0.5 }],
      displayValueSettings: { showValueLabel: true, valueFormatter },
    });
    expect(valueFormatter.mock.lastCall?.[0]).toBe(3);
    expect(JSON.stringify(valueFormatter.mock.calls)).not.toContain('share');
  });

  it('Two series stand side by side or in a stack. Two rows of one series with the same x overlap, the later one in front. Give it another width and color with styleAccessor:', async () => {
    for (const { groupId, useDefaultGroupDomain, xScaleType } of combinations({
      groupId: [undefined, 'other'],
      useDefaultGroupDomain: [false, true],
      xScaleType: [ScaleType.Linear, ScaleType.Ordinal, ScaleType.Time],
    })) {
      const { svg } = await renderChart(
        ['a', 'b'].map((field) => (
          <BarSeries
            key={field}
            id={field}
            data={twoFields}
            xScaleType={xScaleType}
            timeZone="utc"
            xAccessor="x"
            yAccessors={[field]}
            color={field === 'a' ? '#123456' : '#654321'}
            {...(field === 'b' ? { groupId, useDefaultGroupDomain } : {})}
          />
        )),
      );
      const [first, second] = [barsOf(svg, '#123456'), barsOf(svg, '#654321')];
      expect([first.length, second.length]).toEqual([5, 5]);
      for (const [index, { x, width }] of first.entries())
        expect(second[index]!.x).toBeGreaterThanOrEqual(x + width - 0.01);
    }
    const { PlanAndActual } = codeOn<Record<'PlanAndActual', ComponentType>>(
      'docs/bars',
      'PlanAndActual',
    );
    const { svg } = await render(<PlanAndActual />);
    const [plan, actual] = [barsOf(svg, '#C5D7E3'), barsOf(svg, '#07B')];
    expect([plan.length, actual.length]).toEqual([2, 2]);
    for (const [index, { x, width }] of actual.entries()) {
      expect(width).toBeCloseTo(plan[index]!.width / 2);
      expect(x + width / 2).toBeCloseTo(plan[index]!.x + plan[index]!.width / 2);
    }
    expect(svg.indexOf('#07B')).toBeGreaterThan(svg.indexOf('#C5D7E3'));
  });

  it('Legend and tooltip know one series: both rows of the tooltip have its name.', async () => {
    const { PlanAndActual } = codeOn<Record<'PlanAndActual', ComponentType>>(
      'docs/bars',
      'PlanAndActual',
    );
    const { container } = await render(<PlanAndActual />);
    expect(await tooltipLabelsAt(container, 150, 150)).toEqual(['Hours', 'Hours']);
  });

  it('Color, offset and alignment of labels are read from the theme. displayValue in barSeriesStyle of a series changes the font size alone.', async () => {
    const draw = async (bySeries?: object, byTheme?: object) =>
      drawingOf(
        await renderChart(
          <BarSeries
            id="bars"
            data={rows}
            {...accessors}
            displayValueSettings={{ showValueLabel: true, overflowConstraints: [] }}
            barSeriesStyle={bySeries && { displayValue: bySeries }}
          />,
          { theme: byTheme && { barSeriesStyle: { displayValue: byTheme } } },
        ),
      );
    const plain = await draw();
    for (const style of [
      { fill: { color: '#ff00aa' } },
      { offsetX: 20 },
      { offsetY: 20 },
      { alignment: { horizontal: 'left', vertical: 'bottom' } },
    ]) {
      expect(await draw(style)).toBe(plain);
      expect(await draw(undefined, style)).not.toBe(plain);
    }
    expect(await draw({ fontSize: 30 })).not.toBe(plain);
  });

  it('Split series stand side by side. With stackAccessors they stand on top of each other: Stacking.', async () => {
    for (const { xScaleType, stackAccessors } of combinations({
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
      stackAccessors: [undefined, ['x']],
    })) {
      const { svg } = await renderChart(
        <BarSeries
          id="bars"
          data={[1, 2].flatMap((x) => ['a', 'b'].map((part) => ({ x, part, y: 1 })))}
          xScaleType={xScaleType}
          timeZone="utc"
          xAccessor="x"
          yAccessors={['y']}
          splitSeriesAccessors={['part']}
          color={({ splitAccessors }) =>
            splitAccessors.get('part') === 'a' ? '#1234A1' : '#1234A2'
          }
          {...(stackAccessors && { stackAccessors: ['x'] })}
        />,
      );
      const [a, b] = ['#1234A1', '#1234A2'].map((color) => boxesOf(svg, color)[0]!) as [Box, Box];
      if (stackAccessors) {
        expect([b.left, b.right]).toEqual([a.left, a.right]);
        expect(b.bottom).toBeCloseTo(a.top, 3);
      } else {
        expect(b.left).toBeCloseTo(a.right, 3);
        expect(b.bottom).toBe(a.bottom);
      }
    }
  });

  it('the gap between bars on a time scale and in histograms', async () => {
    for (const { xScaleType, enableHistogramMode } of combinations({
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
      enableHistogramMode: [false, true],
    })) {
      const gap = async (scales: object) => {
        const { svg } = await renderChart(
          <BarSeries
            id="bars"
            data={[1, 2, 3].map((x) => ({ x, y: 1 }))}
            {...accessors}
            xScaleType={xScaleType}
            timeZone="utc"
            enableHistogramMode={enableHistogramMode}
          />,
          { theme: { scales } },
        );
        const [first, second] = boxesOf(svg, '#123456') as [Box, Box];
        return (second.left - first.right) / (second.left - first.left);
      };
      const isHistogram = enableHistogramMode || xScaleType === ScaleType.Time;
      const [histogram, other] = isHistogram ? [0.5, 0] : [0, 0.5];
      expect(await gap({ histogramPadding: 0.5, barsPadding: 0 })).toBeCloseTo(histogram, 2);
      expect(await gap({ histogramPadding: 0, barsPadding: 0.5 })).toBeCloseTo(other, 2);
    }
  });
});
