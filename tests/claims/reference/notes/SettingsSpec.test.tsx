import {
  Axis,
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type SettingsProps,
} from '@elastic/charts';
import { Component, memo, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { consoleOf } from '../../console-of';
import { line, otherCharts } from '../../every-chart';
import { render, renderChart } from '../../render-chart';

const htmlOf = async (settings: SettingsProps, spec = line) => {
  const { container, svg } = await render(
    <Chart id="chart" size={{ height: 300 }}>
      <Settings {...settings} />
      {spec}
    </Chart>,
  );
  return (container.innerHTML + svg).replaceAll(/cl_\w+/g, 'clip');
};

async function expectNoEffect(settings: SettingsProps) {
  for (const spec of [line, otherCharts.partition])
    expect(await htmlOf(settings, spec)).toBe(await htmlOf({}, spec));
  expect(await htmlOf({ ariaDescription: 'Other' })).not.toBe(await htmlOf({}));
}

describe('reference/notes/SettingsSpec', () => {
  it('Has no effect: nothing in the library reads it. Charts are drawn on a canvas, word clouds in SVG, metrics in HTML.', async () => {
    await expectNoEffect({ rendering: 'svg' });
    const drawn = async (spec: ReactElement, selector: string) =>
      (await renderChart(spec, { rendering: 'svg' })).container.querySelectorAll(selector).length;
    expect(await drawn(line, 'canvas')).toBe(1);
    expect(await drawn(otherCharts.wordCloud, 'svg text')).toBe(1);
    expect(await drawn(otherCharts.metric, 'h2')).toBe(1);
  });

  it('Has no effect: nothing in the library reads it. The chart redraws at once when the data changes.', () =>
    expectNoEffect({ animateData: false }));

  it('Has no effect: nothing in the library reads it. The chart follows every change of its container.', () =>
    expectNoEffect({ resizeDebounce: 60_000 }));

  it('Has no effect: no heading is drawn for the label.', async () => {
    const ariaLabel = 'Name';
    const { container } = await renderChart(line, { ariaLabel, ariaLabelHeadingLevel: 'h1' });
    expect(container.querySelector('h1, h2, h3, h4, h5, h6')).toBeNull();
    expect(await htmlOf({ ariaLabel, ariaLabelHeadingLevel: 'h1' })).toBe(
      await htmlOf({ ariaLabel }),
    );
  });

  it('Turns an XY chart, in degrees.', async () => {
    for (const [type, spec] of Object.entries(otherCharts))
      expect(await htmlOf({ rotation: 90 }, spec), type).toBe(await htmlOf({ rotation: 0 }, spec));
    expect(await htmlOf({ rotation: 90 })).not.toBe(await htmlOf({ rotation: 0 }));
  });

  it('A range with min above max, an array on a continuous scale or an object on an ordinal scale is ignored, with a warning where a global process exists.', async () => {
    const bars = <BarSeries id="bars" data={[{ x: 'a', y: 3 }]} xAccessor="x" yAccessors={['y']} />;
    const range = { min: -5, max: 5 };
    const warningsOf = (xDomain: SettingsProps['xDomain'], spec: ReactElement) =>
      consoleOf(async () => {
        const ignored = await htmlOf({ xDomain }, spec);
        vi.stubEnv('NODE_ENV', 'production');
        expect(ignored).toBe(await htmlOf({}, spec));
      });
    expect(await warningsOf({ min: 5, max: -5 }, line)).toHaveLength(1);
    expect(await warningsOf([1, 2], line)).toHaveLength(1);
    expect(await warningsOf(range, bars)).toHaveLength(1);
    expect(await htmlOf({ xDomain: range })).not.toBe(await htmlOf({}));
    expect(await htmlOf({ xDomain: ['b', 'a'] }, bars)).not.toBe(await htmlOf({}, bars));
  });

  it('Pass an element, or a function or class component; a component wrapped in memo, forwardRef or lazy must be passed as an element (<NoData />).', async () => {
    const NoData = () => <p>Nothing here</p>;
    class NoDataClass extends Component {
      override render = () => <NoData />;
    }
    const MemoNoData = memo(NoData);
    const empty = <BarSeries id="bars" data={[]} xAccessor="x" yAccessors={['y']} />;
    const textsOf = async (noResults: unknown) =>
      (await renderChart(empty, { noResults } as SettingsProps)).texts;
    for (const noResults of [<NoData key="a" />, NoData, NoDataClass, <MemoNoData key="b" />])
      expect(await textsOf(noResults)).toEqual(['Nothing here']);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(textsOf(MemoNoData)).rejects.toThrow();
    error.mockRestore();
  });

  it('The chart refers to it correctly only with ariaUseDefaultSummary={false}; together with the summary, the id of the paragraph and the reference do not match.', async () => {
    const describedBy = async (ariaUseDefaultSummary: boolean, spec: ReactElement) => {
      const ariaDescription = 'Own description';
      const { container } = await renderChart(spec, { ariaDescription, ariaUseDefaultSummary });
      const ids = container.querySelector('figure')!.getAttribute('aria-describedby')!.split(' ');
      expect(container.textContent).toContain(ariaDescription);
      return ids.some((id) => document.getElementById(id)?.textContent === ariaDescription);
    };
    const { partition, goal, bullet, wordCloud, heatmap } = otherCharts;
    for (const spec of [line, partition, goal, bullet, wordCloud, heatmap]) {
      expect(await describedBy(false, spec)).toBe(true);
      expect(await describedBy(true, spec)).toBe(false);
    }
  });

  it('Other chart types have no such table and ignore it.', async () => {
    const ariaTableCaption = 'Own caption';
    const { container } = await renderChart(otherCharts.partition, { ariaTableCaption });
    expect(container.querySelector('caption')!.textContent).toBe(ariaTableCaption);
    const { partition: _, ...others } = otherCharts;
    for (const [type, spec] of Object.entries({ ...others, line })) {
      const { container } = await renderChart(spec, { ariaTableCaption });
      expect(container.querySelector('table'), type).toBeNull();
      expect(container.textContent, type).not.toContain(ariaTableCaption);
    }
  });

  it('It does not format your numbers or tick labels (use tickFormat), does not translate texts, and timeslip charts ignore it.', async () => {
    const chart = (xScaleType: 'time' | 'linear') => (
      <>
        <Axis id="x" position={Position.Bottom} />
        <Axis id="y" position={Position.Left} />
        <LineSeries
          id="line"
          timeZone="utc"
          data={[100, 130].map((day) => ({ x: day * 86_400_000, y: 1500 * day }))}
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>
    );
    const textsOf = async (locale: string, spec: ReactElement) =>
      (await renderChart(spec, { locale })).texts;
    expect(await textsOf('de-DE', chart(ScaleType.Time))).not.toEqual(
      await textsOf('en-US', chart(ScaleType.Time)),
    );
    const empty = <BarSeries id="bars" data={[]} xAccessor="x" yAccessors={['y']} />;
    for (const spec of [chart(ScaleType.Linear), empty, otherCharts.timeslip]) {
      const texts = await textsOf('en-US', spec);
      expect(texts.length).toBeGreaterThan(0);
      expect(await textsOf('de-DE', spec)).toEqual(texts);
    }
  });
});
