import { createRef } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Heatmap,
  LineSeries,
  Partition,
  Position,
  ScaleType,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render, renderChart } from '../render-chart';
import { showExample } from '../show-example';
import { soon } from '../soon';

const names = ['Web', 'App', 'Partners', 'Stores'];

/** Renders a legend below a plot, in a chart of 276 pixels, and returns its elements. */
async function legendBelow(settings: { legendLayout?: 'list' }) {
  const { container } = await render(
    <Chart size={{ width: 276, height: 250 }}>
      <Settings showLegend legendPosition={Position.Bottom} {...settings} />
      {names.map((name) => (
        <LineSeries
          key={name}
          id={name}
          data={[{ x: 0, y: 1 }]}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      ))}
    </Chart>,
  );
  return {
    height: parseFloat(container.querySelector<HTMLElement>('.echLegend > div')!.style.height),
    columns: container.querySelector<HTMLElement>('.echLegendGridList')?.style.gridTemplateColumns,
  };
}

/** Heights of two charts of the dashboard where it is wide. */
const wideHeights = { requests: 210, heatmap: 220 };

const heightsOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.echChart')].map(({ style }) =>
    parseFloat(style.height),
  );

describe('docs/dashboard', () => {
  it('A legend below the plot places entries in columns of 200 pixels, which is one on a phone, and shows two rows.', async () => {
    const { height, columns } = await legendBelow({});
    expect(columns).toContain('200px');
    // Two rows of 22 pixels and their margins, for four entries.
    expect(height).toBeGreaterThan(44);
    expect(height).toBeLessThan(88);
  });

  it('As a list it places short names in a row:', async () => {
    const grid = await legendBelow({});
    const list = await legendBelow({ legendLayout: 'list' });
    expect(list.columns).toBeUndefined();
    expect(list.height).toBeLessThan(grid.height + 1);
  });

  it('Sort the rows before you pass them: a bar chart keeps the order of the data.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="cause" position={Position.Bottom} />
        <BarSeries
          id="failures"
          data={[
            { cause: 'Timeout', count: 3 },
            { cause: 'Address', count: 9 },
            { cause: 'Stock', count: 5 },
          ]}
          xAccessor="cause"
          yAccessors={['count']}
        />
      </>,
    );
    expect(debugState?.axes?.x[0]?.labels).toEqual(['Timeout', 'Address', 'Stock']);
  });

  it('minFontSize: 99 leaves no slice room for its label, and linkLabel: { maxCount: 0 } removes the labels outside.', async () => {
    const slices = (
      <Partition
        id="slices"
        data={names.map((name, index) => ({ name, value: 10 + index }))}
        valueAccessor={({ value }) => value}
        layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
      />
    );
    const inside = await renderChart(slices);
    expect(inside.texts).toEqual(expect.arrayContaining(names));
    const none = await renderChart(slices, {
      theme: { partition: { minFontSize: 99, linkLabel: { maxCount: 0 } } },
    });
    expect(none.texts).toEqual([]);
  });

  it('A formatter that returns an empty string leaves some out:', async () => {
    const { texts } = await renderChart(
      <Heatmap
        id="hours"
        data={[0, 1, 2, 3].map((hour) => ({ hour, day: 'Mon', count: hour }))}
        xAccessor="hour"
        yAccessor="day"
        valueAccessor="count"
        xScale={{ type: ScaleType.Ordinal }}
        xAxisLabelFormatter={(hour) => (Number(hour) % 2 === 0 ? `${hour} h` : '')}
        colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#5588dc' }] }}
      />,
    );
    expect(texts.filter((text) => text.endsWith(' h'))).toEqual(['0 h', '2 h']);
  });

  it('A selected range then reaches the charts that use it, and the heatmap does not compute again.', async () => {
    const { container, settings, states } = await showExample('linked-charts/dashboard', 1000);
    // The dashboard draws its charts as soon as it has measured its width.
    await soon(() => {
      const [, requests, , , , heatmap] = heightsOf(container);
      expect({ requests, heatmap }).toEqual(wideHeights);
    });
    const counts = () =>
      [...container.querySelectorAll<HTMLElement>('.echChartStatus')].map(({ dataset }) =>
        Number(dataset.echRenderCount),
      );
    await soon(() => expect(Math.min(...counts())).toBeGreaterThan(0));
    const heatmap = states().findIndex(({ heatmap: cells }) => cells);
    const before = counts();
    const noon = Date.UTC(2025, 2, 26, 12);
    settings.find(({ onBrushEnd }) => onBrushEnd)?.onBrushEnd?.({ x: [noon, noon + 3_600_000] });
    // Figures, both time series, bars and donut.
    await soon(() =>
      expect(counts().slice(0, 5)).toEqual(before.slice(0, 5).map((count) => count + 1)),
    );
    expect(heatmap).toBe(5);
    expect(counts().slice(5)).toEqual(before.slice(5));
  });

  it('Without externalPointerEvents the line moves, and the other tooltip stays closed.', async () => {
    const shown = async (externalPointerEvents?: SettingsProps['externalPointerEvents']) => {
      for (const open of document.querySelectorAll('.echTooltip')) open.remove();
      const chart = createRef<Chart>();
      const { container } = await render(
        <Chart ref={chart} size={{ height: 200 }}>
          <Settings externalPointerEvents={externalPointerEvents} />
          <Axis id="x" position={Position.Bottom} />
          <LineSeries
            id="line"
            data={[0, 1, 2].map((x) => ({ x, y: x }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </Chart>,
      );
      chart.current!.dispatchExternalPointerEvent({
        type: 'Over',
        chartId: 'another',
        scale: 'linear',
        x: 1,
        y: [],
        smVerticalValue: null,
        smHorizontalValue: null,
      });
      await soon(() =>
        expect(container.querySelector('.echCrosshair__cursor line')).not.toBeNull(),
      );
      return document.querySelector('.echTooltip') !== null;
    };
    expect(await shown()).toBe(false);
    expect(await shown({ tooltip: { visible: false } })).toBe(false);
    expect(await shown({ tooltip: { visible: true } })).toBe(true);
  });

  it('below the plot, in a chart that is 40 and 30 pixels higher', async () => {
    const { container } = await showExample('linked-charts/dashboard', 390);
    await soon(() => {
      const [, requests, , , , heatmap] = heightsOf(container);
      expect([requests, heatmap]).toEqual([wideHeights.requests + 40, wideHeights.heatmap + 30]);
    });
  });
});
