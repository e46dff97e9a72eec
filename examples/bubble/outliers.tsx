import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  PointShape,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  type PointStyleAccessor,
} from '@elastic/charts';

interface Upload {
  megabytes: number;
  seconds: number;
}

const slow = new Map([
  [17, 21],
  [38, 34],
  [52, 27],
]);
const uploads: Upload[] = Array.from({ length: 64 }, (_, index) => {
  const megabytes =
    Math.round((4 + index * 1.4 + 9 * Math.sin(index * 7.3)) * 10) / 10;
  const noise = 2.4 * Math.sin(index * 3.7) + 1.6 * Math.sin(index * index);
  const seconds = 5 + megabytes * 0.22 + noise + (slow.get(index) ?? 0);
  return {
    megabytes: Math.max(1, megabytes),
    seconds: Math.round(seconds * 100) / 100,
  };
});

const slowUploads: PointStyleAccessor = ({ datum }) => {
  const { megabytes, seconds } = datum as Upload;
  return seconds > 14 + megabytes * 0.22
    ? {
        shape: PointShape.Diamond,
        radius: 9,
        fill: '#e0504a',
        stroke: '#e0504a',
        opacity: 1,
      }
    : null;
};

/**
 * Outliers
 *
 * `pointStyleAccessor` gets each row with its values and returns another style for what is far off: larger red
 * diamonds. `xNice` and `yNice` leave room around the points.
 *
 * @alt Scatter plot of 64 uploads by size and duration; most points lie along a rising line, three red diamonds far above it took 20 to 35 seconds too long.
 * @tag scatter
 * @tag points
 * @tag highlight
 */
export default function Outliers() {
  return (
    <Chart size={{ height: 340 }} title="Uploads">
      <Settings pointBuffer={0} />
      <Tooltip type={TooltipType.Follow} />
      <Axis
        id="megabytes"
        position={Position.Bottom}
        title="Size"
        tickFormat={(value) => `${value} MB`}
      />
      <Axis
        id="seconds"
        position={Position.Left}
        title="Duration"
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} s`}
      />
      <BubbleSeries
        id="uploads"
        name="Duration"
        data={uploads}
        xScaleType={ScaleType.Linear}
        xAccessor="megabytes"
        yAccessors={['seconds']}
        xNice
        yNice
        pointStyleAccessor={slowUploads}
        color="#6f8fb3"
        bubbleSeriesStyle={{
          point: { radius: 4, fill: ColorVariant.Series, opacity: 0.6 },
        }}
      />
    </Chart>
  );
}
