import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
  type BarStyleAccessor,
} from '@elastic/charts';

const bucket = 5; // minutes
const target = 30;
const counts = [12, 58, 131, 186, 154, 97, 52, 28, 15];
const all = counts.reduce((sum, count) => sum + count, 0);
const deliveries = counts.map((count, index) => ({
  from: 5 + index * bucket,
  count,
}));

const lateInRed: BarStyleAccessor = ({ x }) =>
  Number(x) >= target ? '#d9537a' : null;
const share = (count: number) => `${Math.round((count / all) * 100)} %`;

/**
 * Buckets over the target
 *
 * `styleAccessor` reads the start of each bucket and colors those beyond the target of 30 minutes;
 * `displayValueSettings` writes the share of all deliveries on each bar.
 *
 * @alt Histogram of delivery times in buckets of five minutes from 5 to 50; the four buckets from 30 minutes on, a quarter of all deliveries, are marked as late.
 * @tag histogram
 * @tag colors
 * @tag labels
 */
export default function OverTarget() {
  return (
    <Chart size={{ height: 320 }} title="Delivery times">
      <Settings xDomain={{ min: 5, max: 45, minInterval: bucket }} />
      <Axis
        id="from"
        position={Position.Bottom}
        tickFormat={(value) => `${value} min`}
      />
      <Axis
        id="count"
        position={Position.Left}
        title="Deliveries"
        gridLine={{ visible: true }}
      />
      <HistogramBarSeries
        id="deliveries"
        name="Deliveries"
        data={deliveries}
        xScaleType={ScaleType.Linear}
        xAccessor="from"
        yAccessors={['count']}
        color="#16a398"
        styleAccessor={lateInRed}
        displayValueSettings={{ showValueLabel: true, valueFormatter: share }}
      />
    </Chart>
  );
}
