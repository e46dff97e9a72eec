import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  LineAnnotation,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  type AreaSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

// Hours. The last bucket is open and drawn up to 5.5.
const buckets = [
  { from: 0, to: 0.25, patients: 120 },
  { from: 0.25, to: 0.5, patients: 180 },
  { from: 0.5, to: 1, patients: 240 },
  { from: 1, to: 2, patients: 150 },
  { from: 2, to: 4, patients: 70 },
  { from: 4, to: 5.5, patients: 40 },
];
const steps = buckets.map(({ from, to, patients }) => ({
  hours: from,
  perMinute: patients / ((to - from) * 60),
}));
// The last step ends at the end of its bucket.
const rows = [...steps, { ...steps[5], hours: 5.5 }];
const median = [{ dataValue: 0.71, header: 'Median' }];
const tickLabel = (hours: number) => (hours > 4 ? 'over 240' : `${hours * 60}`);
const theme: PartialTheme = {
  chartMargins: { top: 24, right: 12, bottom: 0, left: 0 },
};
const area: RecursivePartial<AreaSeriesStyle> = {
  area: { opacity: 0.4 },
  point: { visible: 'never' },
};

/**
 * Buckets of unequal width
 *
 * A stepped area draws each bucket from its start to its end. The height is the count divided by the
 * width, so equal areas are equally many patients.
 *
 * @alt Histogram with buckets from 15 minutes to 2 hours wide. Most patients wait less than an hour, the median is 43 minutes, and the last bucket is labeled over 240.
 * @tag histogram
 * @tag linear
 * @tag annotation
 */
export default function UnequalBuckets() {
  return (
    <Chart size={{ height: 320 }} title="Waiting time">
      <Settings theme={theme} />
      <Tooltip type={TooltipType.None} />
      <Axis
        id="hours"
        position={Position.Bottom}
        title="Minutes"
        ticks={6}
        tickFormat={tickLabel}
      />
      <Axis
        id="per-minute"
        position={Position.Left}
        title="Patients per minute"
        gridLine={{ visible: true }}
      />
      <AreaSeries
        id="patients"
        name="Patients"
        data={rows}
        xScaleType={ScaleType.Linear}
        xAccessor="hours"
        yAccessors={['perMinute']}
        curve={CurveType.CURVE_STEP_AFTER}
        areaSeriesStyle={area}
      />
      <LineAnnotation
        id="median"
        domainType={AnnotationDomainType.XDomain}
        dataValues={median}
        marker={<span style={{ fontSize: 12 }}>Median 43</span>}
        markerPosition={Position.Top}
      />
    </Chart>
  );
}
