import { Axis, LineSeries, Position, ScaleType, timeFormatter } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from './render-chart';

const day = 86_400_000;
const rows = Array.from({ length: 20 }, (_, index) => ({
  x: Date.UTC(2025, 0, 1) + index * day,
  y: index,
}));
/** Where the x axis stands in a turned chart. */
const sides = {
  0: [Position.Bottom, Position.Top],
  90: [Position.Left, Position.Right],
  [-90]: [Position.Left, Position.Right],
  180: [Position.Bottom, Position.Top],
} as const;

async function expectMilliseconds() {
  const labels = async (
    rotation: 0 | 90 | -90 | 180,
    position: Position,
    tickFormat?: () => string,
  ) => {
    const { texts } = await renderChart(
      <>
        <Axis id="x" position={position} tickFormat={tickFormat} />
        <LineSeries
          id="line"
          data={rows}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
      { rotation },
    );
    return texts;
  };
  const format = timeFormatter('D MMM') as () => string;
  for (const position of sides[0]) expect(await labels(0, position)).toContain('January 2025');
  for (const rotation of [90, -90, 180] as const)
    for (const position of sides[rotation]) {
      for (const label of await labels(rotation, position)) expect(label).toMatch(/^173\d{10}$/);
      for (const label of await labels(rotation, position, format))
        expect(label).toMatch(/^\d+ Jan$/);
    }
}

describe('api/specs/xy/Axis', () => {
  it(
    'In a chart turned by 90 or 180 degrees a time axis has no rows of dates and shows raw milliseconds. Give it a tickFormat.',
    expectMilliseconds,
  );
});

describe('docs/rotation', () => {
  it(
    'A time axis has no rows of dates in a chart turned by 90 or 180 degrees, and shows milliseconds. Give it a tickFormat.',
    expectMilliseconds,
  );
});

describe('docs/time-axis', () => {
  it(
    'So does a time axis in a chart that is turned by 90 or 180 degrees: it has no rows, give it a tickFormat.',
    expectMilliseconds,
  );
});
