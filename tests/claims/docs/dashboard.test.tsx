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
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render, renderChart } from '../render-chart';

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

describe('docs/dashboard', () => {
  it('A legend below the plot places entries in columns of 200 pixels, which is one on a phone, and shows two rows.', async () => {
    const { height, columns } = await legendBelow({});
    expect(columns).toContain('200px');
    // Two rows of 22 pixels and their margins, for four entries.
    expect(height).toBeGreaterThan(44);
    expect(height).toBeLessThan(88);
  });

  it('As a list it places short names in a row', async () => {
    const grid = await legendBelow({});
    const list = await legendBelow({ legendLayout: 'list' });
    expect(list.columns).toBeUndefined();
    expect(list.height).toBeLessThan(grid.height + 1);
  });

  it('a bar chart keeps the order of the data.', async () => {
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

  it('A formatter that returns an empty string leaves some out', async () => {
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
});
