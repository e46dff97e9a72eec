import {
  AreaSeries,
  Axis,
  Chart,
  Fit,
  GroupBy,
  Position,
  ScaleType,
  Settings,
  SmallMultiples,
} from '@elastic/charts';

const readings = [34, 41, 47, null, null, null, 22, 26, 31, null, 38, 36].map(
  (litres, index) => ({
    hour: 6 + index,
    litres,
  }),
);

const fits = [
  { id: 'None', fit: Fit.None },
  { id: 'Carry', fit: Fit.Carry },
  { id: 'Linear', fit: Fit.Linear },
  { id: 'Nearest', fit: Fit.Nearest },
  { id: 'Average', fit: Fit.Average },
  { id: 'Explicit', fit: { type: Fit.Explicit, value: 30 } },
];

/**
 * Ways to fill gaps
 *
 * The meter sent nothing from 9 to 11 and at 15 o'clock. Each panel shows the same readings with another
 * `fit`; what was filled in has a lighter area and a dashed outline, set in `areaSeriesStyle.fit`.
 *
 * @alt Six small area charts of the same twelve hours of water use with two gaps, left open, carried on, bridged by a straight line, or filled by the nearest value, the average and a fixed 30 litres.
 * @tag missing values
 * @tag small multiples
 */
export default function MissingValues() {
  return (
    <Chart size={{ height: 440 }} title="Water use">
      <Settings theme={{ axes: { axisPanelTitle: { fontSize: 10 } } }} />
      <GroupBy id="fit" by={({ id }) => id} sort="dataIndex" />
      <SmallMultiples
        splitVertically="fit"
        style={{ verticalPanelPadding: { outer: 0, inner: 0.2 } }}
      />
      <Axis
        id="hour"
        position={Position.Bottom}
        tickFormat={(hour) => `${hour}:00`}
      />
      <Axis
        id="litres"
        position={Position.Left}
        ticks={2}
        tickFormat={(value) => `${value} L`}
      />
      {fits.map(({ id, fit }) => (
        <AreaSeries
          key={id}
          id={id}
          name={id}
          data={readings}
          fit={fit}
          xScaleType={ScaleType.Linear}
          xAccessor="hour"
          yAccessors={['litres']}
          color="#3d8fc9"
          areaSeriesStyle={{
            area: { opacity: 0.5 },
            fit: {
              area: { opacity: 0.15 },
              line: { dash: [4, 4], opacity: 0.8 },
            },
          }}
        />
      ))}
    </Chart>
  );
}
