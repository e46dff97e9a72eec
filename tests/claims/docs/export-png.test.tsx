import fs from 'node:fs';
import { cloneElement, createRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  DARK_THEME,
  LIGHT_THEME,
  LineAnnotation,
  LineSeries,
  Meter,
  Position,
  Settings,
  type PartialTheme,
  type SettingsProps,
} from '@elastic/charts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { drawingOf } from '../../../plugins/chart-examples/headless';
import { codeOn } from '../code-on';
import { line, otherCharts } from '../every-chart';
import { move } from '../pointer';
import { render, renderChart } from '../render-chart';

const rowsOfBars = [{ x: 'A', y: 3 }];
const bars = <BarSeries id="bars" data={rowsOfBars} xAccessor="x" yAccessors={['y']} />;
/** The charts that paint their background. */
const painted = ['heatmap', 'partition', 'goal', 'bullet'] as const;

/** Returns the color of the first pixel of a drawing, or undefined if it is transparent. */
async function colorOf(svg: string): Promise<string | undefined> {
  const image = await loadImage(Buffer.from(svg));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(1, 1, 1, 1).data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return alpha === 0 ? undefined : `#${hex}`;
}

const backgroundOf = async (specs: ReactElement, settings: SettingsProps) =>
  colorOf((await renderChart(specs, settings)).svg);

/** Returns the steps by which the picture of a chart is made: the color of its background, and the chart. */
async function stepsOf(specs: ReactElement, options?: { backgroundColor: string }) {
  const chart = createRef<Chart>();
  await render(
    <Chart ref={chart} size={{ height: 200 }}>
      {specs}
    </Chart>,
  );
  const steps: unknown[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => steps.push(context.fillStyle),
    drawImage: () => steps.push('chart'),
  };
  const canvas = { getContext: () => context, toDataURL: () => 'data:' };
  const createElement = vi
    .spyOn(document, 'createElement')
    .mockReturnValueOnce(canvas as unknown as HTMLElement);
  chart.current!.getPNGSnapshot(options);
  createElement.mockRestore();
  return steps;
}

describe('docs/export-png', () => {
  it('The legend is invisible: LIGHT_THEME does not reach the legend, whose light text is in the dark stylesheet.', async () => {
    const legend = async (baseTheme: SettingsProps['baseTheme']) => {
      const { container } = await renderChart(bars, { showLegend: true, baseTheme });
      const label = container.querySelector<HTMLElement>('.echLegendItem__label');
      return label?.style.getPropertyValue('color');
    };
    expect(await legend(LIGHT_THEME)).toBe('');
    expect(await legend(DARK_THEME)).toBe('');
    const textColor = (stylesheet: string) => {
      const css = fs.readFileSync(`node_modules/@elastic/charts/dist/${stylesheet}.css`, 'utf8');
      return /\.echLegendItem\{color:(#\w+)/.exec(css)?.[1];
    };
    expect(textColor('theme_light')).toBe('#1d2a3e');
    expect(textColor('theme_dark')).toBe('#cad3e2');
  });

  it('There is no export as SVG: most charts are drawn on a canvas.', async () => {
    const methods = Object.getOwnPropertyNames(Chart.prototype);
    expect(methods).toContain('getPNGSnapshot');
    expect(methods.filter((name) => /svg/i.test(name))).toEqual([]);
    const { container } = await renderChart(bars);
    expect(container.querySelector('canvas')).not.toBeNull();
  });

  it('A chart does not export its rows. Write them yourself:', () => {
    const { toCsv } = codeOn<{ toCsv: (rows: object[], columns: string[]) => string }>(
      'docs/export-png',
      'toCsv',
    );
    const rows = [
      { day: 'Mon', count: 4 },
      { day: 'Tue, "late"', count: null },
    ];
    expect(toCsv(rows, ['day', 'count'])).toBe('day,count\r\nMon,4\r\n"Tue, ""late""",');
    expect(toCsv([{ text: 'a\nb' }], ['text'])).toBe('text\r\n"a\nb"');
  });

  it("getPNGSnapshot({ backgroundColor: 'white' }) makes the background of an XY chart white. Without backgroundColor it is transparent.", async () => {
    expect(await stepsOf(bars, { backgroundColor: 'white' })).toEqual(['white', 'chart']);
    expect(await stepsOf(bars)).toEqual(['transparent', 'chart']);
    for (const Series of [BarSeries, LineSeries, AreaSeries, BubbleSeries])
      expect(
        await backgroundOf(
          <Series id="series" data={[{ x: 'A', y: 3 }]} xAccessor="x" yAccessors={['y']} />,
          { baseTheme: DARK_THEME },
        ),
      ).toBeUndefined();
  });

  it('Heatmaps, partitions, goals and bullet charts paint the background.color of their theme, which covers backgroundColor. For a transparent picture set background.color to transparent; a bullet chart stays opaque.', async () => {
    for (const baseTheme of [LIGHT_THEME, DARK_THEME])
      for (const name of painted) {
        const of = (theme: PartialTheme) => backgroundOf(otherCharts[name], { baseTheme, theme });
        expect(await of({}), name).toBe(baseTheme.background.color.toLowerCase());
        expect(await of({ background: { color: '#ff0000' } }), name).toBe('#ff0000');
        const transparent = await of({ background: { color: 'transparent' } });
        if (name === 'bullet') expect(transparent).toMatch(/^#/);
        else expect(transparent, name).toBeUndefined();
      }
  });

  it('flushSync draws the light chart at once, so that nobody sees it:', async () => {
    for (const family of [...painted, 'line'] as const) {
      let setLight: (isLight: boolean) => void = () => undefined;
      const Switched = () => {
        const [isLight, set] = useState(false);
        setLight = set;
        return (
          <Chart size={{ height: 200 }}>
            <Settings baseTheme={isLight ? LIGHT_THEME : DARK_THEME} />
            {/* A new element: the chart loses specs that React does not render again. */}
            {cloneElement(family === 'line' ? line : otherCharts[family])}
          </Chart>
        );
      };
      const { container, svg } = await render(<Switched />);
      flushSync(() => setLight(true));
      const drawn = drawingOf(container.querySelector('canvas')!)?.svg ?? '';
      expect(drawn.length, family).toBeGreaterThan(500);
      expect(drawn, family).not.toBe(svg);
      const [light, dark] = [LIGHT_THEME, DARK_THEME].map(({ background }) => background.color);
      if (family !== 'line') {
        expect(svg.toLowerCase(), family).toContain(dark!.toLowerCase());
        expect(drawn.toLowerCase(), family).not.toContain(dark!.toLowerCase());
        expect(await colorOf(drawn), family).toBe(light!.toLowerCase());
      }
    }
  });

  it('null: they are HTML and SVG', async () => {
    const withCanvas: string[] = [];
    for (const [name, specs] of Object.entries({ line, ...otherCharts })) {
      if (name === 'flame') continue;
      const chart = createRef<Chart>();
      const { container } = await render(
        <Chart ref={chart} size={{ height: 200 }}>
          {specs}
        </Chart>,
      );
      if (container.querySelector('canvas')) withCanvas.push(name);
      else expect(chart.current!.getPNGSnapshot(), name).toBeNull();
    }
    expect(withCanvas).toEqual(['line', 'heatmap', 'partition', 'goal', 'bullet', 'timeslip']);
  });

  it('no such method: it stands outside of Chart', async () => {
    const { container } = await render(
      <Meter
        value={3}
        domain={[0, 9]}
        fill={{ type: 'single', color: '#aa3355' }}
        trackColor="#cccccc"
        ariaLabel="Used"
      />,
    );
    expect(container.textContent).toBe('');
    expect(container.querySelector('[role=meter], [aria-label=Used]')).not.toBeNull();
    expect(container.querySelector('.echChart, canvas')).toBeNull();
  });

  it('Title, description, legend, tooltips and markers of annotations are HTML and not on the picture.', async () => {
    const { container } = await render(
      <Chart title="The title" description="The description" size={{ height: 200 }}>
        <Settings showLegend />
        <Axis id="y" position={Position.Left} />
        <LineAnnotation
          id="limit"
          domainType={AnnotationDomainType.YDomain}
          dataValues={[{ dataValue: 2 }]}
          marker="The marker"
        />
        <BarSeries id="The series" data={rowsOfBars} xAccessor="x" yAccessors={['y']} />
      </Chart>,
    );
    const onCanvas = drawingOf(container.querySelector('canvas')!)!.texts;
    await move(container, 300, 100);
    const tooltip = document.querySelector('.echTooltip')!;
    expect(tooltip.querySelector('canvas')).toBeNull();
    const html = container.textContent! + tooltip.textContent!;
    for (const text of ['The title', 'The description', 'The series', 'The marker']) {
      expect(html).toContain(text);
      expect(onCanvas).not.toContain(text);
    }
    expect(onCanvas).toContain('3');
  });

  it('The picture is what the canvas shows, in the size of the canvas times the pixel ratio of the screen.', async () => {
    for (const ratio of [1, 2])
      for (const specs of [bars, ...painted.map((name) => otherCharts[name])]) {
        window.devicePixelRatio = ratio;
        const chart = createRef<Chart>();
        const { container } = await render(
          <Chart ref={chart} size={{ height: 200 }}>
            {specs}
          </Chart>,
        );
        const { width, height, style } = container.querySelector('canvas')!;
        expect([style.width, style.height]).toEqual(['600px', '200px']);
        expect([width, height]).toEqual([600 * ratio, 200 * ratio]);
      }
    window.devicePixelRatio = 1;
  });

  it('An XY chart or a heatmap without data is not drawn: the function below then fails after 30 seconds.', async () => {
    const countOf = async (specs: ReactElement) => {
      const { container } = await render(<Chart size={{ height: 200 }}>{specs}</Chart>);
      return container.querySelector<HTMLElement>('.echChartStatus')!.dataset.echRenderCount;
    };
    for (const empty of [bars, otherCharts.heatmap].map((specs) =>
      cloneElement(specs, { data: [] }),
    ))
      expect(await countOf(empty)).toBe('0');
    for (const [name, specs] of Object.entries({ line, ...otherCharts }))
      if (name !== 'flame') expect(Number(await countOf(specs)), name).toBeGreaterThan(0);
  });
});
