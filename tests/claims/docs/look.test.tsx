import {
  AreaSeries,
  Axis,
  BarSeries,
  LIGHT_THEME,
  LineSeries,
  Position,
  ScaleType,
  type LineSeriesProps,
  type PartialTheme,
  type SeriesColorAccessorFn,
  type SettingsProps,
  type TexturedStyles,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../drawing-of';
import { otherCharts } from '../every-chart';
import { renderChart, unmountAll, type Rendered } from '../render-chart';

const hour = 3_600_000;
const rows = [0, 1, 2].map((index) => ({ x: index * hour, y: index + 1, host: `h${index}` }));
const lines = (
  <LineSeries
    id="lines"
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
    splitSeriesAccessors={['host']}
  />
);
const palette = (...vizColors: string[]): PartialTheme => ({ colors: { vizColors } });
const legendColors = ({ debugState }: Rendered) =>
  debugState?.legend?.items.map(({ color }) => color);

describe('docs/colors', () => {
  it('XY series take its colors in order and begin again at its end.', async () => {
    const theme = palette('#ff0000', '#00ff00');
    expect(legendColors(await renderChart(lines, { theme }))).toEqual([
      '#ff0000',
      '#00ff00',
      '#ff0000',
    ]);
  });

  it('null leaves the choice to the palette.', async () => {
    const color: SeriesColorAccessorFn = ({ splitAccessors }) =>
      splitAccessors.get('host') === 'h1' ? '#0000ff' : null;
    const chart = await renderChart(
      <BarSeries
        id="bars"
        data={rows}
        xAccessor="x"
        yAccessors={['y']}
        splitSeriesAccessors={['host']}
        color={color}
      />,
      { theme: palette('#ff0000') },
    );
    expect(legendColors(chart)).toEqual(['#ff0000', '#0000ff', '#ff0000']);
  });

  it('color reaches series, legend and tooltip; a color in lineSeriesStyle or barSeriesStyle reaches the drawing alone. Only point.stroke also outlines the icon in the legend, if point has a shape.', async () => {
    const chart = await renderChart(
      <LineSeries
        id="line"
        data={rows}
        color="#112233"
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        lineSeriesStyle={{ line: { stroke: '#ff8800' } }}
      />,
    );
    expect(legendColors(chart)).toEqual(['#112233']);
    expect(chart.svg).toContain('stroke="#F80"');

    const iconOf = async (lineSeriesStyle: LineSeriesProps['lineSeriesStyle']) => {
      const { container } = await renderChart(
        <LineSeries
          id="line"
          data={rows}
          color="#112233"
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          lineSeriesStyle={lineSeriesStyle}
        />,
        { showLegend: true },
      );
      const icon = container.querySelector('.echLegend path')!;
      return [icon.getAttribute('fill'), icon.getAttribute('stroke')];
    };
    const own = ['#112233', '#112233'];
    const colors = { fill: '#ff8800', stroke: '#ff8800' };
    expect(await iconOf({ line: { stroke: '#ff8800' }, point: colors })).toEqual(own);
    expect(await iconOf({ line: { stroke: '#ff8800' }, point: { shape: 'square' } })).toEqual(own);
    expect(await iconOf({ point: { shape: 'square', ...colors } })).toEqual([own[0], '#ff8800']);
  });

  it('A palette gives a color to a position: when a series is missing, the next one takes its color.', async () => {
    const theme = palette('#ff0000', '#00ff00', '#0000ff');
    const colorsOf = async (...hosts: string[]) => {
      const data = rows.filter(({ host }) => hosts.includes(host));
      const chart = await renderChart(
        <BarSeries
          id="bars"
          data={data}
          xAccessor="x"
          yAccessors={['y']}
          splitSeriesAccessors={['host']}
        />,
        { theme },
      );
      return chart.debugState?.legend?.items.map(({ name, color }) => [name, color]);
    };
    expect(await colorsOf('h0', 'h1', 'h2')).toEqual([
      ['h0', '#ff0000'],
      ['h1', '#00ff00'],
      ['h2', '#0000ff'],
    ]);
    expect(await colorsOf('h0', 'h2')).toEqual([
      ['h0', '#ff0000'],
      ['h2', '#00ff00'],
    ]);
  });

  it('Colors change when a series is hidden by your own state: give each series a color.', async () => {
    const theme = palette('#ff0000', '#00ff00');
    const colorOfSecond = async (isFirstShown: boolean, color?: string) => {
      const series = {
        data: rows,
        xScaleType: ScaleType.Linear,
        xAccessor: 'x',
        yAccessors: ['y'],
      };
      const chart = await renderChart(
        <>
          {isFirstShown && <LineSeries id="first" {...series} />}
          <LineSeries id="second" color={color} {...series} />
        </>,
        { theme },
      );
      return legendColors(chart)?.at(-1);
    };
    expect([await colorOfSecond(true), await colorOfSecond(false)]).toEqual(['#00ff00', '#ff0000']);
    const own = '#112233';
    expect([await colorOfSecond(true, own), await colorOfSecond(false, own)]).toEqual([own, own]);
  });

  it('The palette reaches XY series alone.', async () => {
    const theme = palette('#ff0000');
    for (const [name, chart] of Object.entries({ line: lines, ...otherCharts })) {
      const look = async (settings: SettingsProps) => {
        const rendered = await renderChart(chart, settings);
        const { innerHTML } = rendered.container.querySelector('.echContainer')!;
        unmountAll();
        return drawingOf(rendered) + innerHTML.replaceAll(/(id|aria-[a-z]+)="[^"]*"/g, '');
      };
      expect([name, (await look({ theme })) !== (await look({}))]).toEqual([name, name === 'line']);
    }
  });

  it('texture in the style of bars and areas draws a pattern over the fill: TexturedStyles. Lines take dash, points a shape.', async () => {
    const texture: TexturedStyles = { shape: 'circle', size: 4, spacing: 2 };
    const props = { id: 'a', data: rows, xAccessor: 'x', yAccessors: ['y'], color: '#112233' };
    const linear = { ...props, xScaleType: ScaleType.Linear };
    for (const [plain, styled] of [
      [<BarSeries {...props} />, <BarSeries {...props} barSeriesStyle={{ rect: { texture } }} />],
      [
        <AreaSeries {...linear} />,
        <AreaSeries {...linear} areaSeriesStyle={{ area: { texture } }} />,
      ],
      [
        <LineSeries {...linear} />,
        <LineSeries {...linear} lineSeriesStyle={{ line: { dash: [4, 2] } }} />,
      ],
      [
        <LineSeries {...linear} lineSeriesStyle={{ point: { visible: 'always' } }} />,
        <LineSeries
          {...linear}
          lineSeriesStyle={{ point: { visible: 'always', shape: 'square' } }}
        />,
      ],
    ] as const)
      expect(drawingOf(await renderChart(styled))).not.toBe(drawingOf(await renderChart(plain)));
  });
});

describe('docs/theming', () => {
  it('theme contains only what differs from it: you never copy a theme to change a value.', async () => {
    const bar = (
      <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={['y']} color="#00ff00" />
    );
    const margins = { left: 40, right: 0, top: 0, bottom: 0 };
    const plain = await renderChart(bar);
    const changed = await renderChart(bar, { theme: { chartMargins: margins } });
    expect(changed.svg).not.toBe(plain.svg);
    expect(changed.svg).toBe(
      (await renderChart(bar, { theme: { ...LIGHT_THEME, chartMargins: margins } })).svg,
    );
  });

  it('The first theme of an array wins, so the theme of a single chart stands before the shared one.', async () => {
    const theme = [palette('#ff0000'), palette('#00ff00')];
    expect(legendColors(await renderChart(lines, { theme }))?.[0]).toBe('#ff0000');
  });
});

describe('docs/troubleshooting', () => {
  it('If your theme seems to be ignored, check its position: in an array of themes the first one that sets a value wins.', async () => {
    const theme = [palette('#00ff00'), palette('#ff0000')];
    expect(legendColors(await renderChart(lines, { theme }))?.[0]).toBe('#00ff00');
  });

  it('It is hidden by default.', async () => {
    const { container } = await renderChart(lines);
    expect(container.querySelector('.echLegend')).toBeNull();
    const shown = await renderChart(lines, { showLegend: true });
    expect(shown.container.querySelector('.echLegend')).not.toBeNull();
  });
});

const timeLabels = async (timeAxisLayerCount?: number) => {
  const { debugState } = await renderChart(
    <>
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={timeAxisLayerCount}
        tickFormat={() => 'own format'}
      />
      <BarSeries
        id="bars"
        data={rows}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );
  return debugState?.axes?.x[0]?.labels ?? [];
};

describe('docs/upgrading', () => {
  it('timeAxisLayerCount is 2, in place of 0: without rotation, time axes have two rows of dates with formats of their own, and tickFormat formats the tooltip alone.', async () => {
    const labels = await timeLabels();
    expect(labels.length).toBeGreaterThan(0);
    expect(labels).not.toContain('own format');
    expect(await timeLabels(2)).toEqual(labels);
    expect(new Set(await timeLabels(0))).toEqual(new Set(['own format']));
  });
});

describe('docs/testing', () => {
  it('debugState is empty or missing: it is off by default; it costs time, so leave it off in production.', async () => {
    const { container } = await renderChart(lines, { debugState: undefined });
    const status = container.querySelector<HTMLElement>('.echChartStatus');
    expect(status?.dataset.echDebugState ?? 'null').toMatch(/^(null|)$/);
  });
});
