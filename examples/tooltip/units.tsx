import {
  Axis,
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
} from '@elastic/charts';

const climate = [
  { month: 'Apr', rain: 46.7, warmth: 10.2 },
  { month: 'May', rain: 62.4, warmth: 14.4 },
  { month: 'Jun', rain: 68.1, warmth: 17.3 },
  { month: 'Jul', rain: 76.3, warmth: 19.2 },
  { month: 'Aug', rain: 70.8, warmth: 18.9 },
  { month: 'Sep', rain: 55.5, warmth: 14.8 },
];

/**
 * Units in the tooltip
 *
 * `tickFormat` of a series writes its value in the tooltip with unit and decimals, while `labelFormat` of the
 * axis keeps the labels there short.
 *
 * @alt Bars of the rain and a line of the temperature from April to September; both peak in July with 76.3 millimeters and 19.2 degrees Celsius.
 * @tag tooltip
 * @tag units
 * @tag ordinal
 */
export default function Units() {
  return (
    <Chart size={{ height: 320 }} title="Rain and warmth">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Tooltip headerFormatter={({ value }) => `${value}, mean of 30 years`} />
      <Axis id="month" position={Position.Bottom} />
      <Axis
        id="millimeters"
        groupId="rain"
        position={Position.Left}
        title="mm"
        gridLine={{ visible: true }}
        domain={{ min: 0, max: 100 }}
        labelFormat={(value) => `${value}`}
      />
      <Axis
        id="degrees"
        groupId="warmth"
        position={Position.Right}
        title="°C"
        domain={{ min: 0, max: 25 }}
        labelFormat={(value) => `${value}`}
      />
      <BarSeries
        id="rain"
        name="Rain"
        groupId="rain"
        data={climate}
        color="#0077bb"
        tickFormat={(value) => `${value.toFixed(1)} mm`}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['rain']}
      />
      <LineSeries
        id="warmth"
        name="Warmth"
        groupId="warmth"
        data={climate}
        color="#ee9911"
        tickFormat={(value) => `${value.toFixed(1)} °C`}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['warmth']}
      />
    </Chart>
  );
}
