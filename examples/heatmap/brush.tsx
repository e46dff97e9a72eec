import { useState } from 'react';
import {
  Chart,
  Heatmap,
  ScaleType,
  Settings,
  type HeatmapBrushEvent,
  type PartialTheme,
  type SettingsProps,
} from '@elastic/charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const hours = [10, 12, 14, 16, 18, 20];
const visitors = days.flatMap((day, row) =>
  hours.map((hour, column) => ({
    day,
    hour,
    count: Math.round(
      (40 + row * 18) * Math.sin((column + 1) / 2.3) +
        ((row * 7 + column * 11) % 13),
    ),
  })),
);
/** Rows within the area. A drag over the labels of one axis leaves the list of the other one empty. */
const rowsIn = ({ x, y }: HeatmapBrushEvent) =>
  visitors.filter(
    ({ hour, day }) =>
      (x.length === 0 || x.includes(hour)) &&
      (y.length === 0 || y.includes(day)),
  );
const theme: PartialTheme = { heatmap: { brushTool: { visible: true } } };

/**
 * Select cells
 *
 * Drag over the cells: `onBrushEnd` reports the area, and handing it back as `highlightedData`
 * keeps it marked. The theme makes the dragged rectangle visible.
 *
 * @alt Heatmap of visitors by weekday and time of day; most come on Saturday afternoon. Dragging over cells marks them and adds up their visitors.
 * @height 343
 * @tag brush
 * @tag highlight
 * @tag ordinal
 */
export default function Brush() {
  const [area, setArea] = useState<HeatmapBrushEvent>();
  const onBrushEnd: SettingsProps['onBrushEnd'] = (event) => {
    if ('cells' in event) setArea(event);
  };
  const marked = area && rowsIn(area);
  const sum = marked?.reduce((total, { count }) => total + count, 0);
  return (
    <>
      <Chart size={{ height: 300 }} title="Visitors">
        <Settings theme={theme} onBrushEnd={onBrushEnd} />
        <Heatmap
          id="visitors"
          name="Visitors"
          data={visitors}
          highlightedData={area}
          xAccessor="hour"
          yAccessor="day"
          valueAccessor="count"
          xScale={{ type: ScaleType.Ordinal }}
          xSortPredicate="numAsc"
          ySortPredicate="dataIndex"
          xAxisLabelFormatter={(hour) => `${hour}:00`}
          colorScale={{
            type: 'bands',
            bands: [
              { start: 0, end: 40, color: '#d9efe6' },
              { start: 40, end: 80, color: '#8fd0b5' },
              { start: 80, end: Infinity, color: '#2f9c77' },
            ],
          }}
        />
      </Chart>
      <p role="status" style={{ minHeight: 24 }}>
        {marked
          ? `${marked.length} cells, ${sum} visitors`
          : 'Drag over cells to add them up.'}
      </p>
    </>
  );
}
