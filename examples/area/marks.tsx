import {
  AreaSeries,
  Axis,
  Chart,
  ColorVariant,
  CurveType,
  Position,
  ScaleType,
  Settings,
  type PointStyleAccessor,
} from '@elastic/charts';

interface Place {
  km: number;
  altitude: number;
  rest: number;
}

const route: Place[] = [
  { km: 0, altitude: 640, rest: 0 },
  { km: 1.8, altitude: 790, rest: 0 },
  { km: 3.4, altitude: 1040, rest: 10 },
  { km: 4.9, altitude: 1210, rest: 0 },
  { km: 6.2, altitude: 1180, rest: 15 },
  { km: 7.7, altitude: 1490, rest: 0 },
  { km: 9.1, altitude: 1835, rest: 45 },
  { km: 10.8, altitude: 1560, rest: 0 },
  { km: 12.6, altitude: 1275, rest: 20 },
  { km: 14.5, altitude: 930, rest: 0 },
  { km: 16.2, altitude: 655, rest: 0 },
];

const summit: PointStyleAccessor = ({ datum }) =>
  (datum as Place | null)?.altitude === 1835
    ? { fill: '#d9622b', stroke: '#d9622b' }
    : null;

/**
 * Area with sized marks
 *
 * `markSizeAccessor` sizes the point of each row, here by the minutes of rest, and `markFormat` writes the
 * value in the tooltip. `pointStyleAccessor` gives the summit a color of its own.
 *
 * @alt Area chart of the altitude along a hike of 16 kilometers, up from 640 to 1,835 meters and down again, with four circles for rests; the largest, 45 minutes, is on the summit.
 * @tag points
 * @tag size
 * @tag linear
 */
export default function Marks() {
  return (
    <Chart size={{ height: 320 }} title="Hike with rests">
      <Settings theme={{ markSizeRatio: 10 }} />
      <Axis
        id="km"
        position={Position.Bottom}
        tickFormat={(value) => `${value} km`}
      />
      <Axis
        id="altitude"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} m`}
      />
      <AreaSeries
        id="route"
        name="Altitude"
        data={route}
        xScaleType={ScaleType.Linear}
        xAccessor="km"
        yAccessors={['altitude']}
        markSizeAccessor="rest"
        markFormat={(minutes) => `${minutes} min of rest`}
        pointStyleAccessor={summit}
        yNice
        curve={CurveType.CURVE_MONOTONE_X}
        color="#4d8f58"
        areaSeriesStyle={{
          point: {
            visible: 'always',
            fill: ColorVariant.Series,
            strokeWidth: 0,
            radius: 2,
          },
        }}
      />
    </Chart>
  );
}
