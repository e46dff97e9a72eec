import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
} from '@elastic/charts';

const depth = [
  { year: 2016, Lower: 14.2, Upper: 21.8 },
  { year: 2017, Lower: 13.9, Upper: 22.1 },
  { year: 2018, Lower: 15.1, Upper: 23.9 },
  { year: 2019, Lower: 15.4, Upper: null },
  { year: 2020, Lower: 15.8, Upper: null },
  { year: 2021, Lower: null, Upper: 24.6 },
  { year: 2022, Lower: 16.9, Upper: 26.3 },
  { year: 2023, Lower: 16.2, Upper: 25.7 },
  { year: 2024, Lower: 15.7, Upper: 24.4 },
];

/**
 * Rows for missing values
 *
 * With `showNullValues` a series whose value is `null` at the hovered x keeps its row. `tickFormat` gets the
 * `null` and writes what readers should see.
 *
 * @alt Line chart of the groundwater depth at two wells from 2016 to 2024; the upper well has no data for 2019 and 2020, the lower none for 2021, and the tooltip says so.
 * @tag tooltip
 * @tag missing values
 * @tag ordinal
 */
export default function NullValues() {
  return (
    <Chart size={{ height: 320 }} title="Depth of groundwater">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Tooltip showNullValues />
      <Axis id="year" position={Position.Bottom} />
      <Axis
        id="depth"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value: number | null) =>
          value === null ? 'not measured' : `${value.toFixed(1)} m`
        }
      />
      {(['Upper', 'Lower'] as const).map((well) => (
        <LineSeries
          key={well}
          id={well}
          name={`${well} well`}
          data={depth}
          color={well === 'Upper' ? '#0077bb' : '#11a579'}
          xScaleType={ScaleType.Ordinal}
          xAccessor="year"
          yAccessors={[well]}
        />
      ))}
    </Chart>
  );
}
