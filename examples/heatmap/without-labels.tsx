import {
  Chart,
  Heatmap,
  LegendLayout,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipTable,
  type PartialTheme,
  type TooltipTableColumn,
  type TooltipValue,
} from '@elastic/charts';

const depths = Array.from({ length: 12 }, (_, index) => index * 5);
const weeks = Array.from({ length: 40 }, (_, index) => index + 9);
const temperatures = depths.flatMap((depth) =>
  weeks.map((week) => {
    const season = Math.max(0, Math.sin(((week - 12) / 34) * Math.PI));
    const mixing = 1 / (1 + Math.exp((depth - 14 - week / 4) / 4));
    return {
      week,
      depth,
      celsius: Math.round((5 + 19 * season * mixing) * 10) / 10,
    };
  }),
);
const theme: PartialTheme = {
  heatmap: {
    cell: { label: { visible: false }, border: { strokeWidth: 0 } },
    grid: { stroke: { width: 0 } },
    xAxisLabel: { fontSize: 10 },
  },
};
/** Rows of the tooltip, with the week of every column: the axis leaves most of them out. */
const columns: TooltipTableColumn[] = [
  { type: 'color' },
  { type: 'text', cell: ({ label }) => label },
  {
    type: 'number',
    cell: ({ label, value, formattedValue }) =>
      label === 'Week' ? `${value}` : formattedValue,
  },
];
const Values = ({ items }: { items: TooltipValue[] }) => (
  <TooltipTable items={items} columns={columns} />
);

/**
 * Many cells, no labels
 *
 * With hundreds of cells only the color counts: the theme hides the numbers and sets the width of the grid
 * to zero, so that the cells touch. An axis label that is empty is empty in the tooltip, too, so `body` writes
 * the week itself.
 *
 * @alt Heatmap of the water temperature of a lake over forty weeks and down to 55 meters; a warm layer of up to 24 degrees grows to twenty meters in late summer, below that it stays near five.
 * @tag color bands
 * @tag theme
 */
export default function WithoutLabels() {
  return (
    <Chart size={{ height: 340 }} title="Water temperature of a lake">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout={LegendLayout.List}
        theme={theme}
      />
      <Tooltip body={Values} />
      <Heatmap
        id="lake"
        name="Temperature"
        data={temperatures}
        xAccessor="week"
        yAccessor="depth"
        valueAccessor="celsius"
        valueFormatter={(value) => `${value} °C`}
        xScale={{ type: ScaleType.Linear }}
        ySortPredicate="numAsc"
        xAxisTitle="Week of the year"
        xAxisLabelName="Week"
        xAxisLabelFormatter={(week) =>
          Number(week) % 10 === 0 ? `${week}` : ''
        }
        yAxisTitle="Depth"
        yAxisLabelName="Depth"
        yAxisLabelFormatter={(depth) => `${depth} m`}
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 6, color: '#2a6f97' },
            { start: 6, end: 10, color: '#52a3c4' },
            { start: 10, end: 14, color: '#9fd3c7' },
            { start: 14, end: 18, color: '#f3d77c' },
            { start: 18, end: 22, color: '#ee9f4f' },
            { start: 22, end: Infinity, color: '#d65f3c' },
          ],
        }}
      />
    </Chart>
  );
}
