import {
  Axis,
  Chart,
  ColorVariant,
  LineSeries,
  PointShape,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const unemployment = [
  { year: 2019, North: 6.5, Center: 4.9, South: 8.7 },
  { year: 2020, North: 8.1, Center: 6.4, South: 11.2 },
  { year: 2021, North: 7.7, Center: 5.8, South: 10.6 },
  { year: 2022, North: 6.9, Center: 5.2, South: 9.1 },
  { year: 2023, North: 6.2, Center: 4.6, South: 8.2 },
  { year: 2024, North: 5.9, Center: 4.8, South: 7.9 },
];
const lines = [
  { region: 'South', shape: PointShape.Triangle, dash: [] },
  { region: 'North', shape: PointShape.Circle, dash: [10, 5] },
  { region: 'Center', shape: PointShape.Square, dash: [3, 4] },
];

/** Each color has a contrast above 3:1 to white and to the dark background. */
const highContrast: PartialTheme = {
  colors: { vizColors: ['#d6304a', '#0077bb', '#8a6d00'] },
  lineSeriesStyle: {
    line: { strokeWidth: 3 },
    point: {
      visible: 'always',
      radius: 5,
      strokeWidth: 2,
      fill: ColorVariant.Series,
    },
  },
  axes: { tickLabel: { fontSize: 14 }, axisTitle: { fontSize: 14 } },
};

/**
 * High contrast
 *
 * The theme sets a palette that stands out from a light and from a dark page, thick lines and large labels.
 * Dashes and point shapes distinguish the series without color.
 *
 * @alt Line chart of unemployment in three regions from 2019 to 2024 with thick lines of different dashes and points; all peak in 2020, the South highest with 11.2 percent.
 * @tag accessibility
 * @tag contrast
 * @tag theme
 */
export default function HighContrast() {
  return (
    <Chart size={{ height: 320 }} title="Unemployment">
      <Settings
        theme={highContrast}
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis id="year" position={Position.Bottom} />
      <Axis
        id="rate"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      {lines.map(({ region, shape, dash }) => (
        <LineSeries
          key={region}
          id={region}
          name={region}
          data={unemployment}
          xScaleType={ScaleType.Ordinal}
          xAccessor="year"
          yAccessors={[region]}
          lineSeriesStyle={{ line: { dash }, point: { shape } }}
        />
      ))}
    </Chart>
  );
}
