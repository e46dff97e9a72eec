import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 7, 20);
const wave = (base: number, swing: number, shift: number) =>
  Array.from({ length: 25 }, (_, index) => ({
    time: start + index * hour,
    value: Math.round(base + swing * Math.sin((index - shift) / 3.8)),
  }));

const panels = [
  {
    title: 'Power (kW)',
    names: ['Roof', 'Grid'],
    bases: [140, 265],
    swing: 42,
  },
  {
    title: 'Water (l/min)',
    names: ['Cooling, north hall', 'Cooling, south hall'],
    bases: [310, 240],
    swing: 60,
  },
];

/**
 * Legends of the same width
 *
 * Two charts are arranged vertically. The same `legendSize` makes their legends equally wide, whatever the
 * labels. As the labels of the y axes are equally wide too, an hour is at the same place in both.
 *
 * @alt Two area charts of one day, power of a factory above, water below; both plots have the same width although the labels of the legends differ in length.
 * @height 400
 * @tag legend
 * @tag time
 */
export default function Sized() {
  return (
    <>
      {panels.map(({ title, names, bases, swing }) => (
        <Chart key={title} size={{ height: 200 }} title={title}>
          <Settings
            showLegend
            legendPosition={Position.Right}
            legendSize={165}
          />
          <Axis
            id="time"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            tickFormat={timeFormatter('HH:mm')}
          />
          <Axis id="value" position={Position.Left} ticks={4} />
          {names.map((name, index) => (
            <AreaSeries
              key={name}
              id={name}
              data={wave(bases[index] ?? 0, swing, index * 4)}
              timeZone="utc"
              xScaleType={ScaleType.Time}
              xAccessor="time"
              yAccessors={['value']}
            />
          ))}
        </Chart>
      ))}
    </>
  );
}
