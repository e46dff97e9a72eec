import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
} from '@elastic/charts';

const animals = [
  { animal: 'Shrew', kilograms: 0.005, beats: 800 },
  { animal: 'Mouse', kilograms: 0.025, beats: 600 },
  { animal: 'Rat', kilograms: 0.3, beats: 350 },
  { animal: 'Guinea pig', kilograms: 1, beats: 250 },
  { animal: 'Cat', kilograms: 4, beats: 150 },
  { animal: 'Dog', kilograms: 20, beats: 90 },
  { animal: 'Human', kilograms: 70, beats: 70 },
  { animal: 'Horse', kilograms: 450, beats: 38 },
  { animal: 'Elephant', kilograms: 4_000, beats: 30 },
  { animal: 'Gray whale', kilograms: 30_000, beats: 12 },
];

const isPowerOfTen = (value: number) => Math.abs(Math.log10(value) % 1) < 1e-9;
const powers = (value: number) =>
  isPowerOfTen(value) ? grouped.format(value) : '';
const grouped = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/**
 * Two logarithmic scales
 *
 * With `xScaleType` and `yScaleType` `Log`, a power law is a straight line. Splitting by animal names each
 * point in the tooltip, and one `color` makes them look like a single series.
 *
 * @alt Scatter plot of body mass and heart rate of ten animals on two logarithmic scales; the points fall in a line from the shrew with 800 beats a minute to the gray whale with 12.
 * @tag log
 * @tag scatter
 * @tag tooltip
 */
export default function LogLog() {
  return (
    <Chart size={{ height: 360 }} title="Body mass and heart rate">
      <Settings xDomain={{ min: 0.001, max: 100_000, logBase: 10 }} />
      <Tooltip type={TooltipType.Follow} />
      <Axis
        id="kilograms"
        position={Position.Bottom}
        ticks={4}
        title="Body mass in kilograms"
        tickFormat={(value) => `${grouped.format(value)} kg`}
        labelFormat={powers}
      />
      <Axis
        id="beats"
        position={Position.Left}
        title="Beats a minute"
        domain={{ min: 10, max: 1000, logBase: 10 }}
        labelFormat={powers}
        gridLine={{ visible: true }}
        tickFormat={String}
      />
      <BubbleSeries
        id="animals"
        data={animals}
        xScaleType={ScaleType.Log}
        yScaleType={ScaleType.Log}
        xAccessor="kilograms"
        yAccessors={['beats']}
        splitSeriesAccessors={['animal']}
        color="#2f7fd0"
        tickFormat={(value) => `${value} beats a minute`}
        bubbleSeriesStyle={{
          point: { radius: 6, fill: ColorVariant.Series, opacity: 0.8 },
        }}
      />
    </Chart>
  );
}
