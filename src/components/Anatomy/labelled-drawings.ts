import type { DrawingName } from './drawings';

/** A labelled part of a chart. */
export interface Part {
  name: string;
  /** Position of the label in the drawing, of 400 × 240 units. */
  at: [x: number, y: number];
  /** Prop or theme key that governs the part. */
  by: string;
  /** Route of the reference of `by`. */
  to: string;
}

/** What a drawing shows, and its parts in the order of their numbers. */
export interface LabelledDrawing {
  title: string;
  parts: Part[];
}

export const labelledDrawings: Record<DrawingName, LabelledDrawing> = {
  xy: {
    title: 'Bar chart with a line, its parts numbered',
    parts: [
      { name: 'Title of the chart', at: [82, 18], by: 'Chart title', to: '/api/Chart#title' },
      {
        name: 'Title of the y axis',
        at: [24, 100],
        by: 'Axis title',
        to: '/api/specs/xy/Axis#title',
      },
      {
        name: 'Tick labels',
        at: [36, 65],
        by: 'Axis tickFormat',
        to: '/api/specs/xy/Axis#tickFormat',
      },
      { name: 'Grid line', at: [268, 110], by: 'Axis gridLine', to: '/api/specs/xy/Axis#gridLine' },
      {
        name: 'Bar',
        at: [182, 160],
        by: 'barSeriesStyle',
        to: '/api/specs/xy/BarSeries#barSeriesStyle',
      },
      {
        name: 'Line and its points',
        at: [142, 90],
        by: 'lineSeriesStyle',
        to: '/api/specs/xy/LineSeries#lineSeriesStyle',
      },
      {
        name: 'Line annotation',
        at: [84, 75],
        by: 'LineAnnotation',
        to: '/api/specs/xy/LineAnnotation',
      },
      {
        name: 'Rectangle annotation',
        at: [260, 186],
        by: 'RectAnnotation',
        to: '/api/specs/xy/RectAnnotation',
      },
      {
        name: 'Labels of the x axis',
        at: [246, 214],
        by: 'Axis style',
        to: '/api/specs/xy/Axis#style',
      },
      {
        name: 'Legend',
        at: [368, 48],
        by: 'showLegend',
        to: '/api/specs/global/Settings#showLegend',
      },
      { name: 'Tooltip', at: [380, 98], by: 'Tooltip', to: '/api/specs/global/Tooltip' },
      {
        name: 'Gap between bars',
        at: [122, 190],
        by: 'scales.barsPadding',
        to: '/all-types/interfaces/ScalesConfig#barsPadding',
      },
    ],
  },
  partition: {
    title: 'Sunburst of two layers, its parts numbered',
    parts: [
      {
        name: 'Sector of the inner layer',
        at: [180, 90],
        by: 'layers',
        to: '/api/specs/Partition#layers',
      },
      {
        name: 'Color of a sector',
        at: [214, 60],
        by: 'shape.fillColor',
        to: '/all-types/interfaces/PartitionLayer#shape',
      },
      {
        name: 'Label in a sector',
        at: [262, 100],
        by: 'fillLabel',
        to: '/all-types/interfaces/PartitionLayer#fillLabel',
      },
      {
        name: 'Linked label',
        at: [374, 92],
        by: 'partition.linkLabel',
        to: '/all-types/interfaces/PartitionStyle#linkLabel',
      },
      {
        name: 'Hole',
        at: [200, 120],
        by: 'partition.emptySizeRatio',
        to: '/all-types/interfaces/PartitionStyle#emptySizeRatio',
      },
      {
        name: 'Size of the disk',
        at: [130, 190],
        by: 'partition.outerSizeRatio',
        to: '/all-types/interfaces/PartitionStyle#outerSizeRatio',
      },
      {
        name: 'Legend',
        at: [84, 30],
        by: 'showLegend',
        to: '/api/specs/global/Settings#showLegend',
      },
    ],
  },
  heatmap: {
    title: 'Heatmap, its parts numbered',
    parts: [
      {
        name: 'Cell',
        at: [189, 110],
        by: 'heatmap.cell',
        to: '/all-types/interfaces/HeatmapStyle#cell',
      },
      {
        name: 'Value of a cell',
        at: [145, 78],
        by: 'valueFormatter',
        to: '/api/specs/Heatmap#valueFormatter',
      },
      {
        name: 'Color of a cell',
        at: [277, 146],
        by: 'colorScale',
        to: '/api/specs/Heatmap#colorScale',
      },
      {
        name: 'Labels of y',
        at: [42, 134],
        by: 'yAxisLabelFormatter',
        to: '/api/specs/Heatmap#yAxisLabelFormatter',
      },
      {
        name: 'Labels of x',
        at: [145, 210],
        by: 'xAxisLabelFormatter',
        to: '/api/specs/Heatmap#xAxisLabelFormatter',
      },
      { name: 'Title of x', at: [216, 218], by: 'xAxisTitle', to: '/api/specs/Heatmap#xAxisTitle' },
      { name: 'Title of y', at: [28, 84], by: 'yAxisTitle', to: '/api/specs/Heatmap#yAxisTitle' },
      {
        name: 'Band in the legend',
        at: [374, 56],
        by: 'colorScale',
        to: '/all-types/interfaces/HeatmapBandsColorScale',
      },
    ],
  },
  metric: {
    title: 'Metric with a trend, its parts numbered',
    parts: [
      { name: 'Title', at: [206, 47], by: 'title', to: '/all-types/type-aliases/MetricBase#title' },
      {
        name: 'Subtitle',
        at: [140, 68],
        by: 'subtitle',
        to: '/all-types/type-aliases/MetricBase#subtitle',
      },
      { name: 'Icon', at: [300, 46], by: 'icon', to: '/all-types/type-aliases/MetricBase#icon' },
      {
        name: 'Second figure',
        at: [276, 108],
        by: 'extra',
        to: '/all-types/type-aliases/MetricBase#extra',
      },
      {
        name: 'Value',
        at: [204, 196],
        by: 'value',
        to: '/all-types/type-aliases/MetricWNumber#value',
      },
      {
        name: 'Trend',
        at: [110, 190],
        by: 'trend',
        to: '/all-types/type-aliases/MetricWTrend#trend',
      },
      { name: 'Color', at: [60, 130], by: 'color', to: '/all-types/type-aliases/MetricBase#color' },
    ],
  },
};
