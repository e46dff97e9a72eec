import { Axis, BarSeries, LabelOverflowConstraint, Position } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from './render-chart';

interface Options {
  /** Pixels by which labels are lifted. */
  offsetY?: number;
  overflowConstraints?: LabelOverflowConstraint[];
  valueFormatter?: (value: number) => string;
  /** Upper end of the y domain. */
  max?: number;
}

/** Returns the value labels of two bars, below a margin of 60 pixels. The first bar reaches to the top of the plot. */
async function labels({ offsetY = 0, max = NaN, ...settings }: Options) {
  const { texts } = await renderChart(
    <>
      <Axis id="y" position={Position.Left} hide domain={{ min: 0, max }} />
      <BarSeries
        id="bars"
        data={[
          { x: 'A', y: 9 },
          { x: 'B', y: 5 },
        ]}
        xAccessor="x"
        yAccessors={['y']}
        displayValueSettings={{ showValueLabel: true, ...settings }}
      />
    </>,
    {
      theme: {
        chartMargins: { top: 60 },
        barSeriesStyle: {
          displayValue: { offsetY, alignment: { horizontal: 'center', vertical: 'top' } },
        },
      },
    },
  );
  return texts;
}

async function expectNoLabelBeyondPlot() {
  const overflowConstraints = [LabelOverflowConstraint.ChartEdges];
  expect(await labels({ offsetY: 20, overflowConstraints })).toEqual(['5']);
  expect(await labels({ offsetY: 20, overflowConstraints, max: 12 })).toEqual(['9', '5']);
  expect(await labels({ offsetY: 20, overflowConstraints: [] })).toEqual(['9', '5']);
}

async function expectNoOverflow() {
  expect(await labels({})).toEqual(['9', '5']);
  const valueFormatter = (value: number) =>
    value === 5 ? 'A text that is wider than its bar '.repeat(3) : String(value);
  expect(await labels({ valueFormatter })).toEqual(['9']);
  expect(await labels({ offsetY: 20 })).toEqual(['5']);
  await expectNoLabelBeyondPlot();
}

describe('api/specs/xy/BarSeries', () => {
  it(
    'A value does not fit if it is larger than its bar or reaches beyond the plot area, which margins of the chart do not enlarge.',
    expectNoOverflow,
  );
});

describe('reference/notes/LabelOverflowConstraint', () => {
  it(
    'Leaves out a label that reaches beyond the plot area. Margins around it do not count.',
    expectNoLabelBeyondPlot,
  );
});

describe('docs/bars', () => {
  it(
    'A label that is larger than its bar, or reaches beyond the plot, is left out. overflowConstraints: [] writes them all; [LabelOverflowConstraint.ChartEdges] only leaves out those outside of the plot.',
    expectNoOverflow,
  );
});

describe('docs/troubleshooting', () => {
  it(
    'Values on bars are left out where they are larger than the bar or reach beyond the plot area. Margins do not help, a wider domain of the axis does.',
    expectNoOverflow,
  );

  it('Allow all of them:', expectNoOverflow);
});
