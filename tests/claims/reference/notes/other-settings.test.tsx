import {
  LineSeries,
  Meter,
  ScaleType,
  Wordcloud,
  type ElementClickListener,
  type LayerValue,
  type PartitionElementEvent,
  type SettingsProps,
  type WordcloudProps,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chartsStylesheet } from '../../../../plugins/chart-examples/headless';
import { drawingOf } from '../../drawing-of';
import { heatmap, line, otherCharts } from '../../every-chart';
import { legendOf } from '../../legend-of';
import { click } from '../../pointer';
import { renderChart } from '../../render-chart';

describe('reference/notes/Rendering', () => {
  it('Names the drawing technique for rendering of Settings, which has no effect. No effect. No effect.', async () => {
    const drawn = async (spec: ReactElement, settings: SettingsProps) => {
      const rendered = await renderChart(spec, settings);
      expect(rendered.container.querySelector('canvas')).not.toBeNull();
      return drawingOf(rendered);
    };
    for (const spec of [line, heatmap, otherCharts.partition])
      for (const rendering of ['canvas', 'svg'] as const)
        expect(await drawn(spec, { rendering })).toBe(await drawn(spec, {}));
    expect(await drawn(line, { rotation: 90 })).not.toBe(await drawn(line, {}));
  });
});

describe('reference/notes/LayerValue', () => {
  it('Always 0 in goal charts.', async () => {
    const depths = async (spec: ReactElement) => {
      const layers: LayerValue[] = [];
      const onElementClick: ElementClickListener = (elements) => {
        for (const [values] of elements as PartitionElementEvent[]) layers.push(...values);
      };
      const { container } = await renderChart(spec, { onElementClick });
      for (const x of [200, 250, 300, 350])
        for (const y of [40, 100, 150]) await click(container, x, y);
      return new Set(layers.map(({ depth }) => depth));
    };
    expect(await depths(otherCharts.goal)).toEqual(new Set([0]));
    expect(await depths(otherCharts.partition)).toEqual(new Set([1]));
  });
});

describe('reference/notes/BaseDatum', () => {
  it('The least that a row of data must be: an object, or an array whose values are read by index. Rows of other types are left out of the chart.', async () => {
    const values = async (data: unknown[], x: string | number, y: string | number) => {
      const { debugState } = await renderChart(
        <LineSeries
          id="line"
          data={data as object[]}
          xScaleType={ScaleType.Linear}
          xAccessor={x}
          yAccessors={[y]}
        />,
      );
      return new Set(debugState?.lines?.[0]?.points.map((point) => point.y));
    };
    const others = [7, 'text', null, undefined, true];
    const objects = [1, 2].map((x) => ({ x, y: 10 * x }));
    expect(await values([...objects, ...others], 'x', 'y')).toEqual(new Set([10, 20]));
    const arrays = [1, 2].map((x) => [x, 10 * x]);
    expect(await values([...arrays, ...others], 0, 1)).toEqual(new Set([10, 20]));
  });
});

describe('reference/notes/MeterProps', () => {
  it('The two ends of the track, in any order: the smaller number is always at the left or at the bottom.', () => {
    const meter = (domain: [number, number]) =>
      renderToStaticMarkup(
        <Meter
          value={2}
          domain={domain}
          baseline={0}
          fill={{ type: 'single', color: '#0077bb' }}
          trackColor="#dddddd"
          orientation="horizontal"
          size="medium"
          target={8}
        />,
      );
    expect(meter([10, 0])).toBe(meter([0, 10]));
    expect(meter([0, 20])).not.toBe(meter([0, 10]));
    // The fill starts at the left.
    expect(meter([10, 0])).toContain('left:0%;right:80%');
  });
});

describe('reference/notes/WordcloudViewModel', () => {
  it('Any other text throws an error.', async () => {
    const cloud = (spiral: string) =>
      renderChart(
        <Wordcloud
          id="cloud"
          data={[{ text: 'word', weight: 1, color: '#0077bb' }]}
          spiral={spiral as WordcloudProps['spiral']}
        />,
      );
    for (const spiral of ['archimedean', 'rectangular'])
      expect((await cloud(spiral)).texts).toContain('word');
    await expect(cloud('circular')).rejects.toThrow();
  });
});

describe('reference/notes/LegendSpec', () => {
  it('Shows the actions of legendAction only while the pointer is over the item, while the action is in use or has the focus.', async () => {
    const itemWith = async (legendActionOnHover: boolean) => {
      const settings = { showLegend: true, legendAction: () => <button />, legendActionOnHover };
      const legend = legendOf(await renderChart(line, settings));
      return legend.querySelector('.echLegendItem__action')!.closest('li')!;
    };
    const marker = 'echLegendItem--actionOnHover';
    expect((await itemWith(true)).classList).toContain(marker);
    expect((await itemWith(false)).classList).not.toContain(marker);

    // The headless DOM knows neither the pointer nor the focus: the stylesheet tells what happens.
    const rules = [...chartsStylesheet(process.cwd()).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector]) => /--actionOnHover|--isActive/.test(selector!))
      .flatMap(([, selectors, style]) =>
        selectors!.split(',').map((selector): [string, string] => [selector.trim(), style!]),
      )
      .filter(([selector]) => selector.startsWith('.echLegendItem'));
    expect(
      Object.fromEntries(
        rules.map(([selector, style]) => [selector, /opacity: ?(\d)/.exec(style)?.[1]]),
      ),
    ).toEqual({
      [`.${marker} .echLegendItem__action`]: '0',
      [`.${marker}:hover .echLegendItem__action`]: '1',
      [`.${marker}:focus-within .echLegendItem__action`]: '1',
      '.echLegendItem--isActive .echLegendItem__action': '1',
    });
  });
});
