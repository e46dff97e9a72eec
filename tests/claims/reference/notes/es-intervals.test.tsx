import {
  Heatmap,
  ScaleType,
  roundDateToESInterval,
  type ESCalendarInterval,
  type ESFixedInterval,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

const hour = 3_600_000;
const date = Date.UTC(2024, 4, 15, 12);

const startOf = (interval: ESCalendarInterval | ESFixedInterval) =>
  roundDateToESInterval(date, interval, 'start', 'UTC');
const months = (value: number) => ({ type: 'calendar', unit: 'month', value }) as const;
const hours = (value: number) => ({ type: 'fixed', unit: 'h', value }) as const;

/** Returns the x values of the columns of a heatmap with rows of data from January 1 to July 1, 2024. */
async function columnsOf(interval: ESCalendarInterval) {
  const { debugState } = await renderChart(
    <Heatmap
      id="heatmap"
      data={[
        { x: Date.UTC(2024, 0, 1), value: 1 },
        { x: Date.UTC(2024, 6, 1), value: 2 },
      ]}
      xAccessor="x"
      yAccessor={() => 'row'}
      valueAccessor="value"
      xScale={{ type: ScaleType.Time, interval }}
      timeZone="UTC"
      // Labels that do not fit are left out.
      xAxisLabelFormatter={(x) => String(new Date(x).getUTCMonth())}
      colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aaeecc' }] }}
    />,
  );
  return debugState?.axes?.x[0]?.values;
}

describe('reference/notes/roundDateToESInterval', () => {
  it('A calendar interval is one calendar unit: its value is ignored here, so three months round as one month.', () => {
    expect(startOf(months(1))).toBe(Date.UTC(2024, 4, 1));
    expect(startOf(months(3))).toBe(Date.UTC(2024, 4, 1));
    expect(startOf(hours(5))).not.toBe(startOf(hours(1)));
  });
});

describe('reference/notes/ESFixedInterval', () => {
  it('It must be greater than 0.', () => {
    expect(startOf(hours(1))).toBe(date);
    expect(startOf(hours(6))).toBe(date);
    expect(startOf(hours(24))).toBe(date - 12 * hour);
    expect(startOf(hours(0))).toBeNaN();
  });
});

describe('reference/notes/ESCalendarInterval', () => {
  it('Use 1, as Elasticsearch does: a heatmap steps by this number, but rounding ignores it.', async () => {
    expect(startOf(months(2))).toBe(startOf(months(1)));
    expect(await columnsOf(months(1))).toHaveLength(7);
    expect(await columnsOf(months(3))).toEqual([0, 3, 6].map((month) => Date.UTC(2024, month, 1)));
  });
});
