import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const weeks = [62, 64, 61, 67, 70, 69, 73, 72, 76, 75, 79, 81].map(
  (share, index) => ({
    week: index + 1,
    share,
  }),
);

/**
 * Fixed domain
 *
 * A share is read against its whole: `domain` lets the axis run from 0 to 100 whatever the data is, so charts
 * of several teams compare. A series outside of it is cut off.
 *
 * @alt Line chart of test coverage in twelve weeks on an axis from 0 to 100 percent, rising from 62 to 81.
 * @tag domain
 */
export default function Domain() {
  return (
    <Chart size={{ height: 280 }} title="Test coverage">
      <Settings />
      <Axis id="week" position={Position.Bottom} title="Week" />
      <Axis
        id="share"
        position={Position.Left}
        domain={{ min: 0, max: 100 }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <LineSeries
        id="coverage"
        name="Coverage"
        data={weeks}
        xScaleType={ScaleType.Ordinal}
        xAccessor="week"
        yAccessors={['share']}
      />
    </Chart>
  );
}
