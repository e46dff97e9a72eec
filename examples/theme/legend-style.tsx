import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const reasons = {
  'Waiting for spare parts from a supplier': [14, 11, 9, 12],
  'Planned maintenance and inspection': [8, 8, 10, 8],
  'Change of tools between two orders': [6, 7, 5, 6],
  Unknown: [2, 1, 3, 1],
};
const downtime = Object.entries(reasons).flatMap(([reason, values]) =>
  values.map((hours, index) => ({ week: `W${index + 18}`, reason, hours })),
);

const narrowLegend: PartialTheme = {
  legend: {
    verticalWidth: 150,
    margin: 8,
    spacingBuffer: 4,
    labelOptions: { maxLines: 3 },
  },
  colors: { vizColors: ['#cc3366', '#0077bb', '#11a579', '#8a8f98'] },
};

/**
 * Legend style
 *
 * `legend` of the theme limits the width of the legend, sets the space around it, and lets long names wrap:
 * `labelOptions.maxLines` is the number of lines before they are cut.
 *
 * @alt Stacked bar chart of a machine's downtime in four weeks by reason, 27 to 30 hours; the legend at the right wraps its long names into up to three lines.
 * @tag theme
 * @tag legend
 * @tag stack
 */
export default function LegendStyle() {
  return (
    <Chart size={{ height: 320 }} title="Downtime of the press">
      <Settings
        theme={narrowLegend}
        showLegend
        legendPosition={Position.Right}
      />
      <Axis id="week" position={Position.Bottom} />
      <Axis
        id="hours"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} h`}
      />
      <BarSeries
        id="downtime"
        data={downtime}
        xScaleType={ScaleType.Ordinal}
        xAccessor="week"
        yAccessors={['hours']}
        splitSeriesAccessors={['reason']}
        stackAccessors={['week']}
      />
    </Chart>
  );
}
