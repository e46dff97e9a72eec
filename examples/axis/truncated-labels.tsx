import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type AxisStyle,
  type RecursivePartial,
} from '@elastic/charts';

const pages = [
  { page: '/guides/getting-started/installation', views: 8420 },
  { page: '/guides/getting-started/first-project', views: 6130 },
  { page: '/reference/configuration/environment', views: 4890 },
  { page: '/guides/deployment/containers', views: 3240 },
  { page: '/blog/2025/release-notes-for-spring', views: 2710 },
];
const shortened: RecursivePartial<AxisStyle> = {
  tickLabel: { truncate: 'middle', maxLength: 150 },
};

/**
 * Shortened labels
 *
 * `truncate` leaves out the middle of addresses that are wider than `maxLength`, in pixels. The tooltip
 * shows the whole address.
 *
 * @alt Horizontal bar chart of views of five pages, from 8,420 for the installation guide to 2,710 for the release notes; the middle of four long addresses is replaced by an ellipsis.
 * @tag labels
 * @tag truncate
 * @tag horizontal
 */
export default function TruncatedLabels() {
  return (
    <Chart size={{ height: 280 }} title="Views by page">
      <Settings rotation={90} />
      <Axis id="page" position={Position.Left} style={shortened} />
      <Axis
        id="views"
        position={Position.Bottom}
        ticks={4}
        gridLine={{ visible: true }}
        tickFormat={(value: number) => value.toLocaleString('en')}
      />
      <BarSeries
        id="page-views"
        name="Views"
        data={pages}
        xScaleType={ScaleType.Ordinal}
        xAccessor="page"
        yAccessors={['views']}
      />
    </Chart>
  );
}
