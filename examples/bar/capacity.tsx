import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type BarSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const seats = [
  { train: '6:12', taken: 148, free: 152 },
  { train: '7:12', taken: 287, free: 13 },
  { train: '7:42', taken: 196, free: 4 },
  { train: '8:12', taken: 271, free: 29 },
  { train: '9:12', taken: 165, free: 135 },
  { train: '10:12', taken: 92, free: 108 },
];
const track: RecursivePartial<BarSeriesStyle> = { rect: { opacity: 0.3 } };

/**
 * Filled and free
 *
 * The rest of each bar is only a backdrop: `hideInLegend` and `filterSeriesInTooltip` keep that series out of
 * the legend and the tooltip.
 *
 * @alt Stacked bar chart of six trains with the seats taken and, pale above, the free ones; the trains from 7:12 to 8:12 are nearly full.
 * @tag stack
 * @tag legend
 * @tag tooltip
 */
export default function Capacity() {
  return (
    <Chart size={{ height: 320 }} title="Seats by train">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="train" position={Position.Bottom} />
      <Axis
        id="seats"
        position={Position.Left}
        title="Seats"
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="taken"
        name="Taken"
        data={seats}
        xScaleType={ScaleType.Ordinal}
        xAccessor="train"
        yAccessors={['taken']}
        stackAccessors={['train']}
      />
      <BarSeries
        id="free"
        name="Free"
        data={seats}
        xScaleType={ScaleType.Ordinal}
        xAccessor="train"
        yAccessors={['free']}
        stackAccessors={['train']}
        color="#8a94a6"
        barSeriesStyle={track}
        hideInLegend
        filterSeriesInTooltip={() => false}
      />
    </Chart>
  );
}
