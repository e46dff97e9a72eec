import {
  Axis,
  BarSeries,
  Chart,
  LegendValue,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const query = new URLSearchParams(location.search);
const long = 'A room whose name is so long that the entry needs more than a row of a phone';
const rooms = ['Room 4', 'Room 3', 'Room 10', long, 'Room 2', 'Room 5'];
const rows = [0, 1].flatMap((x) =>
  rooms.map((room, index) => ({ x, room, energy: 60 + 3 * index })),
);

/**
 * Six series with their totals and maxima in the legend: in a list at the bottom, or in a table with `table` in the
 * query string. `rule` adds the stylesheet in the session storage to the page.
 */
export default function LegendList() {
  return (
    <>
      {query.has('rule') && <style>{sessionStorage.getItem('rule')}</style>}
      <Chart size={{ width: 374, height: 500 }}>
        <Settings
          debugState
          showLegend
          legendPosition={query.has('table') ? Position.Right : Position.Bottom}
          legendLayout="list"
          legendSize={300}
          legendValues={
            query.has('two') ? [LegendValue.Total, LegendValue.Max] : [LegendValue.Total]
          }
        />
        <Axis
          id="energy"
          position={Position.Left}
          tickFormat={(value) => `${Number(value).toFixed(1)} kWh`}
        />
        <BarSeries
          id="energy-by-room"
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['energy']}
          splitSeriesAccessors={['room']}
          stackAccessors={['x']}
        />
      </Chart>
    </>
  );
}
