import {
  Axis,
  BarSeries,
  Chart,
  GroupBy,
  Position,
  Predicate,
  ScaleType,
  Settings,
  SmallMultiples,
} from '@elastic/charts';

const hosts = ['web', 'worker'];
const regions = ['Europe', 'America'];
const load = [
  [32, 41, 58, 47],
  [28, 36, 71, 62],
  [55, 61, 66, 70],
  [40, 38, 52, 44],
].flatMap((values, panel) =>
  values.map((percent, index) => ({
    host: hosts[panel % 2] ?? '',
    region: regions[Math.floor(panel / 2)] ?? '',
    shift: ['night', 'early', 'day', 'late'][index] ?? '',
    percent,
  })),
);
type Load = (typeof load)[number];

/**
 * Grid of panels
 *
 * Two `GroupBy` specs define the columns and the rows; `SmallMultiples` lays the panels out. All
 * panels share their scales, so they can be compared.
 *
 * @alt Grid of four bar charts: load by shift for web and worker hosts in Europe and America; American web hosts have the highest load at night.
 * @tag panels
 * @tag ordinal
 */
export default function Grid() {
  return (
    <Chart size={{ height: 380 }} title="Load by shift">
      <Settings />
      <GroupBy
        id="host"
        by={(_spec, { host }: Load) => host}
        sort={Predicate.DataIndex}
      />
      <GroupBy
        id="region"
        by={(_spec, { region }: Load) => region}
        sort={Predicate.DataIndex}
      />
      <SmallMultiples splitHorizontally="host" splitVertically="region" />
      <Axis id="shift" position={Position.Bottom} />
      <Axis
        id="percent"
        position={Position.Left}
        ticks={3}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <BarSeries
        id="load"
        name="Load"
        data={load}
        xScaleType={ScaleType.Ordinal}
        xAccessor="shift"
        yAccessors={['percent']}
      />
    </Chart>
  );
}
