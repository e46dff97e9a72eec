import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  StackMode,
} from '@elastic/charts';

const sources = ['Wind and solar', 'Hydro', 'Nuclear', 'Gas and coal'];
// Terawatt hours by source, in the order above.
const mix = {
  Norway: [14, 137, 0, 2],
  France: [78, 54, 338, 35],
  Spain: [114, 25, 57, 72],
  Germany: [199, 20, 0, 224],
  Poland: [37, 2, 0, 128],
};
const generation = Object.entries(mix).flatMap(([country, values]) =>
  values.map((energy, index) => ({ country, source: sources[index], energy })),
);
const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * Shares of a whole
 *
 * Large and small countries compare when every bar is 100 percent: `stackMode` turns the stacked values
 * into shares from 0 to 1, which the axis writes as percent. `color` gives the sources their colors in order.
 *
 * @alt Bar chart of electricity by source in five countries, each bar adding up to 100 percent; hydropower is nine tenths in Norway, nuclear two thirds in France, gas and coal three quarters in Poland.
 * @tag stack
 * @tag percentage
 * @tag colors
 */
export default function Percentage() {
  return (
    <Chart size={{ height: 340 }} title="Electricity by source">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis id="country" position={Position.Bottom} />
      <Axis id="share" position={Position.Left} tickFormat={percent} />
      <BarSeries
        id="generation"
        data={generation}
        xScaleType={ScaleType.Ordinal}
        xAccessor="country"
        yAccessors={['energy']}
        splitSeriesAccessors={['source']}
        stackAccessors={['country']}
        stackMode={StackMode.Percentage}
        color={['#16a398', '#4a8fe7', '#e0a526', '#8a94a6']}
      />
    </Chart>
  );
}
