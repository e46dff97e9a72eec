import type { ReactNode } from 'react';
import {
  Bullet,
  BulletSubtype,
  Chart,
  Goal,
  Heatmap,
  LineSeries,
  Metric,
  Partition,
  ScaleType,
  Settings,
  Wordcloud,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render } from '../render-chart';

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
    expect(textsOf('metric')).toEqual([undefined]);
  });

  it('Another in a metric: without ariaUseDefaultSummary={false}, its list of tiles points to a summary that does not exist. The svg of a trend joins the ids of its title and description by "_" and so points to nothing.', async () => {
    expect((await referenced('aria-describedby', {}))('metric')).toEqual([undefined]);
    const without = await referenced('aria-describedby', { ariaUseDefaultSummary: false });
    expect(without('metric')).toBeUndefined();
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

  it('Without your own description a chart points to the type of the chart, such as "line chart".', async () => {
    const textsOf = await referenced('aria-describedby', {});
    expect(textsOf('line')).toEqual(['line chart']);
  });

  it('with false the chart no longer points to its summary', async () => {
    const without = await referenced('aria-describedby', { ariaUseDefaultSummary: false });
    expect(without('line')).toBeUndefined();
  });
});

describe('docs/accessibility', () => {
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
});

describe('docs/accessibility', () => {
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
});
