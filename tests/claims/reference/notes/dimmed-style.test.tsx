import {
  AreaSeries,
  LineSeries,
  type AreaSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { highlighted } from '../../highlighted';
import { renderChart } from '../../render-chart';
import { crossingFields } from '../../two-lines';

type Area = RecursivePartial<AreaSeriesStyle['area']>;
type Line = RecursivePartial<AreaSeriesStyle['line']>;

const first = <LineSeries key="a" id="a" {...crossingFields} yAccessors={['a']} />;
const area = (style: Area) => (
  <AreaSeries
    key="b"
    id="b"
    {...crossingFields}
    yAccessors={['b']}
    areaSeriesStyle={{ area: style }}
  />
);
const line = (style: Line) => (
  <LineSeries
    key="b"
    id="b"
    {...crossingFields}
    yAccessors={['b']}
    lineSeriesStyle={{ line: style }}
  />
);

/** The drawing while the first series is highlighted, so that the second one is dimmed. */
const dimmedArea = (style: Area) => highlighted([first, area(style)]);
const dimmedLine = (style: Line) => highlighted([first, line(style)]);

const fixed = '#C03060';
const other = '#20A070';
const byOpacity = { opacity: 0.3 };

describe('reference/notes/AreaStyle', () => {
  it('A fixed color stays while the series is dimmed: dimmed.fill then has no effect.', async () => {
    const dimmed = { fill: other };
    const withFixed = await dimmedArea({ fill: fixed, dimmed });
    expect(withFixed).toContain(fixed);
    expect(withFixed).not.toContain(other);
    expect(await dimmedArea({ dimmed })).toContain(other);
  });

  it('If opacity and fill are both present after merging with the theme, fill is ignored.', async () => {
    const both = await dimmedArea({ dimmed: { ...byOpacity, fill: other } });
    expect(both).toBe(await dimmedArea({ dimmed: byOpacity }));
    expect(both).not.toContain(other);
    expect(await dimmedArea({ dimmed: { fill: other } })).not.toBe(both);
  });

  it('Ignored when gradient is set.', async () => {
    const stops = [
      { offset: 0, color: '#102030' },
      { offset: 1, color: '#d0e0f0' },
    ];
    const drawing = async (style: Area) => drawingOf(await renderChart(area(style)));
    const gradient = { type: 'linear' as const, stops };
    expect(await drawing({ gradient, fill: fixed })).toBe(await drawing({ gradient }));
    expect(await drawing({ fill: fixed })).not.toBe(await drawing({}));
  });
});

describe('reference/notes/LineStyle', () => {
  it('A fixed color also stays while the series is dimmed: dimmed.stroke then has no effect.', async () => {
    const dimmed = { stroke: other };
    const withFixed = await dimmedLine({ stroke: fixed, dimmed });
    expect(withFixed).toContain(fixed);
    expect(withFixed).not.toContain(other);
    expect(await dimmedLine({ dimmed })).toContain(other);
  });

  it('If opacity and stroke are both present after merging with the theme, stroke is ignored.', async () => {
    const both = await dimmedLine({ dimmed: { ...byOpacity, stroke: other } });
    expect(both).toBe(await dimmedLine({ dimmed: byOpacity }));
    expect(await dimmedLine({ dimmed: { stroke: other } })).not.toBe(both);
  });
});
