import {
  AreaSeries,
  Axis,
  Chart,
  LayoutDirection,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const weeks = [
  { week: 1, opened: 24, closed: 11 },
  { week: 2, opened: 31, closed: 22 },
  { week: 3, opened: 36, closed: 33 },
  { week: 4, opened: 41, closed: 40 },
  { week: 5, opened: 45, closed: 47 },
  { week: 6, opened: 48, closed: 53 },
  { week: 7, opened: 52, closed: 61 },
];

/**
 * Legend inside the chart
 *
 * A small chart keeps its width when the legend floats in a corner that the data leaves empty.
 *
 * @alt Area chart of issues opened and closed over seven weeks with the legend in the upper left corner of the plot; from week five on more are closed than opened.
 * @tag legend
 * @tag ordinal
 */
export default function Inside() {
  return (
    <Chart size={{ height: 320 }} title="Issues, running total">
      <Settings
        showLegend
        legendPosition={{
          direction: LayoutDirection.Vertical,
          vAlign: Position.Top,
          hAlign: Position.Left,
          floating: true,
          floatingColumns: 1,
        }}
      />
      <Axis id="week" position={Position.Bottom} title="Week" />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <AreaSeries
        id="issues"
        data={weeks}
        xScaleType={ScaleType.Ordinal}
        xAccessor="week"
        yAccessors={['opened', 'closed']}
      />
    </Chart>
  );
}
