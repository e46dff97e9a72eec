type Props = Record<string, unknown>;

const series: Props = { id: 'least', data: [], xAccessor: 'x', yAccessors: ['y'] };

/** Minimal props with which each component that registers a spec can be rendered. */
export const minimalProps: Record<string, Props> = {
  AreaSeries: series,
  Axis: { id: 'least' },
  BarSeries: series,
  BubbleSeries: series,
  Bullet: { id: 'least', subtype: 'horizontal', data: [[]] },
  Flame: { id: 'least', columnarData: {}, controlProviderCallback: {} },
  Goal: { id: 'least', subtype: 'goal', domain: { min: 0, max: 1 } },
  GroupBy: { id: 'least', by: () => '', sort: 'dataIndex' },
  Heatmap: { id: 'least', colorScale: { type: 'bands', bands: [] } },
  HistogramBarSeries: series,
  LineAnnotation: { id: 'least', domainType: 'xDomain', dataValues: [] },
  LineSeries: series,
  Metric: { id: 'least' },
  Partition: { id: 'least', data: [] },
  RectAnnotation: { id: 'least', dataValues: [] },
  Settings: {},
  SmallMultiples: {},
  Timeslip: { id: 'least', getData: () => [] },
  Tooltip: {},
  Wordcloud: { id: 'least' },
};
