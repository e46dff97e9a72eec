import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const tables = [
  { table: 'events', rows: 84_200_000 },
  { table: 'orders', rows: 3_150_000 },
  { table: 'users', rows: 412_000 },
  { table: 'products', rows: 18_600 },
  { table: 'stores', rows: 740 },
  { table: 'regions', rows: 36 },
];
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const short = (value: number) => compact.format(value);

/**
 * Logarithmic scale
 *
 * From 36 rows to 84 million: `yScaleType` with `ScaleType.Log` gives each power of ten the same height, and
 * `yNice` extends the scale to whole powers.
 *
 * @alt Bar chart of the rows in six database tables on a logarithmic scale, from 84 million events down to 36 regions.
 * @tag log
 * @tag ordinal
 */
export default function Log() {
  return (
    <Chart size={{ height: 320 }} title="Rows by table">
      <Settings />
      <Axis id="table" position={Position.Bottom} />
      <Axis
        id="rows"
        position={Position.Left}
        domain={{ min: 1, max: NaN }}
        gridLine={{ visible: true }}
        tickFormat={short}
      />
      <BarSeries
        id="rows-by-table"
        name="Rows"
        data={tables}
        xScaleType={ScaleType.Ordinal}
        yScaleType={ScaleType.Log}
        yNice
        xAccessor="table"
        yAccessors={['rows']}
        displayValueSettings={{ showValueLabel: true }}
      />
    </Chart>
  );
}
