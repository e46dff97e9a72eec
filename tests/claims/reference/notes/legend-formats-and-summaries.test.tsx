import {
  Axis,
  BarSeries,
  Goal,
  LegendValue,
  LineSeries,
  PartitionLayout,
  Position,
  ScaleType,
  Tooltip,
  TooltipType,
  type TickFormatterOptions,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { line, otherCharts } from '../../every-chart';
import { tooltipAt } from '../../pointer';
import { renderChart, unmountAll, type Series } from '../../render-chart';
import { noMargins } from '../../two-lines';
import { partition, row } from './partition-chart';

const rows = [0, 1, 2, 3].map((x) => ({ x, y: x + 1 }));
const series = {
  id: 'series',
  data: rows,
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};

describe('reference/notes/SeriesSpec', () => {
  it('Formats the y values of the series in the tooltip and in the legend values, except LegendValue.DifferencePercent.', async () => {
    const { DifferencePercent, Percent: _percent, Value: _value, ...others } = LegendValue;
    for (const value of [...Object.values(others), DifferencePercent]) {
      const { container, texts } = await renderChart(
        <BarSeries {...series} tickFormat={(y: number) => `own ${y}`} />,
        { showLegend: true, legendValues: [value], theme: noMargins },
      );
      const formatted = texts.some((text) => text.startsWith('own '));
      expect(formatted, value).toBe(value !== DifferencePercent);
      if (!formatted) expect(texts).toContain('75.0%');
      expect((await tooltipAt(container, 300, 290))!.textContent).toMatch(/own \d$/);
      unmountAll();
    }
  });
});

describe('reference/notes/TickFormatterOptions', () => {
  it('The time zone of the chart for labels of an x axis; for the tooltip, the one of the series if it names one. It is missing on y axes, value labels and legends.', async () => {
    for (const timeZone of ['Asia/Tokyo', undefined]) {
      const zones: Record<string, Set<string | undefined>> = {};
      const format = (place: string) => (value: unknown, options?: TickFormatterOptions) => {
        (zones[place] ??= new Set()).add(options?.timeZone);
        return String(value);
      };
      const { container } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            tickFormat={format('x axis')}
          />
          <Axis id="y" position={Position.Left} tickFormat={format('y axis')} />
          <BarSeries
            {...series}
            xScaleType={ScaleType.Time}
            timeZone={timeZone}
            tickFormat={format('series')}
            displayValueSettings={{ showValueLabel: true, valueFormatter: format('label') }}
          />
        </>,
        { showLegend: true, legendValues: [LegendValue.Max] },
      );
      const local = Intl.DateTimeFormat().resolvedOptions().timeZone;
      expect([...zones['x axis']!]).toEqual([timeZone ?? local]);
      const legend = zones.series;
      for (const none of [zones['y axis'], zones.label, legend])
        expect([...none!]).toEqual([undefined]);
      zones.series = new Set();
      await tooltipAt(container, 300, 150);
      expect([...zones.series]).toEqual([timeZone]);
      unmountAll();
    }
  });
});

describe('reference/notes/SettingsSpec', () => {
  it('Refers screen readers to the chart type in a hidden summary, which for goals also lists the values. Metric, flame and timeslip charts lack it.', async () => {
    for (const [type, spec] of Object.entries({ line, ...otherCharts })) {
      const { container } = await renderChart(spec);
      const described = container.querySelector('[aria-describedby]');
      const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const texts = ids.flatMap((id) => document.getElementById(id)?.textContent ?? []);
      if (['metric', 'flame', 'timeslip'].includes(type)) expect(texts, type).toEqual([]);
      else expect(texts, type).toEqual([expect.stringMatching(/^[\w ]+ chart$/)]);
    }
    const { container } = await renderChart(
      <Goal id="goal" subtype="goal" domain={{ min: 0, max: 9 }} target={5} actual={4} />,
    );
    expect(container.querySelector('figcaption')!.textContent).toContain('Target:5Value:4');
  });
});

describe('reference/notes/TooltipSpec', () => {
  it('On charts other than cartesian ones TooltipType.None hides the tooltip and the other values differ little: only the heatmap reacts, it shades the hovered cell unless the type is TooltipType.Follow or TooltipType.None.', async () => {
    const { heatmap } = otherCharts;
    const cell = <heatmap.type key="heatmap" {...heatmap.props} />;
    for (const type of Object.values(TooltipType)) {
      const { container } = await renderChart([<Tooltip key="tooltip" type={type} />, cell], {
        theme: { crosshair: { band: { fill: 'rgba(255,0,0,1)' } } },
      });
      const tooltip = await tooltipAt(container, 300, 100);
      const shade = container.querySelector('rect[fill="rgba(255,0,0,1)"]');
      const shades = type === TooltipType.VerticalCursor || type === TooltipType.Crosshairs;
      expect(shade?.getAttribute('opacity'), type).toBe(shades ? '0.5' : undefined);
      expect(Boolean(tooltip?.textContent), type).toBe(type !== TooltipType.None);
      unmountAll();
    }
  });

  it('The row reads null unless the tickFormat of the series or of its y axis turns it into something better, so make sure the formatter accepts null.', async () => {
    const rowOf = async (SomeSeries: Series, ofSeries?: () => string, ofAxis?: () => string) => {
      const { container } = await renderChart(
        <>
          <Tooltip showNullValues />
          <Axis id="y" position={Position.Left} tickFormat={ofAxis} />
          <SomeSeries
            {...series}
            data={rows.map(({ x, y }) => ({ x, y: x === 1 ? null : y }))}
            tickFormat={ofSeries}
          />
        </>,
        { theme: noMargins },
      );
      const tooltip = await tooltipAt(container, 235, 150);
      unmountAll();
      return tooltip?.querySelector('.echTooltip__value')?.textContent;
    };
    const dash = (value?: unknown) => (value === null ? 'none' : '');
    for (const SomeSeries of [BarSeries, LineSeries] as Series[]) {
      expect(await rowOf(SomeSeries)).toBe('null');
      expect(await rowOf(SomeSeries, dash)).toBe('none');
      expect(await rowOf(SomeSeries, undefined, dash)).toBe('none');
    }
  });

  it('An empty string removes the header.', async () => {
    const headerOf = async (headerFormatter: () => string) => {
      const { container } = await renderChart(
        [
          <Tooltip key="tooltip" headerFormatter={headerFormatter} />,
          <LineSeries key="line" {...series} />,
        ],
        { theme: noMargins },
      );
      const tooltip = await tooltipAt(container, 300, 150);
      unmountAll();
      return tooltip!.querySelector('.echTooltipHeader')?.textContent;
    };
    expect(await headerOf(() => '')).toBeUndefined();
    expect(await headerOf(() => 'Header')).toBe('Header');
  });

  it('Default: legendSort of Settings, else the order of the legend.', async () => {
    const order = async (settings: object, tooltip?: ReactElement) => {
      const { container } = await renderChart(
        <>
          {tooltip}
          {['a', 'b', 'c'].map((id) => (
            <LineSeries key={id} {...series} id={id} />
          ))}
        </>,
        { theme: noMargins, showLegend: true, ...settings },
      );
      const shown = await tooltipAt(container, 300, 150);
      const labels = (root: Element, selector: string) =>
        [...root.querySelectorAll(selector)].map(({ textContent }) => textContent).join('');
      const result = [
        labels(container, '.echLegendItem__label'),
        labels(shown!, '.echTooltip__label'),
      ];
      unmountAll();
      return result;
    };
    const backward = (a: { specId: string }, b: { specId: string }) =>
      b.specId.localeCompare(a.specId);
    expect(await order({})).toEqual(['abc', 'abc']);
    expect(await order({ legendSort: backward })).toEqual(['cba', 'cba']);
    expect(await order({ renderingSort: backward })).toEqual(['cba', 'cba']);
    expect(await order({}, <Tooltip sort={backward} />)).toEqual(['abc', 'cba']);
  });
});

const data = Array.from({ length: 8 }, (_, n) => row(`Group${n % 2}`, `part${n % 4}`, 10 + n * n));

async function expectParentLabels() {
  for (const layout of [PartitionLayout.treemap, PartitionLayout.mosaic])
    for (const maxFontSize of [16, 30]) {
      const parents = async (topGroove: number, clipText: boolean) => {
        const theme = { partition: { maxFontSize, fillLabel: { clipText } } };
        const { texts } = await renderChart(partition({ layout, topGroove, data }), {
          theme: [theme, noMargins],
        });
        unmountAll();
        return texts.filter((text) => text.startsWith('Group')).length;
      };
      expect(await parents(maxFontSize + 6, true)).toBe(2);
      expect(await parents(maxFontSize + 4, true)).toBe(0);
      expect(await parents(maxFontSize + 4, false)).toBe(2);
    }
}

describe('reference/notes/PartitionFillLabel', () => {
  it(
    'Parent boxes of treemaps and mosaics then have no label, unless topGroove is at least 6 px above maxFontSize of the theme.',
    expectParentLabels,
  );
});

describe('docs/treemap-and-sunburst', () => {
  it(
    'With it, labels of parents need a topGroove at least 6 px above maxFontSize.',
    expectParentLabels,
  );
});

describe('reference/notes/Partition', () => {
  it("Height in px of the strip at the top of each parent box that holds the parent's label, in treemaps and mosaics only. It takes at most a third of the box. With 0 there is no room for parent labels.", async () => {
    const shown = async (layout: PartitionLayout, topGroove: number) => {
      const { debugState, texts } = await renderChart(partition({ layout, topGroove }), {
        theme: noMargins,
      });
      unmountAll();
      const parts = debugState!.partition![0]!.partitions;
      return { parts, labels: texts.filter((text) => text === 'A' || text === 'B').length };
    };
    for (const layout of Object.values(PartitionLayout)) {
      const none = await shown(layout, 0);
      const some = await shown(layout, 30);
      if (layout === PartitionLayout.treemap || layout === PartitionLayout.mosaic) {
        expect(none.labels).toBe(0);
        expect(some.labels).toBe(2);
        const middleOf = async (groove: number) =>
          (await shown(layout, groove)).parts.find(({ name }) => name === 'b1')!.coords[1];
        // The only child of a box of 300 px: it keeps two thirds, which start at 100 px.
        expect(await middleOf(500)).toBeCloseTo(199, -0.5);
        expect(await middleOf(500)).toBe(await middleOf(5000));
      } else expect(some).toEqual(none);
    }
  });
});
