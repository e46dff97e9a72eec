import {
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  Chart,
  DARK_THEME,
  Heatmap,
  LIGHT_THEME,
  LineSeries,
  Metric,
  Partition,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { click } from '../pointer';
import { render, renderChart } from '../render-chart';

/** Bars of several series, as wide as the plot on a screen of 390 pixels. */
async function narrowBars(names: string[], settings: SettingsProps) {
  const { container, svg } = await render(
    <div style={{ width: 374 }}>
      <Chart size={{ height: 360 }}>
        <Settings showLegend legendPosition={Position.Bottom} {...settings} />
        {names.map((name) => (
          <BarSeries
            key={name}
            id={name}
            data={[{ x: 'A', y: 3 }]}
            xAccessor="x"
            yAccessors={['y']}
          />
        ))}
      </Chart>
    </div>,
  );
  const height = 360 - Number(svg.match(/height="(\d+)"/)?.[1]);
  return { container, height };
}

describe('docs/legend', () => {
  it('Empty room below a list: at the bottom a list is 40 px high for one row, 64 px for two and 73 px for more, with rows that scroll. The rows are estimated: seven short names in one row can get 64 px. Set legendSize.', async () => {
    const heightOf = async (names: string[], settings: SettingsProps = {}) =>
      (await narrowBars(names, { legendLayout: 'list', ...settings })).height;
    const long = ['Emergency north', 'Emergency south', 'Neurology and surgery', 'Pediatrics'];
    expect(await heightOf(['a', 'b'])).toBe(40);
    expect(await heightOf([...'abcdefg'])).toBe(64);
    expect(await heightOf([...'abcdefg'], { legendSize: 40 })).toBe(40);
    expect(await heightOf([...long, ...long.map((name) => `${name} 2`)])).toBe(73);
  });
});

describe('docs/responsive-size', () => {
  it('Without the list each entry has a row of its own, and two and a half of five are visible.', async () => {
    const { container, height } = await narrowBars([...'abcde'], {});
    expect(container.querySelectorAll('.echLegendItem').length).toBe(5);
    expect(height).toBe(69); // rows of 29 pixels
  });
});

describe('docs/export-png', () => {
  it('The legend is invisible: LIGHT_THEME does not reach the legend, whose light text is in the dark stylesheet.', async () => {
    const legend = async (baseTheme: SettingsProps['baseTheme']) =>
      (await narrowBars(['a', 'b'], { baseTheme, legendLayout: 'list' })).container
        .querySelector<HTMLElement>('.echLegendItem__label')!
        .style.getPropertyValue('color');
    expect(await legend(LIGHT_THEME)).toBe('');
    expect(await legend(DARK_THEME)).toBe('');
  });
});

const heatmap = (data: object[]) => (
  <Heatmap
    id="heatmap"
    data={data}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="value"
    xScale={{ type: ScaleType.Ordinal }}
    colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aaeecc' }] }}
  />
);

describe('docs/heatmaps', () => {
  it('onElementClick of Settings gets a list whose first element is [cell, series]. cell.datum has the x, y and value of the cell, and originalIndex, the position of its row in your data.', async () => {
    const onElementClick = vi.fn();
    const { container } = await renderChart(
      heatmap([
        { x: 'a', y: 'b' },
        { x: 'a', y: 'b', value: 4 },
      ]),
      { onElementClick },
    );
    await click(container, 300, 120);
    const [[cell, series]] = onElementClick.mock.calls[0]![0];
    expect(cell.datum).toEqual({ x: 'a', y: 'b', value: 4, originalIndex: 1 });
    expect(series.specId).toBe('heatmap');
  });
});

describe('docs/linked-charts', () => {
  it('A chart without the right axis of another needs its room. Set chartMargins.right of the theme to the width of that axis plus the right margin of the other chart, such as 60 + 8.', async () => {
    const plot = async (hasAxis: boolean, right: number) => {
      const onProjectionAreaChange = vi.fn();
      await renderChart(
        <>
          {hasAxis && (
            <Axis id="right" position={Position.Right} style={{ minExtent: 60, maxExtent: 60 }} />
          )}
          <LineSeries
            id="a"
            data={[1, 2].map((x) => ({ x, y: x }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        { theme: { chartMargins: { left: 0, right } }, onProjectionAreaChange },
      );
      const { left, width } = onProjectionAreaChange.mock.lastCall![0].projection;
      return [left, width];
    };
    expect(await plot(false, 68)).toEqual(await plot(true, 8));
    expect(await plot(false, 8)).not.toEqual(await plot(true, 8));
  });
});

describe('docs/bars', () => {
  it('valueFormatter gets the value alone.', async () => {
    const valueFormatter = vi.fn((value: number) => `${value}`);
    await renderChart(
      <BarSeries
        id="bars"
        data={[{ x: 'A', y: 3, share: 0.5 }]}
        xAccessor="x"
        yAccessors={['y']}
        displayValueSettings={{ showValueLabel: true, valueFormatter }}
      />,
    );
    const call: unknown[] = valueFormatter.mock.lastCall!;
    expect(call[0]).toBe(3);
    expect(JSON.stringify(call)).not.toContain('share');
  });
});

describe('docs/gauge-and-bullet', () => {
  it('Labels of an arc overlap. All of them are drawn, however little room there is.', async () => {
    const ticks = [0, 100, 200, 300, 400, 500, 600];
    const datum = { title: 'A', value: 250, domain: [0, 600] as [number, number], ticks };
    const { texts } = await render(
      <Chart size={{ width: 180, height: 220 }}>
        <Bullet
          id="bullet"
          subtype={BulletSubtype.halfCircle}
          data={[[{ ...datum, valueFormatter: String, tickFormatter: (tick) => `${tick} min` }]]}
        />
      </Chart>,
    );
    expect(texts).toEqual(expect.arrayContaining(ticks.map((tick) => `${tick} min`)));
  });
});

describe('docs/recipes/states-and-size', () => {
  it('noResults shows in XY charts and heatmaps.', async () => {
    const charts = {
      xy: <LineSeries id="a" data={[]} xAccessor="x" yAccessors={['y']} />,
      heatmap: heatmap([]),
      metric: <Metric id="a" data={[]} />,
      pie: (
        <Partition id="a" data={[]} valueAccessor={() => 1} layers={[{ groupByRollup: () => 1 }]} />
      ),
      gauge: <Bullet id="a" subtype={BulletSubtype.halfCircle} data={[[]]} />,
    };
    const shown: string[] = [];
    for (const [name, specs] of Object.entries(charts))
      if ((await renderChart(specs, { noResults: <p>None</p> })).texts.includes('None'))
        shown.push(name);
    expect(shown).toEqual(['xy', 'heatmap']);
  });
});

describe('docs/recipes/lines-and-areas', () => {
  const hour = 3_600_000;
  const { weekendsOf } = codeOn<{
    weekendsOf: (
      hours: number[],
      timeZone: string,
    ) => { coordinates: { x0: number; x1: number } }[];
  }>('docs/recipes/lines-and-areas', 'weekendsOf');
  const hoursFrom = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) => start + index * hour);

  it('With hourly bars in a time zone, take the starts of the hours: a weekend in which the clocks change has 47 or 49 hours.', async () => {
    const october = hoursFrom(Date.UTC(2025, 9, 24, 18), 60);
    const weekends = weekendsOf(october, 'Europe/Berlin');
    const [x0, x1] = [Date.UTC(2025, 9, 24, 22), Date.UTC(2025, 9, 26, 23)];
    expect(weekends).toEqual([{ coordinates: { x0, x1 } }]);
    expect(x1 - x0).toBe(49 * hour);
    const march = weekendsOf(hoursFrom(Date.UTC(2025, 2, 26), 14 * 24), 'Europe/Berlin');
    expect(march.map(({ coordinates }) => (coordinates.x1 - coordinates.x0) / hour)).toEqual([
      47, 48,
    ]);
    const { svg } = await renderChart(
      <>
        <RectAnnotation
          id="weekends"
          dataValues={weekends}
          style={{ fill: '#abcdef', opacity: 1 }}
        />
        <BarSeries
          id="bars"
          data={october.map((x) => ({ x, y: 1 }))}
          timeZone="Europe/Berlin"
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    // 600 pixels are 60 hours.
    expect(svg).toContain('<path fill="#ABCDEF" d="M40 0L530 0');
  });
});
