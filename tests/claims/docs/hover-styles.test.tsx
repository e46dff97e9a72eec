import { createElement, type ReactNode } from 'react';
import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  Chart,
  DARK_THEME,
  LIGHT_THEME,
  LineSeries,
  Partition,
  Settings,
  type LineSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawingOf } from '../drawing-of';
import { highlighted } from '../highlighted';
import { move } from '../pointer';
import { render } from '../render-chart';
import { soon } from '../soon';
import { crossingFields, noMargins, twoLines } from '../two-lines';

const allSeries = [LineSeries, AreaSeries, BarSeries, BubbleSeries] as (typeof LineSeries)[];
const twoSeries = (Series: typeof LineSeries, style?: RecursivePartial<LineSeriesStyle>) =>
  ['a', 'b'].map((id) => (
    <Series
      key={id}
      id={id}
      {...crossingFields}
      yAccessors={[id]}
      {...(style && { lineSeriesStyle: style })}
    />
  ));

/** Returns what is drawn, without its order: a highlighted line comes to the front. */
const shapesOf = (drawing: string) => [...drawing.matchAll(/<(?:path|rect)[^>]*>/g)].flat().sort();

/** Returns what is drawn before and while the pointer is on the first entry of the legend. */
async function whileHovered(specs: ReactNode, settings: SettingsProps) {
  const chart = (
    <Chart size={{ height: 300 }}>
      <Settings showLegend {...settings} />
      {specs}
    </Chart>
  );
  const first = await render(chart);
  const entry = first.container.querySelector('.echLegendItem')!;
  entry.dispatchEvent(new window.MouseEvent('mouseover', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return soon(async () => {
    const drawing = drawingOf(await first.rerender(chart));
    // A drawing is empty until the chart draws again.
    expect(drawing).toMatch(/<(path|rect)/);
    return { normal: shapesOf(drawingOf(first)), hovered: shapesOf(drawing) };
  });
}

/** Returns the widths of the lines in a drawing, each once for a series. */
const widthsOf = (drawing: string) =>
  new Set(
    [...drawing.matchAll(/stroke-width="([\d.]+)" stroke-linejoin/g)].map(([, width]) => width),
  );

describe('docs/lines', () => {
  it('line.focused.strokeWidth in lineSeriesStyle is the width of a line while the pointer is on its legend entry, 2.5 by default: lineSeriesStyle={{ line: { focused: { strokeWidth: 5 } } }}.', async () => {
    for (const baseTheme of [LIGHT_THEME, DARK_THEME]) {
      expect(widthsOf(await highlighted(twoSeries(LineSeries), { baseTheme }))).toContain('2.5');
      const thick = twoSeries(LineSeries, { line: { focused: { strokeWidth: 5 } } });
      const widths = widthsOf(await highlighted(thick, { baseTheme }));
      expect(widths).toContain('5');
      expect(widths).not.toContain('2.5');
    }
  });

  it('The pointer in the plot changes no line.', async () => {
    const chart = (
      <Chart size={{ height: 300 }}>
        <Settings theme={noMargins} />
        {twoLines()}
      </Chart>
    );
    const first = await render(chart);
    await move(first.container, 300, 150);
    expect(document.querySelector('.echTooltip')).not.toBeNull();
    // Another series makes the chart draw again, with the pointer in the plot.
    const { svg } = await first.rerender(
      <Chart size={{ height: 300 }}>
        <Settings theme={noMargins} />
        {twoLines()}
        <LineSeries id="third" {...crossingFields} yAccessors={['b']} />
      </Chart>,
    );
    expect(widthsOf(svg)).toEqual(new Set(['1.5']));
  });

  it('For that, keep the hovered series in your state.', async () => {
    const { Lines } = codeOn<{ Lines: (props: { rows: object[] }) => null }>('docs/lines', 'Lines');
    const rows = [
      { week: 1, orders: 2, returns: 4 },
      { week: 2, orders: 3, returns: 1 },
      { week: 3, orders: 3, returns: 4 },
    ];
    const chart = createElement(Lines, { rows });
    const first = await render(chart);
    expect(widthsOf(drawingOf(first))).toEqual(new Set(['1.5']));
    await move(first.container, 298, 60);
    // What was drawn is returned once.
    const widths = new Set<string | undefined>();
    await soon(async () => {
      for (const width of widthsOf(drawingOf(await first.rerender(chart)))) widths.add(width);
      expect(widths).toEqual(new Set(['4', '1.5']));
    });
  });
});

describe('docs/legend', () => {
  const { withoutDimming } = codeOn<{ withoutDimming: PartialTheme }>(
    'docs/legend',
    'withoutDimming',
  );

  it('Give the dimmed styles of the theme an opacity of 1, so that the other series keep their look while the pointer is on a legend entry.', async () => {
    const partition = (
      <Partition
        id="p"
        data={crossingFields.data}
        valueAccessor={({ a }) => a}
        layers={[{ groupByRollup: ({ x }: { x: number }) => x, shape: { fillColor: '#54b399' } }]}
      />
    );
    for (const { specs, baseTheme } of combinations({
      specs: [...allSeries.map((Series) => twoSeries(Series)), partition],
      baseTheme: [LIGHT_THEME, DARK_THEME],
    })) {
      const { normal, hovered } = await whileHovered(specs, { baseTheme });
      expect(hovered).not.toEqual(normal);
      const kept = await whileHovered(specs, { baseTheme, theme: withoutDimming });
      expect(kept.normal).toEqual(normal);
      expect(kept.hovered).toEqual(normal);
    }
  });
});
