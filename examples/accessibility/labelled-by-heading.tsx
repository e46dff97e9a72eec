import { useId } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const departures = [
  { hour: '6 to 9', late: 61 },
  { hour: '9 to 12', late: 24 },
  { hour: '12 to 15', late: 31 },
  { hour: '15 to 18', late: 88 },
  { hour: '18 to 21', late: 40 },
];

/**
 * Named by a heading
 *
 * `ariaLabelledBy` names the chart by a heading of your page, `ariaDescribedBy` points to the sentence below it.
 * Both take the id of an element that everybody can read.
 *
 * @alt Bar chart of late buses by time of day under a heading and a sentence; most are late from 15 to 18 o'clock, 88, and from 6 to 9, 61.
 * @height 364 417
 * @tag accessibility
 * @tag screen reader
 * @tag ordinal
 */
export default function LabelledByHeading() {
  const id = useId();
  return (
    <section>
      <h3 id={`${id}heading`}>Late buses by time of day</h3>
      <p id={`${id}text`}>
        Three of five late buses run in the rush hours, from 6 to 9 and from 15
        to 18 o’clock.
      </p>
      <Chart size={{ height: 280 }}>
        <Settings
          ariaLabelledBy={`${id}heading`}
          ariaDescribedBy={`${id}text`}
        />
        <Axis id="hour" position={Position.Bottom} title="Hour" />
        <Axis
          id="late"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="departures"
          name="Late"
          data={departures}
          xScaleType={ScaleType.Ordinal}
          xAccessor="hour"
          yAccessors={['late']}
        />
      </Chart>
    </section>
  );
}
