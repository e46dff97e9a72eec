import {
  AreaSeries,
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type SeriesNameFn,
} from '@elastic/charts';

const years = [
  { year: 2014, exported: 48, imported: 41 },
  { year: 2015, exported: 51, imported: 43 },
  { year: 2016, exported: 50, imported: 46 },
  { year: 2017, exported: 55, imported: 52 },
  { year: 2018, exported: 58.1, imported: 57.9 },
  { year: 2019, exported: 56, imported: 62 },
  { year: 2020, exported: 49, imported: 57 },
  { year: 2021, exported: 57, imported: 63 },
  { year: 2022, exported: 66.3, imported: 65.9 },
  { year: 2023, exported: 74, imported: 69 },
  { year: 2024, exported: 80, imported: 71 },
];
// Years in balance belong to both bands, so that these meet.
const bands = [
  {
    id: 'Surplus',
    color: '#2f9f6b',
    high: 'exported',
    low: 'imported',
  } as const,
  {
    id: 'Deficit',
    color: '#d6477f',
    high: 'imported',
    low: 'exported',
  } as const,
].map(({ id, color, high, low }) => ({
  id,
  color,
  data: years.map((row) => ({
    year: row.year,
    high: row[high] > row[low] - 0.5 ? row[high] : null,
    low: row[low],
  })),
}));

const nameOfLine: SeriesNameFn = ({ yAccessor }) =>
  yAccessor === 'exported' ? 'Exports' : 'Imports';

const never = () => false;

/**
 * Difference of two lines
 *
 * An area with `y0Accessors` fills the space between exports and imports, one color for a surplus and one for
 * a deficit. `filterSeriesInTooltip` keeps the bands out of the tooltip, where the two lines already are.
 *
 * @alt Line chart of exports and imports from 2014 to 2024 in billions; exports lead until 2018 and since 2022, in between the space to the higher imports is marked as a deficit.
 * @tag band
 * @tag difference
 * @tag mixed
 */
export default function Difference() {
  return (
    <Chart size={{ height: 320 }} title="Foreign trade">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="year"
        position={Position.Bottom}
        maximumFractionDigits={0}
        tickFormat={String}
      />
      <Axis
        id="amount"
        position={Position.Left}
        domain={{ min: NaN, max: NaN, fit: true }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `$${value} B`}
      />
      {bands.map(({ id, color, data }) => (
        <AreaSeries
          key={id}
          id={id}
          data={data}
          xScaleType={ScaleType.Linear}
          xAccessor="year"
          yAccessors={['high']}
          y0Accessors={['low']}
          yNice
          color={color}
          hideInLegend
          filterSeriesInTooltip={never}
          areaSeriesStyle={{
            area: { opacity: 0.3 },
            line: { visible: false },
            point: { visible: 'never' },
          }}
        />
      ))}
      <LineSeries
        id="trade"
        data={years}
        xScaleType={ScaleType.Linear}
        xAccessor="year"
        yAccessors={['exported', 'imported']}
        name={nameOfLine}
        yNice
        color={['#2f9f6b', '#d6477f']}
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
