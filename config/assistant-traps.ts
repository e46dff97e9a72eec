import type { Trap } from '../plugins/markdown-pages/index';

/**
 * What coding assistants get wrong, for `SKILL.md`. Each claim is a sentence of a page that has a test in
 * `tests/claims/`: `assistants.test.ts` fails if it has none.
 */
export const assistantTraps = {
  'Data and scales': [
    {
      instead: 'Pass times as milliseconds, never as Date objects: `date.getTime()`.',
      page: 'docs/dates',
      claim:
        'Rows whose x is a Date are dropped without a message, and the chart says "No data to display".',
    },
    {
      instead: 'Parse date strings before you pass them.',
      page: 'docs/dates',
      claim:
        'Date strings make the scale ordinal; if an axis has rows of dates the chart throws "Scale generation for the multilayer axis failed".',
    },
    {
      instead: 'Convert numbers that are text.',
      page: 'docs/scales',
      claim:
        "If any x value of a linear or time scale is a string, also '10', the chart uses an ordinal scale.",
    },
    {
      instead: 'Set `xScaleType` on every series.',
      page: 'docs/error-messages',
      claim: 'The x scale of bars and lines is ordinal until you set xScaleType.',
    },
    {
      instead: 'Give all series of a chart the same `xScaleType`.',
      page: 'docs/scales',
      claim:
        'If one of them is ordinal, the scale is ordinal; otherwise, if they differ, it is linear: a Linear and a Time series together lose the dates.',
    },
    {
      instead: 'Pass an empty array while data is loading, never `undefined`.',
      page: 'docs/error-messages',
      claim:
        'data of bars, lines, areas, bubbles or a Bullet is undefined, for example while a request is pending.',
      throws: true,
    },
    {
      instead: 'Create a new array in place of a change of the one that the chart has.',
      page: 'docs/how-a-chart-works',
      claim: 'The chart freezes the array and its rows, as Object.freeze does.',
    },
    {
      instead: 'Add up rows with the same x before you pass them.',
      page: 'docs/large-data',
      claim:
        'It does not count or sum: rows of a series with the same x are drawn over each other.',
    },
    {
      instead: 'Expect a gap at `null`, and fill gaps with `fit` only in lines and areas.',
      page: 'docs/missing-values',
      claim: 'fit has no effect on bars and bubbles.',
    },
    {
      instead: 'Set `fit` on stacked series with gaps, or make all layers `null` there.',
      page: 'docs/missing-values',
      claim: 'A null breaks its layer, and the layers above sink as if it were zero.',
    },
    {
      instead: 'Keep values on one side of zero on a `Log` scale.',
      page: 'docs/scales',
      claim:
        'A log scale shows one side of zero: zero itself and values on the other side are left out.',
    },
    {
      instead: 'Set the domain of the axis for values below 1 on a `Log` scale.',
      page: 'docs/domains',
      claim: 'The domain of a Log scale starts at 1 by default.',
    },
  ],

  'Structure of a chart': [
    {
      instead: 'Put every spec inside of `Chart`.',
      page: 'api/Chart',
      claim: 'Specs must be rendered inside of Chart.',
    },
    {
      instead: 'Draw one family in each `Chart`.',
      page: 'docs/how-a-chart-works',
      claim:
        'Partition, Heatmap, Metric and the other families stand alone: of two families in a chart only the first is drawn.',
    },
    {
      instead: 'Give a heatmap no `Axis`; it has its own.',
      page: 'api/specs/Heatmap',
      claim: 'An Axis placed before the heatmap makes an empty XY chart of it.',
    },
    {
      instead: 'Give every spec an `id` of its own.',
      page: 'api/specs/types/Spec',
      claim: 'The id must be unique among all specs of a chart, axes and annotations included.',
    },
    {
      instead: 'Keep state outside of `Chart` and pass it down.',
      page: 'api/specs/types/Spec',
      claim:
        'A component inside of Chart must not render again alone: the chart then holds its specs only and is empty.',
    },
    {
      instead: 'Do not memoize elements inside of `Chart`; wrap the component around it in `memo`.',
      page: 'docs/performance',
      claim:
        'A spec that does not render while others do is dropped: An axis or a series disappears after an update.',
    },
    {
      instead: 'Render charts in the browser only.',
      page: 'docs/server-rendering',
      claim:
        'You can import @elastic/charts on a server, but rendering a Chart there throws "window is not defined".',
    },
    {
      instead: 'Leave charts out of `StrictMode`.',
      page: 'docs/troubleshooting',
      claim:
        "In React's StrictMode, the development build never calls onElementClick, onElementOver, onElementOut, onBrushEnd, onProjectionClick, onAnnotationClick and onPointerUpdate, except in metrics, word clouds and flame charts.",
    },
  ],

  'Axes and domains': [
    {
      instead:
        'Set the range of x with `xDomain` of `Settings`, that of y with `domain` of the axis.',
      page: 'docs/axes',
      claim: 'The domain of x is not a setting of the axis, and domain on an x axis throws.',
    },
    {
      instead: 'Give the x axis a position: `Position.Bottom`.',
      page: 'docs/axes',
      claim: 'position is Left by default, so an x axis needs one.',
    },
    {
      instead:
        'Set `timeAxisLayerCount={0}` if your `tickFormat` is to write the labels of a time axis.',
      page: 'docs/troubleshooting',
      claim:
        'A time axis with rows of dates has its own formats: tickFormat and labelFormat apply only with timeAxisLayerCount={0}.',
    },
    {
      instead: 'Use the same `groupId` for an axis and its series.',
      page: 'docs/axes',
      claim: 'A y axis whose group has no series is not drawn.',
    },
    {
      instead: 'Expect zero on y; `fit: true` in the domain of the axis leaves it out.',
      page: 'docs/domains',
      claim: 'The y axis starts at zero by default, or at the smallest value if that is negative.',
    },
    {
      instead: 'Round in `tickFormat`; drop ticks with `maximumFractionDigits`.',
      page: 'docs/formats',
      claim: 'maximumFractionDigits of an axis does not round labels, it drops ticks.',
    },
    {
      instead: 'Choose an `xDomain` that contains the data.',
      page: 'docs/domains',
      claim: 'An xDomain with both ends beside the data leaves the plot empty, without a message.',
    },
    {
      instead: 'Give `minInterval` in `xDomain` if a chart can have a single bar.',
      page: 'docs/brush-and-zoom',
      claim:
        'A single bar disappears in the zoomed chart: with xDomain it is one unit of x wide, on a time scale a millisecond.',
    },
    {
      instead: 'Pass an IANA name as `timeZone`.',
      page: 'docs/dates',
      claim: 'An unknown zone is ignored by the axis: ticks are placed in the zone of the browser.',
    },
  ],

  'Series, stacks and colors': [
    {
      instead:
        "Stack with `stackAccessors={['x']}` on every series; use `groupId` for separate stacks.",
      page: 'docs/stacking',
      claim: 'Any array that is not empty stacks them; the accessors are never read.',
    },
    {
      instead: 'Do not combine stacks with ranges.',
      page: 'docs/stacking',
      claim: 'stackAccessors with y0Accessors: the lower ends are ignored.',
    },
    {
      instead: 'Return `null` from `name` for the built-in name.',
      page: 'docs/error-messages',
      claim: 'A name function of a series returns undefined for one of its series.',
      throws: true,
    },
    {
      instead: 'Pass colors that a canvas can read: hexadecimal, `rgb()` or names.',
      page: 'docs/troubleshooting',
      claim: 'color="var(--brand)" gives a red series: a canvas cannot read variables.',
    },
    {
      instead: 'Give series fixed colors if some of them can be hidden.',
      page: 'docs/troubleshooting',
      claim:
        'A series that you leave out gives its color to the next one, because the palette is assigned in order.',
    },
    {
      instead: "Set `point: { visible: 'always' }` where a series can have a single value.",
      page: 'docs/troubleshooting',
      claim: 'A series with a single value has no line, but a small dot.',
    },
    {
      instead: 'Draw many points of one size with `LineSeries` and no line.',
      page: 'docs/large-data',
      claim:
        'For many points of one size, draw a LineSeries with points and without a line in place of a BubbleSeries:',
    },
  ],

  'Legend, tooltip and annotations': [
    {
      instead: 'Set `showLegend` on `Settings`.',
      page: 'docs/intro',
      claim: 'showLegend is off by default.',
    },
    {
      instead: 'Set `showNullValues` on `Tooltip` to list missing values.',
      page: 'docs/tooltips',
      claim: 'Rows of null are left out until you set showNullValues.',
    },
    {
      instead: 'Style the tooltip with CSS.',
      page: 'docs/tooltips',
      claim: 'The tooltip is HTML: themes do not reach its colors, CSS does.',
    },
    {
      instead: 'Extend the domain to a line that marks a limit.',
      page: 'docs/troubleshooting',
      claim:
        'The domain does not grow for a LineAnnotation: with values up to 6, a line at 50 and its marker are missing.',
    },
    {
      instead: 'Put the lower coordinate first.',
      page: 'api/specs/xy/RectAnnotation',
      claim:
        'The lower value comes first: on a continuous scale a rectangle with x0 above x1, or y0 above y1, is not drawn.',
    },
    {
      instead: 'Keep `hideTooltips` off where annotations can be clicked.',
      page: 'docs/annotations',
      claim: 'hideTooltips turns it off, and clicks on the annotation with it.',
    },
    {
      instead: 'Offer a brush on continuous scales only.',
      page: 'api/specs/global/Settings',
      claim: 'On an ordinal scale of an XY chart onBrushEnd is never called.',
    },
    {
      instead: 'Use `ariaLabelledBy` to name a chart.',
      page: 'api/Chart',
      claim:
        'ariaLabel looks shorter but does not work in 73.2.1: the chart points to an id that does not exist.',
    },
  ],

  'Other charts': [
    {
      instead: 'Give `Partition` a `valueAccessor`.',
      page: 'docs/pie-and-donut',
      claim: 'Nothing is drawn at all without valueAccessor: rows that are objects count as zero.',
    },
    {
      instead: 'Give every layer of `Partition` a `shape.fillColor`.',
      page: 'docs/pie-and-donut',
      claim:
        'Without it every slice is dark red, because a partition does not use the palette of the theme.',
    },
    {
      instead: 'Pass `NaN` to `Metric` for a missing value.',
      page: 'docs/metric-tiles',
      claim:
        'A value of null or undefined throws "Cannot read properties of null (reading \'length\')".',
    },
    {
      instead: 'Pass `data` of `Metric` as rows of tiles: `[[tile, tile]]`.',
      page: 'docs/error-messages',
      claim: 'data of a Metric is a list of tiles.',
      throws: true,
    },
    {
      instead: 'Give `Heatmap` a `colorScale`.',
      page: 'docs/error-messages',
      claim: 'A Heatmap has no colorScale.',
      throws: true,
    },
    {
      instead: 'State the `value` of a time interval of a heatmap.',
      page: 'docs/heatmaps',
      claim:
        'A calendar interval without a value freezes the tab: the chart adds columns without end.',
    },
    {
      instead: 'Pass the start of each bucket as x of a heatmap over time.',
      page: 'api/specs/Heatmap',
      claim:
        'Every x value must be the exact start of a bucket, or its cell is not drawn: roundDateToESInterval gives the start.',
    },
    {
      instead: 'Give `Goal` a `domain`.',
      page: 'docs/error-messages',
      claim: 'A Goal has no domain.',
      throws: true,
    },
    {
      instead: 'Give `Meter` a `fill`.',
      page: 'api/specs/Meter',
      claim: 'Without fill it throws.',
    },
    {
      instead: 'Wait for `onRenderChange`, not for the attribute, in tests and exports.',
      page: 'docs/render-complete',
      claim:
        'When a parent of bars, lines or areas renders again and nothing in the drawing changes, the attribute goes to false and stays there, and the count stays the same.',
    },
  ],
} satisfies Record<string, Trap[]>;
