import type { ReactNode } from 'react';
import {
  AnnotationDomainType,
  Bullet,
  BulletSubtype,
  Chart,
  Goal,
  Heatmap,
  LegendValue,
  LineAnnotation,
  LineSeries,
  Metric,
  Partition,
  PartitionLayout,
  ScaleType,
  Settings,
  Wordcloud,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { heatmap as bandsOfHeatmap, lines, partition } from '../chart-types';
import { combinations } from '../combinations';
import { otherCharts } from '../every-chart';
import { click } from '../pointer';
import { render, unmountAll } from '../render-chart';
import { soon } from '../soon';

const byValue = ({ value }: { value: number }) => value;

const text = (value: number) => `${value}`;
const families: Record<string, ReactNode> = {
  line: (
    <LineSeries
      id="a"
      data={[
        { x: 1, y: 2 },
        { x: 2, y: 3 },
      ]}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
    />
  ),
  partition: (
    <Partition
      id="a"
      data={[{ value: 3 }, { value: 2 }]}
      valueAccessor={({ value }) => value}
      layers={[{ groupByRollup: byValue, shape: { fillColor: '#54b399' } }]}
    />
  ),
  heatmap: (
    <Heatmap
      id="a"
      data={[{ x: 'a', y: 'b', value: 1 }]}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
      xScale={{ type: ScaleType.Ordinal }}
      colorScale={{ type: 'bands', bands: [{ start: 0, end: 2, color: '#aaeecc' }] }}
    />
  ),
  goal: <Goal id="a" subtype="goal" domain={{ min: 0, max: 9 }} actual={4} bands={[9]} />,
  bullet: (
    <Bullet
      id="a"
      subtype={BulletSubtype.horizontal}
      data={[[{ title: 'A', value: 4, domain: [0, 9], valueFormatter: text, tickFormatter: text }]]}
    />
  ),
  words: <Wordcloud id="a" data={[{ text: 'word', weight: 1, color: '#0077bb' }]} />,
  metric: (
    <Metric id="a" data={[[{ title: 'A', color: '#6dccb1', value: 4, valueFormatter: text }]]} />
  ),
  flame: otherCharts.flame,
  timeslip: otherCharts.timeslip,
};
const withDescription = ['line', 'partition', 'heatmap', 'goal', 'bullet', 'words'];

/** Renders a chart of each family and returns the texts that it points to, `undefined` for one that is missing. */
async function referenced(attribute: string, settings: SettingsProps) {
  const { container } = await render(
    <>
      {Object.entries(families).map(([family, specs]) => (
        <div key={family} data-family={family}>
          <Chart id={family} size={{ height: 300 }}>
            <Settings {...settings} />
            {specs}
          </Chart>
        </div>
      ))}
    </>,
  );
  return (family: string) =>
    container
      .querySelector(`[data-family=${family}] :is(figure, ul)`)
      ?.getAttribute(attribute)
      ?.split(' ')
      .filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent ?? undefined);
}

const description = 'What the chart shows';

describe('docs/accessibility', () => {
  it('entries of the legend, in XY charts and heatmaps with more than one entry', async () => {
    for (const [specs, count] of [
      [lines, 2],
      [lines[0], 0],
      [bandsOfHeatmap, 2],
      [otherCharts.heatmap, 0],
      [partition, 0],
    ] as const)
      for (const { key, legendValues } of combinations({
        key: ['Enter', ' '],
        legendValues: [[], [LegendValue.Average]],
      })) {
        const { container } = await render(
          <Chart size={{ height: 300 }}>
            <Settings showLegend legendValues={[...legendValues]} />
            {specs}
          </Chart>,
        );
        const reached = container.querySelectorAll('.echLegend [tabindex="0"]');
        expect(reached).toHaveLength(count);
        reached[0]?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
        reached[0]?.dispatchEvent(new window.KeyboardEvent('keyup', { key, bubbles: true }));
        const hidden = () => container.querySelectorAll('.echLegend [class*=--hidden]').length;
        if (count > 0) await soon(() => expect(hidden()).toBe(1));
        unmountAll();
      }
  });

  it('no effect: the chart points to an id that does not exist', async () => {
    const textsOf = await referenced('aria-labelledby', { ariaLabel: 'Name' });
    for (const family of Object.keys(families))
      expect(textsOf(family), family).toEqual([undefined]);
  });

  it('works only with ariaUseDefaultSummary={false}, in XY charts, partitions, heatmaps, goals, bullets and word clouds; no effect in metric, flame and timeslip charts', async () => {
    const textsOf = await referenced('aria-describedby', {
      ariaDescription: description,
      ariaUseDefaultSummary: false,
    });
    for (const family of withDescription) expect(textsOf(family), family).toEqual([description]);
    for (const family of ['metric', 'flame', 'timeslip'])
      expect(textsOf(family), family).toEqual([undefined]);
  });

  it('Another in a metric, flame or timeslip: without ariaUseDefaultSummary={false} it points to a summary that does not exist. The svg of a trend joins the ids of its title and description by "_" and so points to nothing.', async () => {
    const textsOf = await referenced('aria-describedby', {});
    const without = await referenced('aria-describedby', { ariaUseDefaultSummary: false });
    for (const family of ['metric', 'flame', 'timeslip']) {
      expect(textsOf(family), family).toEqual([undefined]);
      expect(without(family), family).toBeUndefined();
    }
    const trend = [1, 2].map((x) => ({ x, y: x }));
    const tile = { title: 'A', color: '#6dccb1', value: 4, valueFormatter: text, trend };
    const { container } = await render(
      <Chart size={{ height: 200 }}>
        <Metric id="trend" data={[[{ ...tile, trendShape: 'area', trendA11yTitle: 'Title' }]]} />
      </Chart>,
    );
    const id = container.querySelector('svg[aria-labelledby]')!.getAttribute('aria-labelledby')!;
    expect(id).toMatch(/title_.+description$/);
    expect(document.getElementById(id)).toBeNull();
  });

  it('With the summary, ariaDescription points to an id that does not exist.', async () => {
    const textsOf = await referenced('aria-describedby', { ariaDescription: description });
    for (const family of withDescription) {
      expect(textsOf(family), family).toContain(undefined);
      expect(textsOf(family), family).not.toContain(description);
    }
  });

  it('works in a partition, as the caption of its hidden table; no effect in other families', async () => {
    for (const [family, specs] of Object.entries(families)) {
      const { container } = await render(
        <Chart size={{ height: 300 }}>
          <Settings ariaTableCaption="Caption of the table" />
          {specs}
        </Chart>,
      );
      const caption = container.querySelector('caption')?.textContent;
      expect(caption, family).toBe(family === 'partition' ? 'Caption of the table' : undefined);
    }
  });

  it('Without your own description a chart points to its type, such as "line chart"; metric, flame and timeslip charts have no such text.', async () => {
    const textsOf = await referenced('aria-describedby', {});
    expect(textsOf('line')).toEqual(['line chart']);
    for (const family of Object.keys(families))
      if (withDescription.includes(family)) expect(textsOf(family)?.[0], family).toMatch(/\w/);
      else expect(textsOf(family), family).toEqual([undefined]);
  });

  it('with false the chart no longer points to its summary', async () => {
    const without = await referenced('aria-describedby', { ariaUseDefaultSummary: false });
    expect(without('line')).toBeUndefined();
  });

  it('A chart is a figure with a canvas; a word cloud has an SVG in it, and a metric is a list of tiles.', async () => {
    for (const [name, specs] of Object.entries(families)) {
      const { container } = await render(<Chart size={{ height: 200 }}>{specs}</Chart>);
      const has = (selector: string) => container.querySelector(selector) !== null;
      if (name === 'metric') {
        expect([has('ul > li [role=figure]'), has('figure')]).toEqual([true, false]);
        continue;
      }
      const inFigure = name === 'words' ? 'figure svg' : 'figure canvas';
      expect([name, has(inFigure), has('canvas')]).toEqual([
        name,
        true,
        inFigure.endsWith('canvas'),
      ]);
    }
  });

  it('works in all families that have a canvas, and in a word cloud; in a metric it names the list of tiles', async () => {
    for (const [name, specs] of Object.entries(families)) {
      const { container } = await render(
        <Chart size={{ height: 200 }}>
          <Settings ariaLabelledBy="my-name" />
          {specs}
        </Chart>,
      );
      const named = [...container.querySelectorAll('[aria-labelledby~="my-name"]')];
      const tags = named.map(({ tagName }) => tagName.toLowerCase());
      expect([name, tags]).toEqual([name, [name === 'metric' ? 'ul' : 'figure']]);
    }
  });

  it('yes, named by ariaLabel of the entry, or else by details, header or the value', async () => {
    const entry = { dataValue: 1, header: 'Header', details: 'Details', ariaLabel: 'Label' };
    const names = async (left: Partial<typeof entry>) => {
      const { container } = await render(
        <Chart size={{ height: 300 }}>
          <LineAnnotation
            id="note"
            marker="now"
            domainType={AnnotationDomainType.XDomain}
            dataValues={[{ ...entry, ...left }]}
          />
          {families.line}
        </Chart>,
      );
      const marker = container.querySelector<HTMLElement>('.echAnnotation__marker')!;
      expect(marker.tabIndex).toBe(0);
      return marker.getAttribute('aria-label');
    };
    const [ariaLabel, details, header] = [undefined, undefined, undefined];
    expect(await names({})).toBe('Label');
    expect(await names({ ariaLabel })).toBe('Details');
    expect(await names({ ariaLabel, details })).toBe('Header');
    expect(await names({ ariaLabel, details, header })).toBe('line annotation 1');
  });

  it('yes, as buttons; a tile without a title has none', async () => {
    const buttons = async (title: string | undefined, settings: SettingsProps) => {
      const { container } = await render(
        <Chart size={{ height: 300 }}>
          <Settings {...settings} />
          <Metric id="a" data={[[{ title, color: '#6dccb1', value: 4, valueFormatter: text }]]} />
        </Chart>,
      );
      return container.querySelectorAll('button, [tabindex]').length;
    };
    const onElementClick = () => undefined;
    expect(await buttons('A', { onElementClick })).toBe(1);
    expect(await buttons('A', {})).toBe(0);
    expect(await buttons(undefined, { onElementClick })).toBe(0);
  });

  it('A partition has a hidden table of its slices with values and percentages, twenty at first.', async () => {
    const { container } = await render(
      <Chart size={{ height: 300 }}>
        <Partition
          id="a"
          data={Array.from({ length: 25 }, (_, index) => ({ value: index + 1 }))}
          valueAccessor={byValue}
          valueFormatter={(value) => `${value} m`}
          layers={[{ groupByRollup: byValue, shape: { fillColor: '#54b399' } }]}
        />
      </Chart>,
    );
    const table = container.querySelector('.echScreenReaderOnly table')!;
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toHaveLength(20);
    expect(rows).toContainEqual(['24', '24 m', '7%']);
    expect(table.querySelector('tfoot button')?.textContent).toBe('Click to show more data');
  });
});

describe('docs/accessibility', () => {
  it('Headings are skipped: the title of a chart is an h3 and its description an h4, the title of a metric tile an h2, at any place of your page. Leave title and description out and write your own heading.', async () => {
    const headings = async (family: string, heading: { title?: string; description?: string }) => {
      const { container } = await render(
        <Chart size={{ height: 300 }} {...heading}>
          {families[family]}
        </Chart>,
      );
      return [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
        ({ tagName, textContent }) => `${tagName} ${textContent}`,
      );
    };
    for (const family of ['line', 'partition', 'heatmap', 'words', 'flame', 'timeslip']) {
      const both = await headings(family, { title: 'Title', description: 'Text' });
      expect(both, family).toEqual(['H3 Title', 'H4 Text']);
      expect(await headings(family, {}), family).toEqual([]);
    }
    expect(await headings('metric', {})).toEqual(['H2 A']);
  });
});

describe('docs/accessibility', () => {
  it('What moves: flame charts and Timeslip, the zoom of icicle and flame layouts with animation, and annotations with animations.', async () => {
    /** Returns how many frames a partition asks for after clicks on its slices. */
    const framesOf = async (layout: PartitionLayout, duration: number) => {
      const { container } = await render(
        <Chart size={{ height: 300 }}>
          <Settings />
          <Partition
            id="parts"
            layout={layout}
            animation={{ duration }}
            data={[
              { name: 'a', value: 3 },
              { name: 'b', value: 1 },
            ]}
            valueAccessor={byValue}
            layers={[
              {
                groupByRollup: ({ name }: { name: string }) => name,
                fillLabel: { clipText: true },
              },
              { groupByRollup: () => '', fillLabel: { clipText: true } },
            ]}
          />
        </Chart>,
      );
      const frames = vi.spyOn(window, 'requestAnimationFrame');
      for (const y of [80, 220]) await click(container, 200, y);
      const count = frames.mock.calls.length;
      frames.mockRestore();
      unmountAll();
      return count;
    };
    for (const layout of [PartitionLayout.icicle, PartitionLayout.flame]) {
      expect(await framesOf(layout, 3000), layout).toBeGreaterThan(3);
      expect(await framesOf(layout, 0), layout).toBeLessThan(3);
    }
    for (const layout of [PartitionLayout.sunburst, PartitionLayout.treemap])
      expect(await framesOf(layout, 3000), layout).toBeLessThan(3);
  });
});

describe('index', () => {
  it('Screen readers: labels, descriptions, and for partitions a hidden data table', async () => {
    for (const [family, specs] of Object.entries(families)) {
      const { container } = await render(
        <Chart size={{ height: 300 }}>
          <Settings ariaLabel="Name" ariaDescription="Description" />
          {specs}
        </Chart>,
      );
      const named = container.querySelector('[aria-labelledby], [aria-describedby]');
      expect(named, family).not.toBeNull();
      const tables = container.querySelectorAll('.echScreenReaderOnly table');
      expect(tables.length, family).toBe(family === 'partition' ? 1 : 0);
    }
  });
});
