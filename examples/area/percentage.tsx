import {
  AreaSeries,
  Axis,
  Chart,
  LegendLayout,
  Position,
  ScaleType,
  Settings,
  StackMode,
} from '@elastic/charts';

const generated = {
  Coal: [118, 112, 104, 92, 79, 61, 58, 50, 37, 29],
  Gas: [82, 84, 86, 88, 91, 93, 89, 84, 80, 74],
  Nuclear: [61, 60, 62, 61, 59, 60, 58, 57, 58, 59],
  Wind: [24, 29, 35, 41, 50, 61, 66, 77, 89, 101],
  Solar: [9, 11, 14, 17, 21, 26, 33, 42, 54, 67],
};
const years = Object.entries(generated).flatMap(([source, amounts]) =>
  amounts.map((terawattHours, index) => ({
    year: 2015 + index,
    source,
    terawattHours,
  })),
);

const percent = (digits: number) => (share: number) =>
  `${(share * 100).toFixed(digits)} %`;
const wholePercent = percent(0);
const exactPercent = percent(1);

/**
 * Shares over time
 *
 * With `stackMode` `Percentage` the areas of each year fill the chart, whatever their sum. The axis and
 * `tickFormat` of the series turn the shares from 0 to 1 into percent; `color` lists the colors in the order
 * of the series.
 *
 * @alt Area chart of the shares of five sources of electricity from 2015 to 2024; coal shrinks from 40 to 9 percent while wind and solar grow from 11 to 51 percent.
 * @tag stack
 * @tag percentage
 * @tag color
 */
export default function Percentage() {
  return (
    <Chart size={{ height: 320 }} title="Sources of electricity">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout={LegendLayout.List}
      />
      <Axis
        id="year"
        position={Position.Bottom}
        ticks={5}
        maximumFractionDigits={0}
        tickFormat={String}
      />
      <Axis id="share" position={Position.Left} tickFormat={wholePercent} />
      <AreaSeries
        id="electricity"
        name="Electricity"
        data={years}
        xScaleType={ScaleType.Linear}
        xAccessor="year"
        yAccessors={['terawattHours']}
        splitSeriesAccessors={['source']}
        stackAccessors={['year']}
        stackMode={StackMode.Percentage}
        color={['#7d8491', '#b0865c', '#9170b8', '#3d8fc9', '#d6a31f']}
        tickFormat={exactPercent}
        areaSeriesStyle={{
          area: { opacity: 0.75 },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
