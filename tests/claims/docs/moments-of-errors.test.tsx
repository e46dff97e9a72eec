import { Axis, BarSeries, Chart, Goal, Partition, Settings } from '@elastic/charts';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../render-chart';
import { renderBeforeSize } from '../render-before-size';
import { ChartBoundary } from './chart-boundary';

/** Rows of a good chart. */
const rows = [{ x: 1, y: 1 }];
const accessors = { xAccessor: 'x', yAccessors: ['y'] };
const drawn = <BarSeries id="bars" data={rows} {...accessors} />;
const failing: Record<string, { message: string; specs: ReactNode }> = {
  format: {
    message: 'Invalid time value',
    specs: (
      <>
        <Axis
          id="x"
          position="bottom"
          tickFormat={(value: string) => new Date(value).toISOString()}
        />
        <BarSeries id="bars" data={[{ x: 'Mon', y: 1 }]} xScaleType="ordinal" {...accessors} />
      </>
    ),
  },
  dates: {
    message: 'Scale generation for the multilayer axis failed',
    specs: (
      <>
        <Axis id="x" position="bottom" />
        <BarSeries id="bars" data={[{ x: '2025-02-01', y: 1 }]} xScaleType="time" {...accessors} />
      </>
    ),
  },
  accessor: {
    message: "Cannot read properties of undefined (reading 'day')",
    specs: (
      <BarSeries
        id="bars"
        data={rows}
        xAccessor={({ at }: { x: number; at?: { day: string } }) => at!.day}
        yAccessors={['y']}
      />
    ),
  },
  partition: {
    message: 'no label',
    specs: (
      <Partition
        id="p"
        data={rows}
        valueAccessor={({ y }: { y: number }) => y}
        layers={[{ groupByRollup: ({ x }: { x: number }) => x, nodeLabel: fail('no label') }]}
      />
    ),
  },
  goal: {
    message: 'no band',
    specs: (
      <Goal
        id="g"
        subtype="goal"
        domain={{ min: 0, max: 2 }}
        actual={1}
        bandFillColor={fail('no band')}
      />
    ),
  },
};

function fail(message: string) {
  return () => {
    throw new Error(message);
  };
}

const inBoundary = (specs: ReactNode): ReactElement => (
  <ChartBoundary>
    <Chart size={{ height: 200 }}>
      <Settings />
      {specs}
    </Chart>
  </ChartBoundary>
);

const limit = 10_000; // milliseconds, on a busy machine

const drawings = (root: Element) =>
  Number(root.querySelector<HTMLElement>('.echChartStatus')?.dataset.echRenderCount);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('docs/error-messages', () => {
  it('New data or props of a chart that has drawn before always fail here.', async () => {
    for (const { specs, message } of Object.values(failing)) {
      const { container, rerender } = await render(inBoundary(drawn));
      expect(drawings(container)).toBe(1);
      await rerender(inBoundary(specs));
      expect(container.textContent).toContain(`No chart: ${message}`);
    }
  });

  it('Its place stays empty, and only the console has the message: no error boundary catches it. When good data arrive, the chart draws them.', async () => {
    for (const { specs, message } of Object.values(failing)) {
      const { container, show, tellSize } = await renderBeforeSize(inBoundary(specs));
      // The browser reports what a callback of an observer throws to the console.
      expect(tellSize).toThrow(message);
      await show(inBoundary(specs));
      expect(container.textContent).not.toContain('No chart');
      expect(container.querySelector('canvas')).toBeNull();
      expect(drawings(container)).toBe(0);
      await show(inBoundary(drawn));
      await vi.waitUntil(() => drawings(container) === 1, limit);
    }
  });

  it('A new chart can fail at either moment, with the same data, from one load to the next.', async () => {
    for (const { specs, message } of Object.values(failing)) {
      const { container } = await render(inBoundary(specs));
      expect(container.textContent).toBe(`No chart: ${message}`);
      expect((await renderBeforeSize(inBoundary(specs))).tellSize).toThrow(message);
    }
  });
});

describe('docs/troubleshooting', () => {
  it('Your application disappears, or only the place of the chart is empty.', async () => {
    const { specs, message } = failing.dates!;
    const chart = <Chart size={{ height: 300 }}>{specs}</Chart>;
    // This error reaches React, which removes everything up to the next boundary.
    await expect(render(chart)).rejects.toThrow(message);
    const { container, tellSize } = await renderBeforeSize(
      <>
        <h1>Sales</h1>
        {chart}
      </>,
    );
    expect(tellSize).toThrow(message);
    expect(container.textContent).toContain('Sales');
    expect(container.querySelector('canvas')).toBeNull();
  });
});
