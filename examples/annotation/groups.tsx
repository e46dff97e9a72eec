import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  LineAnnotation,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
} from '@elastic/charts';

const months = [
  { month: 'Jan', rain: 78, temperature: 3 },
  { month: 'Feb', rain: 61, temperature: 4 },
  { month: 'Mar', rain: 64, temperature: 8 },
  { month: 'Apr', rain: 52, temperature: 12 },
  { month: 'May', rain: 70, temperature: 16 },
  { month: 'Jun', rain: 82, temperature: 20 },
  { month: 'Jul', rain: 91, temperature: 22 },
  { month: 'Aug', rain: 84, temperature: 21 },
];

/**
 * Marks for two scales
 *
 * `groupId` ties an annotation to the y scale that its values belong to. The line marks the mean of the
 * rain on the left scale, the band the range of comfortable temperatures on the right one.
 *
 * @alt Bars of rain and a line of temperature from January to August; a dashed line at 73 mm belongs to the rain, a band from 18 to 23 degrees to the temperature.
 * @tag line annotation
 * @tag rect annotation
 * @tag two axes
 */
export default function Groups() {
  return (
    <Chart size={{ height: 320 }} title="Rain and temperature">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="month" position={Position.Bottom} />
      <Axis
        id="rain"
        groupId="rain"
        title="Rain (mm)"
        position={Position.Left}
        domain={{ min: 0, max: 120 }}
      />
      <Axis
        id="temperature"
        groupId="temperature"
        title="Temperature (°C)"
        position={Position.Right}
        domain={{ min: 0, max: 25 }}
      />
      <RectAnnotation
        id="comfortable"
        groupId="temperature"
        dataValues={[
          {
            coordinates: { y0: 18, y1: 23 },
            details: 'Comfortable: 18 to 23 °C',
          },
        ]}
        style={{ fill: '#e08a2c', opacity: 0.2 }}
      />
      <LineAnnotation
        id="mean"
        groupId="rain"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[
          { dataValue: 73, header: 'Mean', details: '73 mm a month' },
        ]}
        marker={<span aria-hidden="true">▶</span>}
        style={{
          line: { stroke: '#3f7fc1', strokeWidth: 2, opacity: 1, dash: [6, 3] },
        }}
      />
      <BarSeries
        id="rainfall"
        name="Rain"
        groupId="rain"
        color="#7fb2dd"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['rain']}
      />
      <LineSeries
        id="temperatures"
        name="Temperature"
        groupId="temperature"
        color="#d9641e"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['temperature']}
      />
    </Chart>
  );
}
