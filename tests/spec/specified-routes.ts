const inFolder = (folder: string, names: string) => names.split(' ').map((name) => folder + name);

const components =
  'AreaSeries BarSeries BubbleSeries LineSeries HistogramBarSeries Axis Bullet Flame Goal GroupBy Heatmap Metric Partition Settings SmallMultiples Timeslip Wordcloud LineAnnotation RectAnnotation Tooltip TooltipContainer TooltipDivider TooltipFooter TooltipHeader TooltipMetricRow TooltipTable TooltipTableBody TooltipTableCell TooltipTableColorCell TooltipTableFooter TooltipTableHeader TooltipTableRow';
const variables =
  'HIERARCHY_ROOT_KEY HistogramModeAlignments HorizontalAlignment INPUT_KEY LabelOverflowConstraint LayoutDirection LEGACY_DARK_THEME LEGACY_LIGHT_THEME LegendStrategy LegendValue LIGHT_THEME DARK_THEME MetricTrendShape MODEL_KEY NULL_SMALL_MULTIPLES_KEY PARENT_KEY PartitionLayout PATH_KEY Placement PointerEventType PointerUpdateTrigger PointShape Position Predicate ScaleType SeriesType settingsBuildProps SORT_INDEX_KEY SpecType StackMode STATISTICS_KEY TextureShape TimeFunction tooltipBuildProps TooltipStickTo TooltipType VerticalAlignment WeightFn';

const namespaces = inFolder(
  'all-types/namespaces/',
  'Axis/ Metric/ RectAnnotation/ SmallMultiples/ TooltipMetricRow/ Wordcloud/',
).concat(
  inFolder(
    'all-types/namespaces/Axis/variables/',
    'contextTypes defaultProps displayName propTypes',
  ),
);

/** Routes in section 2 of the specification, by requirement. */
export const specifiedRoutes: Record<string, string[]> = {
  '2.52': ['docs/docs', 'examples/examples'],
  '2.53': [
    'docs/troubleshooting',
    'api/Chart',
    ...inFolder('api/specs/', 'BulletGraph Goal Heatmap Metric Partition Wordcloud'),
    ...inFolder('api/specs/global/', 'GroupBy Settings SmallMultiples Tooltip'),
    ...inFolder(
      'api/specs/xy/',
      'AreaSeries Axis BarSeries BubbleSeries HistogramBarSeries LineAnnotation LineSeries RectAnnotation',
    ),
    ...inFolder(
      'api/specs/types/',
      'AnnotationPortalSettings BaseAnnotationSpec BasicSeriesSpec HistogramConfig LegendSpec MarkFormatter Postfixes SeriesAccessors SeriesScales SeriesSpec Spec WordcloudViewModel',
    ),
  ],
  '2.54': inFolder('category/', 'specs global cartesian'),
  '2.55': ['all-types/'],
  '2.56': [
    ...inFolder('all-types/functions/', components),
    ...inFolder(
      'all-types/functions/',
      'timeFormatter niceTimeFormatter getChartsTheme depthAccessor',
    ),
    ...inFolder('all-types/interfaces/', 'AxisSpec SettingsSpec Theme DebugState'),
    ...inFolder(
      'all-types/type-aliases/',
      'BarSeriesProps ElementClickListener TickFormatter ScaleType',
    ),
    ...inFolder('all-types/variables/', variables),
    'all-types/classes/Chart',
  ],
  '2.57': namespaces,
  '2.58': namespaces,
};
