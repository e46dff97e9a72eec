import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const stores = [
  'Porto',
  'Lyon',
  'Ghent',
  'Turin',
  'Leeds',
  'Malmo',
  'Graz',
  'Bilbao',
  'Cork',
];
const weeks = stores.flatMap((store, row) =>
  Array.from({ length: 20 }, (_, index) => ({
    store,
    week: index + 1,
    returned: Number(
      (
        5 +
        row * 0.35 +
        Math.sin(index * 0.8 + row * 2.1) +
        0.5 * Math.sin(index * 2.3 + row)
      ).toFixed(1),
    ),
  })),
);
const bilbao = weeks
  .filter(({ store }) => store === 'Bilbao')
  .map((row) => ({
    ...row,
    returned: Number((row.returned + row.week * 0.22).toFixed(1)),
  }));
const others = weeks.filter(({ store }) => store !== 'Bilbao');

const never = () => false;

/**
 * One line out of many
 *
 * The eight other stores are one `LineSeries` in gray: `hideInLegend` keeps them out of the legend and
 * `filterSeriesInTooltip` out of the tooltip. The store in question has one of its own, with a `color` and a
 * wider line.
 *
 * @alt Line chart of returned orders in nine stores over twenty weeks; eight gray lines stay between 3.7 and 9 percent while the orange one of Bilbao climbs from 8.8 to nearly 12 percent.
 * @tag several series
 * @tag highlight
 * @tag color
 */
export default function Highlight() {
  return (
    <Chart size={{ height: 320 }} title="Returned orders">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="week"
        position={Position.Bottom}
        title="Week"
        maximumFractionDigits={0}
      />
      <Axis
        id="returned"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <LineSeries
        id="others"
        data={others}
        xScaleType={ScaleType.Linear}
        xAccessor="week"
        yAccessors={['returned']}
        yNice
        splitSeriesAccessors={['store']}
        color="#98a2b3"
        hideInLegend
        filterSeriesInTooltip={never}
        lineSeriesStyle={{
          line: { strokeWidth: 1, opacity: 0.6 },
          point: { visible: 'never' },
        }}
      />
      <LineSeries
        id="bilbao"
        name="Bilbao"
        data={bilbao}
        xScaleType={ScaleType.Linear}
        xAccessor="week"
        yAccessors={['returned']}
        yNice
        color="#e0701c"
        lineSeriesStyle={{
          line: { strokeWidth: 3 },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
