import type { FormerName } from '../../../shared/check-code/check-data';

/**
 * What to use in place of names that earlier releases had. The release that removed a name is in the changes data,
 * which begins at 70.0.1.
 */
export const formerNames: Record<string, FormerName[]> = {
  tickLabelMaxLength: [{ of: 'Axis', use: 'use `style={{ tickLabel: { maxLength: 90 } }}`' }],
  tickLabelTruncate: [{ of: 'Axis', use: "use `style={{ tickLabel: { truncate: 'end' } }}`" }],
  valuesTextAlign: [
    {
      of: 'MetricStyle',
      use: 'use `valueTextAlign`, and `extraTextAlign` for the second figure',
      rename: 'valueTextAlign',
    },
  ],
  showGridLines: [{ of: 'Axis', use: 'use `gridLine={{ visible: true }}`' }],
  gridLineStyle: [{ of: 'Axis', use: 'use `gridLine`' }],
  tickLabelRotation: [{ of: 'Axis', use: 'use `style={{ tickLabel: { rotation: -45 } }}`' }],
  tickSize: [{ of: 'Axis', use: 'use `style={{ tickLine: { size } }}`' }],
  tickPadding: [{ of: 'Axis', use: 'use `style={{ tickLine: { padding } }}`' }],
  timeAxisLayerCount: [],
  tooltip: [
    { of: 'Settings', use: 'use `<Tooltip />` beside `Settings`, which has the options as props' },
  ],
  tooltipType: [
    { of: 'Settings', use: 'use `<Tooltip type={TooltipType.Crosshairs} />` beside `Settings`' },
  ],
  config: [
    {
      of: 'Partition',
      use: 'the options of `config` are props, such as `layout`, or part of `partition` of the theme',
    },
    {
      of: 'Heatmap',
      use: 'the options of `config` are props, such as `xAxisTitle`, or part of `heatmap` of the theme',
    },
    { of: 'Wordcloud', use: 'the options of `config` are props' },
    {
      of: 'Goal',
      use: 'the options of `config` are props, such as `angleStart`, or part of `goal` of the theme',
    },
  ],
  ranges: [{ of: 'Heatmap', use: 'ranges and colors are the bands of `colorScale`' }],
  colors: [{ of: 'Heatmap', use: 'ranges and colors are the bands of `colorScale`' }],
  customSeriesColors: [
    { use: 'use `color`', of: 'BarSeries', rename: 'color' },
    { use: 'use `color`', of: 'LineSeries', rename: 'color' },
    { use: 'use `color`', of: 'AreaSeries', rename: 'color' },
  ],
  customSubSeriesName: [
    { use: 'use `name`', of: 'BarSeries', rename: 'name' },
    { use: 'use `name`', of: 'LineSeries', rename: 'name' },
    { use: 'use `name`', of: 'AreaSeries', rename: 'name' },
  ],
  stackAsPercentage: [
    { of: 'BarSeries', use: 'use `stackMode={StackMode.Percentage}`' },
    { of: 'AreaSeries', use: 'use `stackMode={StackMode.Percentage}`' },
  ],
  yScaleToDataExtent: [
    { of: 'BarSeries', use: 'use `domain={{ min: NaN, max: NaN, fit: true }}` of the y `Axis`' },
    { of: 'LineSeries', use: 'use `domain={{ min: NaN, max: NaN, fit: true }}` of the y `Axis`' },
    { of: 'AreaSeries', use: 'use `domain={{ min: NaN, max: NaN, fit: true }}` of the y `Axis`' },
  ],
  hideDuplicateAxes: [{ of: 'Settings', use: 'leave the second `Axis` out' }],
  legendMaxWidth: [{ of: 'Settings', use: 'use `legendSize`', rename: 'legendSize' }],
  showLegendExtra: [
    { of: 'Settings', use: 'use `legendValues={[LegendValue.CurrentAndLastValue]}`' },
  ],
  showLegendDisplayValue: [
    { of: 'Settings', use: 'use `legendValues={[LegendValue.CurrentAndLastValue]}`' },
  ],
  onLegendItemToggle: [
    { of: 'Settings', use: 'use `onLegendItemClick`', rename: 'onLegendItemClick' },
  ],
  onCursorUpdate: [{ of: 'Settings', use: 'use `onPointerUpdate`', rename: 'onPointerUpdate' }],
  children: [],
  getSpecId: [{ use: 'ids are plain strings: `id="bars"`' }],
  getAxisId: [{ use: 'ids are plain strings: `id="x"`' }],
  getGroupId: [{ use: 'ids of groups are plain strings' }],
  getAnnotationId: [{ use: 'ids are plain strings' }],
  mergeWithDefaultTheme: [
    { use: 'pass the changes as `theme` and the base as `baseTheme` of `Settings`' },
  ],
  mergeWithDefaultAnnotationLine: [{ use: 'pass the changes as `style`' }],
  BulletGraph: [{ use: 'the component is `Bullet`', rename: 'Bullet' }],
  BulletGraphSubtype: [{ use: 'the constant is `BulletSubtype`', rename: 'BulletSubtype' }],
  ScaleTypes: [{ use: 'the constant is `ScaleType`', rename: 'ScaleType' }],
  EUI_CHARTS_THEME_LIGHT: [
    { use: 'the themes are `LIGHT_THEME` and `DARK_THEME`, passed as `baseTheme`' },
  ],
  EUI_CHARTS_THEME_DARK: [
    { use: 'the themes are `LIGHT_THEME` and `DARK_THEME`, passed as `baseTheme`' },
  ],
};
