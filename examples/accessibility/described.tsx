import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const month = 30.4375 * 86_400_000;
const start = Date.UTC(2022, 0, 15);
const rents = Array.from({ length: 36 }, (_, index) => ({
  time: start + index * month,
  rent: Math.round((11.2 + index * 0.055 + (index > 20 ? 0.6 : 0)) * 100) / 100,
}));

/**
 * A described chart
 *
 * `ariaDescription` adds a summary of the chart in a hidden paragraph for screen readers. It needs
 * `ariaUseDefaultSummary={false}`: beside the generated summary its paragraph has no valid id.
 *
 * @alt Line chart of rents by square meter from 2022 to 2024; they rise slowly from 11.20 euros, jump by 60 cents in autumn 2023 and end at 13.73.
 * @tag accessibility
 * @tag screen reader
 * @tag time
 */
export default function Described() {
  return (
    <Chart size={{ height: 320 }} title="Rent by square meter">
      <Settings
        ariaUseDefaultSummary={false}
        ariaDescription="Rents rise slowly from 11.20 euros by square meter in January 2022, jump by 60 cents in autumn 2023 and end at 13.73 euros in December 2024."
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('MMM YYYY')}
      />
      <Axis
        id="rent"
        position={Position.Left}
        gridLine={{ visible: true }}
        domain={{ min: 10, max: 15 }}
        tickFormat={(value) => `€${value.toFixed(2)}`}
      />
      <LineSeries
        id="rents"
        name="Rent"
        data={rents}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['rent']}
      />
    </Chart>
  );
}
