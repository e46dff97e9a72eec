import {
  Axis,
  Bullet,
  BulletSubtype,
  LineSeries,
  Position,
  ScaleType,
  type BulletDatum,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { axisOf, partOf, renderChart } from '../render-chart';
import { showExample } from '../show-example';
import { soon } from '../soon';

describe('examples/interaction/locale', () => {
  it('locale names the language of a time axis with rows, dow the day on which its weeks begin, from 1 for Monday to 7 for Sunday.', async () => {
    const shown = await showExample('interaction/locale');
    const labels = () => axisOf(shown.states()[0], 'x').labels;
    // The fifth of May is a Monday.
    expect(labels()).toEqual(expect.arrayContaining(['Mai 2025', '5', '12', '19']));
    shown.choose('Country', '2');
    await soon(() =>
      expect(labels()).toEqual(
        expect.arrayContaining(['May 2025', 'June 2025', '11th', '18th', '25th']),
      ),
    );
    expect(labels()).not.toContain('12th');
  });
});

describe('examples/bullet', () => {
  it('subtype vertical turns the bars upright; one row of data puts them side by side.', async () => {
    const cell: BulletDatum = {
      title: 'Sales',
      value: 3,
      domain: [0, 9],
      ticks: [0, 3, 6, 9],
      valueFormatter: String,
      tickFormatter: String,
    };
    /** Returns the places of the cells. */
    const placesOf = async (subtype: BulletSubtype, data: BulletDatum[][]) => {
      const { svg } = await renderChart(<Bullet id="bullet" subtype={subtype} data={data} />);
      const places = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)];
      return {
        right: places.some(([, x]) => Number(x) > 300),
        below: places.some(([, , y]) => Number(y) > 140),
      };
    };
    for (const subtype of [BulletSubtype.vertical, BulletSubtype.horizontal]) {
      expect(await placesOf(subtype, [[cell, cell]])).toEqual({ right: true, below: false });
      expect(await placesOf(subtype, [[cell], [cell]])).toEqual({ right: false, below: true });
    }
  });
});

describe('examples/line/log-scale', () => {
  it('logBase in the domain of the axis, 10 by default, says at which powers the ticks are; xNice and yNice round the ends of the axes.', async () => {
    const [shown] = (await showExample('line/log-scale')).states();
    for (const tick of axisOf(shown, 'y').values)
      expect(Number.isInteger(Math.log10(tick))).toBe(true);
    // The scales end beyond the data: no point is at the left edge or the upper one.
    const points = partOf(shown, 'lines').flatMap(({ path }) => [
      ...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g),
    ]);
    expect(Math.min(...points.map(([, x]) => Number(x)))).toBeGreaterThan(1);
    expect(Math.min(...points.map(([, , y]) => Number(y)))).toBeGreaterThan(1);

    const ticksWith = async (logBase?: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            domain={{ min: NaN, max: NaN, fit: true, logBase }}
          />
          <LineSeries
            id="line"
            data={[2_300, 76e9].map((y, x) => ({ x, y }))}
            yScaleType={ScaleType.Log}
            yNice
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return axisOf(debugState, 'y').values;
    };
    expect(await ticksWith()).toEqual(await ticksWith(10));
    expect(await ticksWith(4)).not.toEqual(await ticksWith(10));
  });
});

describe('docs/recipes/numbers-and-dates', () => {
  it('Both have no effect on an axis with timeAxisLayerCount={0}.', async () => {
    const axisWith = async (timeAxisLayerCount: number, settings: SettingsProps) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="time"
            position={Position.Bottom}
            timeAxisLayerCount={timeAxisLayerCount}
            gridLine={{ visible: true }}
          />
          <LineSeries
            id="line"
            data={Array.from({ length: 42 }, (_, y) => ({ x: Date.UTC(2025, 4, 5 + y), y }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        settings,
      );
      return axisOf(debugState, 'x');
    };
    for (const settings of [{ locale: 'de-DE' }, { dow: 7 }]) {
      expect(await axisWith(0, settings)).toEqual(await axisWith(0, {}));
      expect(await axisWith(2, settings)).not.toEqual(await axisWith(2, {}));
    }
  });
});
