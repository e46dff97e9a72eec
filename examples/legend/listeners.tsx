import { useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type LegendItemListener,
} from '@elastic/charts';

const month = (index: number) => Date.UTC(2024, index, 1);
const members: Record<string, number[]> = {
  Rowing: [84, 83, 88, 96, 104, 109, 111, 110, 103, 97, 92, 90],
  Judo: [61, 66, 68, 67, 65, 60, 58, 63, 71, 74, 76, 77],
  Chess: [32, 33, 35, 34, 34, 31, 30, 31, 36, 41, 44, 45],
};

/**
 * Listen to the legend
 *
 * `onLegendItemOver` and `onLegendItemClick` report the series of an entry, `onLegendItemOut` that the pointer has
 * left it. The line below the chart says what the legend is doing.
 *
 * @alt Line chart of the members of a rowing, a judo and a chess section over a year; below it a text follows what is pointed at in the legend.
 * @height 364
 * @tag legend
 * @tag listener
 * @tag time
 */
export default function Listeners() {
  const [hovered, setHovered] = useState<string>();
  const [clicked, setClicked] = useState<string>();
  const onOver: LegendItemListener = ([series]) => setHovered(series?.specId);
  const onClick: LegendItemListener = ([series]) => setClicked(series?.specId);
  return (
    <>
      <Chart size={{ height: 300 }} title="Members">
        <Settings
          showLegend
          legendPosition={Position.Right}
          legendSize={100}
          onLegendItemOver={onOver}
          onLegendItemOut={() => setHovered(undefined)}
          onLegendItemClick={onClick}
        />
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={0}
          tickFormat={timeFormatter('MMM')}
        />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        {Object.entries(members).map(([section, counts]) => (
          <LineSeries
            key={section}
            id={section}
            data={counts.map((count, index) => ({ time: month(index), count }))}
            timeZone="utc"
            xScaleType={ScaleType.Time}
            xAccessor="time"
            yAccessors={['count']}
          />
        ))}
      </Chart>
      <p role="status" style={{ minHeight: '3em' }}>
        {hovered
          ? `Pointing at ${hovered}.`
          : 'Point at an entry of the legend, or click it.'}{' '}
        {clicked && `Clicked last: ${clicked}.`}
      </p>
    </>
  );
}
