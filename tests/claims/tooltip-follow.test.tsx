import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  LineSeries,
  ScaleType,
  Tooltip,
  TooltipType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { tooltipLabelsAt } from './pointer';
import { renderChart, unmountAll, type Series } from './render-chart';
import { noMargins } from './two-lines';

const { Crosshairs, Follow, None, VerticalCursor } = TooltipType;
const pointSeries = [LineSeries, AreaSeries, BubbleSeries] as Series[];

/**
 * Returns the labels of the tooltip and whether there is a cursor and a line across, with the pointer at a distance in pixels from the
 * middle point of the series `low`, or in its middle bar. The series `high` has values at the same x.
 */
async function pointed(
  Series: Series,
  type: TooltipType,
  [dx, dy]: [number, number],
  pointBuffer?: number,
) {
  const { container } = await renderChart(
    <>
      <Tooltip type={type} />
      {[1, 2].map((factor) => (
        <Series
          key={factor}
          id={factor === 1 ? 'low' : 'high'}
          data={[0, 1, 2, 3, 4].map((x) => ({ x, y: x * factor }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      ))}
    </>,
    { theme: noMargins, ...(pointBuffer !== undefined && { pointBuffer }) },
  );
  // Bars stand side by side.
  const x = Series === BarSeries ? 285 : 300;
  const labels = await tooltipLabelsAt(container, x + dx, 225 + dy);
  const cursor = container.querySelector('.echCrosshair__cursor') !== null;
  const crossLine = container.querySelector('.echCrosshair__crossLine') !== null;
  unmountAll();
  return { labels, cursor, crossLine };
}

const only = (...labels: string[]) => ({ labels, cursor: false, crossLine: false });
let followed: Promise<void> | undefined;

/** Expects that `Follow` lists bars under the pointer and points within `pointBuffer`, and has no cursor. */
const expectNear = () => (followed ??= follow());

async function follow() {
  for (const Series of pointSeries) {
    for (const dx of [0, 6]) expect(await pointed(Series, Follow, [dx, 0])).toEqual(only('low'));
    expect(await pointed(Series, Follow, [30, 0])).toEqual(only());
    expect(await pointed(Series, Follow, [6, 0], 0)).toEqual(only());
    expect(await pointed(Series, Follow, [30, 0], 40)).toEqual(only('low'));
    const { labels, cursor } = await pointed(Series, VerticalCursor, [0, 0]);
    expect(labels).toContain('high');
    expect(cursor).toBe(true);
  }
  const Bars = BarSeries as Series;
  expect(await pointed(Bars, Follow, [0, 30])).toEqual(only('low'));
  for (const pointBuffer of [undefined, 80])
    expect(await pointed(Bars, Follow, [0, -40], pointBuffer)).toEqual(only());
}

describe('reference/notes/TooltipType', () => {
  it('Shows only the elements under the pointer, and no cursor.', expectNear);

  it(
    'A point also counts if the pointer is near it: within pointBuffer of Settings, by default 10 px.',
    expectNear,
  );

  it(
    'Only the elements under the pointer and points within pointBuffer of it, and no cursor.',
    expectNear,
  );
});

describe('examples/tooltip/follow', () => {
  it(
    'TooltipType.Follow shows no cursor and lists only the marks at the pointer or near it, not all that share an x value.',
    expectNear,
  );
});

describe('examples/tooltip', () => {
  it('type set to TooltipType.Follow lists only the marks at the pointer or near it.', expectNear);
});

describe('examples/bubble', () => {
  it('The Tooltip of type Follow lists only what is at the pointer or near it.', expectNear);
});

describe('docs/tooltips', () => {
  it('the elements at the pointer or near it, no line', expectNear);
});

describe('api/specs/global/Tooltip', () => {
  it('Follow shows the elements at the pointer or near it, Crosshairs adds a line across, None shows nothing: TooltipType.', async () => {
    await expectNear();
    for (const Series of [...pointSeries, BarSeries as Series]) {
      const { labels, ...lines } = await pointed(Series, Crosshairs, [0, 0]);
      expect(labels).toContain('high');
      expect(lines).toEqual({ cursor: true, crossLine: true });
      expect((await pointed(Series, VerticalCursor, [0, 0])).crossLine).toBe(false);
      expect(await pointed(Series, None, [0, 0])).toEqual(only());
    }
  });
});
