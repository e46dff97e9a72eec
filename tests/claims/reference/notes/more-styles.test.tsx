import {
  AnnotationAnimationTrigger,
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  Heatmap,
  Position,
  RectAnnotation,
  Settings,
  type ElementClickListener,
  type HeatmapElementEvent,
  type HeatmapProps,
  type PartialTheme,
  type PointStyle,
  type RectStyle,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { line as everyLine } from '../../every-chart';
import { highlighted } from '../../highlighted';
import { click, mouse, move, surfaceOf } from '../../pointer';
import { render, renderChart } from '../../render-chart';
import { crossingFields } from '../../two-lines';

const drawn = async (spec: ReactElement, theme: PartialTheme = {}) =>
  drawingOf(await renderChart(spec, { theme }));

describe('reference/notes/CrosshairStyle', () => {
  it('Its own visible has no effect: band.visible decides.', async () => {
    const cursors = async (crosshair: object) => {
      const { container } = await renderChart(everyLine, { theme: { crosshair } });
      await move(container, 300, 150);
      return container.querySelectorAll('.echCrosshair__cursor line').length;
    };
    for (const visible of [true, false]) {
      expect(await cursors({ line: { visible }, band: { visible: true } })).toBe(1);
      expect(await cursors({ line: { visible }, band: { visible: false } })).toBe(0);
    }
  });
});

describe('reference/notes/PointStyle', () => {
  it('Bubbles ignore visible, focused and dimmed: they always show, and sharedStyle of the theme fades them.', async () => {
    const bubbles = (point: Partial<PointStyle>) =>
      ['a', 'b'].map((id) => (
        <BubbleSeries
          key={id}
          id={id}
          {...crossingFields}
          yAccessors={[id]}
          bubbleSeriesStyle={{ point: { radius: 9, ...point } }}
        />
      ));
    const plain = await drawn(<>{bubbles({})}</>);
    for (const visible of ['always', 'never', 'auto'] as const)
      expect(await drawn(<>{bubbles({ visible })}</>)).toBe(plain);
    expect(await drawn(<>{bubbles({ radius: 3 })}</>)).not.toBe(plain);

    const faded = await highlighted(bubbles({}));
    const states: Partial<PointStyle> = {
      focused: { strokeWidth: 12 },
      dimmed: { fill: '#C03060', stroke: '#C03060' },
    };
    expect(await highlighted(bubbles(states))).toBe(faded);
    const sharedStyle = { unhighlighted: { opacity: 0.77 } };
    expect(await highlighted(bubbles({}), { theme: { sharedStyle } })).not.toBe(faded);
  });
});

describe('reference/notes/RectStyle', () => {
  it('If opacity and fill are both present after merging with the theme, fill is ignored.', async () => {
    const dimmed = (style: RectStyle['dimmed']) =>
      highlighted(
        ['a', 'b'].map((id) => (
          <BarSeries
            key={id}
            id={id}
            {...crossingFields}
            yAccessors={[id]}
            barSeriesStyle={{ rect: { dimmed: style } }}
          />
        )),
      );
    const fill = '#20A070';
    const both = await dimmed({ opacity: 0.3, fill });
    expect(both).toBe(await dimmed({ opacity: 0.3 } as RectStyle['dimmed']));
    expect(both).not.toContain(fill);
    expect(await dimmed({ fill } as RectStyle['dimmed'])).toContain(fill);
  });
});

describe('reference/notes/SharedGeometryStateStyle', () => {
  it('Annotations change state only with an animation for AnnotationAnimationTrigger.FadeOnFocusingOthers.', async () => {
    const trigger = AnnotationAnimationTrigger.FadeOnFocusingOthers;
    const isFadedBy = async (animations: { trigger: typeof trigger; options: object }[]) => {
      const chart = (
        <Chart size={{ height: 300 }}>
          <Settings theme={{ sharedStyle: { unhighlighted: { opacity: 0.1 } } }} />
          {[0, 1].map((x) => (
            <RectAnnotation
              key={x}
              id={String(x)}
              dataValues={[{ coordinates: { x0: x, x1: x + 0.9 }, details: 'Text' }]}
              animations={animations}
            />
          ))}
          {everyLine}
        </Chart>
      );
      const rendered = await render(chart);
      await move(rendered.container, 100, 20);
      return drawingOf(await rendered.rerender(chart)) !== drawingOf(rendered);
    };
    expect(await isFadedBy([{ trigger, options: { enabled: false } }])).toBe(true);
    expect(await isFadedBy([])).toBe(false);
  });
});

const heatmap = (props: Partial<HeatmapProps> = {}) => (
  <Heatmap
    id="heatmap"
    data={[1, 2].map((x) => ({ x, y: 'row', value: x }))}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="value"
    xAxisTitle="Title"
    colorScale={{ type: 'bands', bands: [{ start: 0, end: 30, color: '#aaeecc' }] }}
    {...props}
  />
);

describe('reference/notes/TextStyle', () => {
  const bars = (
    <>
      <Axis id="x" position={Position.Bottom} title="Title" />
      <BarSeries
        id="bars"
        {...crossingFields}
        yAccessors={['a']}
        displayValueSettings={{ showValueLabel: true }}
      />
    </>
  );
  const weights = ['normal', 'bold', 900] as const;

  it('Tick labels and bar value labels ignore it.', async () => {
    const plain = await drawn(bars);
    for (const fontWeight of weights) {
      expect(await drawn(bars, { axes: { tickLabel: { fontWeight } } })).toBe(plain);
      const displayValue = { fontWeight } as object;
      expect(await drawn(bars, { barSeriesStyle: { displayValue } })).toBe(plain);
    }
    expect(await drawn(bars, { axes: { tickLabel: { fontSize: 20 } } })).not.toBe(plain);
    expect(await drawn(bars, { axes: { axisTitle: { fontWeight: 'normal' } } })).not.toBe(plain);
  });

  it('Heatmap titles are always bold.', async () => {
    const title = (fontWeight: (typeof weights)[number]): PartialTheme => ({
      axes: { axisTitle: { fontWeight } },
    });
    const bold = await drawn(heatmap(), title('bold'));
    for (const fontWeight of weights) expect(await drawn(heatmap(), title(fontWeight))).toBe(bold);
    expect(await drawn(heatmap({ xAxisTitle: '' }))).not.toBe(bold);
    expect(await drawn(bars, title('normal'))).not.toBe(await drawn(bars, title('bold')));
  });
});

describe('reference/notes/HeatmapStyle', () => {
  it('fill has no effect.', async () => {
    const rectangle = async (theme: PartialTheme) => {
      const chart = (
        <Chart size={{ height: 300 }}>
          <Settings theme={theme} onBrushEnd={() => undefined} />
          {heatmap()}
        </Chart>
      );
      const rendered = await render(chart);
      await mouse(surfaceOf(rendered.container), 'mousedown', 100, 100);
      await mouse(surfaceOf(rendered.container), 'mousemove', 300, 200);
      expect(rendered.container.querySelector('.echBrushTool')).not.toBeNull();
      return drawingOf(await rendered.rerender(chart));
    };
    const brushTool = { visible: true };
    const plain = await rectangle({ heatmap: { brushTool } });
    const ownFill = { brushTool: { ...brushTool, fill: '#C03060' } };
    expect(await rectangle({ heatmap: ownFill })).toBe(plain);
    expect(await rectangle({ heatmap: { brushTool }, brush: { fill: '#C03060' } })).not.toBe(plain);
  });
});

describe('reference/notes/Cell', () => {
  it("The largest font size in px at which this cell's label fits; not a finite number if it never fits.", async () => {
    const fontSize = async (text: string, maxFontSize: number) => {
      let size: number | undefined;
      const onElementClick: ElementClickListener = ([element]) => {
        size = (element as HeatmapElementEvent)[0].fontSize;
      };
      const label = { visible: true, minFontSize: 6, maxFontSize };
      const { container } = await renderChart(heatmap({ valueFormatter: () => text }), {
        onElementClick,
        theme: { heatmap: { cell: { label } } },
      });
      await click(container, 400, 100);
      return size;
    };
    expect(await fontSize('1', 12)).toBe(12);
    const inWords = (await fontSize('A label of several words, for a cell', 40))!;
    expect(inWords).toBeGreaterThan(6);
    expect(inWords).toBeLessThan(40);
    expect(await fontSize('A label of several words, for a cell '.repeat(9), 40)).not.toSatisfy(
      Number.isFinite,
    );
  });
});
