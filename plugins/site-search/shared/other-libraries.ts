/**
 * Names of options in other chart libraries, by the words of this site that stand for them. Only names
 * that are no words of English: "tension" or "navigator" may be typed for something else.
 */
const names = `
suggestedMin, suggestedMax, softMin, softMax > include target domain
lineTension, cubicInterpolationMode, bezierCurve, smoothMonotone > curve
minBarLength, minPointLength, minPointSize, barMinHeight > minBarHeight
stackId, stackGroup > stackAccessors two stacks
stackOffset, stackType, stackNormalize, barMode, barNorm > stackMode
barThickness, barMaxWidth, maxBarSize, maxPointWidth, pointWidth, columnWidth > bar width
dotSize, markerSize, symbolSize, pointSize, activeDot > point radius
pointHitRadius, hitRadius > pointBuffer
borderDash, dashStyle, lineDash, dashArray > dashed line
indexAxis, horizontalBar > rotation
dataKey, nameKey, valueKey, xField, yField, xKey, yKey, indexBy, valueField > accessor
seriesField, colorField, groupField > splitSeriesAccessors
yAxisId, xAxisId > second axis groupId
axisFormatter, yFormat, xFormat, valueSuffix, valuePrefix > tickFormat
dateTimeLabelFormats, displayFormats > date format axis
pointFormat, pointFormatter, tooltipFormat, tooltipFormatter > tooltip format values
isAnimationActive, animationDuration, animationEasing, motionConfig > animate
syncId, syncMethod > synchronized crosshair
maintainAspectRatio, aspectRatio, useResizeHandler > size fill container
padAngle, paddingAngle > sectorLineWidth
onBarClick, onPointClick, onSliceClick, dataPointSelection > onElementClick
onPointHover, dataPointMouseEnter, onMouseEnter, onHover > onElementOver
onSelectionChanged, onBrushChange, onZoomComplete > onBrushEnd
onLegendClick, legendClick, legendItemClick, legendSelectChanged > onLegendItemClick
getDataURL, exportChart, dataURI > getPNGSnapshot
ReferenceDot, markPoint > annotation point
stepSize, tickInterval, tickStep, tickPixelInterval > number ticks
allowDecimals, decimalsInFloat > integers axis
maxRotation, minRotation, tickAngle, tickRotation, labelAngle, labelRotation > rotate labels
autoSkip, minTickGap, hideOverlap, preserveStartEnd > showOverlappingLabels
noDataText, noDataMessage, emptyText, emptyMessage > noResults
ChartsProvider, registerTheme, setOptions > theme all charts
axisPointer > crosshair
itemSorter, itemSort > tooltip sort
sharedTooltip > tooltip series
itemOrder, traceOrder > legendSort
colorSteps > colorScale
turboThreshold, boostThreshold, largeThreshold > large data draw one point
notMerge, forceUpdate > update data
useUTC, timezoneOffset > timeZone
weekStart, firstDayOfWeek, startOfWeek > dow
plotMargins, chartPadding, containLabel, layoutPadding > chartMargins
RadialBarChart, RadialBar, solidGauge, circularProgress > gauge
statPanel, bigValue, singleStat > metric
rangeSelector, rangeSlider > zoom brush
BarList, columnChart > bars
`;

const ourWords = new Map(
  names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [list = '', words = ''] = line.split(' > ');
      return list.split(', ').map((name) => [name.toLowerCase(), words] as const);
    }),
);

/** Replaces the names of options in other libraries by what they are called here: `stackId`. */
export const replaceOtherNames = (query: string): string =>
  query.replace(/[\p{L}]+/gu, (word) => ourWords.get(word.toLowerCase()) ?? word);

/** All of these names, in lower case. */
export const otherNames: readonly string[] = [...ourWords.keys()];
